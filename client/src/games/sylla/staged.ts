// What the whole table looks at for a moment: the hammer falls, a consul is chosen, events strike. Thumbs have their own place (`Verdict`).

import type { Building, EventCard, PlayerView, View } from '../../protocol/sylla';

export type Staged =
  | { kind: 'sold'; building: Building; seat: number; cards: number | undefined }
  | { kind: 'consul'; seat: number }
  | { kind: 'strikes'; events: readonly EventCard[]; prevented: readonly EventCard[] };

const owns = (player: PlayerView | undefined, building: Building): number =>
  (player?.estate ?? [])
    .filter((one) => one.building === building)
    .reduce((all, one) => all + one.open + one.down, 0) +
  (building === 'crane'
    ? (player?.row ?? []).filter((one) => one.card === 'crane').reduce((all, one) => all + one.count, 0)
    : 0);

export function staged(before: View, after: View): Staged | undefined {
  const building = before.auction?.building;
  if (building) {
    const seat = after.players.findIndex(
      (player, index) => owns(player, building) > owns(before.players[index], building),
    );
    const bid = before.auction?.bids[seat];
    if (seat >= 0)
      return { kind: 'sold', building, seat, cards: typeof bid === 'object' ? bid.offered : undefined };
  }
  if (before.phase === 'first_consul' && after.phase === 'recruiting' && before.round === after.round)
    return { kind: 'consul', seat: after.consul };
  const held = after.events.filter((one) => one.prevented);
  if (held.length > 0 && before.phase === 'events' && !before.events.some((one) => one.prevented))
    return {
      kind: 'strikes',
      events: after.events.filter((one) => !one.prevented).map((one) => one.event),
      prevented: held.map((one) => one.event),
    };
  return undefined;
}
