// What the whole table looks at for a moment: the hammer falls, a consul is chosen, events strike. Thumbs have their own place (`Verdict`).

import type { Building, EventCard, PlayerView, View } from '../../protocol/sylla';
import type { Notice } from '../../protocol/wire';

export type Staged =
  | { kind: 'sold'; building: Building; seat: number; cards: number | undefined }
  | { kind: 'consul'; seat: number }
  | { kind: 'strikes'; events: readonly EventCard[] };

const owns = (player: PlayerView | undefined, building: Building): number =>
  (player?.estate ?? [])
    .filter((one) => one.building === building)
    .reduce((all, one) => all + one.open + one.down, 0) +
  (building === 'crane'
    ? (player?.row ?? []).filter((one) => one.card === 'crane').reduce((all, one) => all + one.count, 0)
    : 0);

/** What the whole table sees of a change, and what was told of it. */
export function staged(before: View, after: View, news: readonly Notice[]): Staged | undefined {
  const events = news
    .filter(({ label }) => label?.key === 'sylla-told-struck')
    .flatMap(({ pieces }) => pieces ?? [])
    .map((piece) => piece.replace('event/', '') as EventCard);
  if (events.length > 0) return { kind: 'strikes', events };
  return sold(before, after) ?? elected(before, after);
}

export function sold(before: View, after: View): Staged | undefined {
  const building = before.auction?.building;
  if (!building) return undefined;
  const seat = after.players.findIndex(
    (player, index) => owns(player, building) > owns(before.players[index], building),
  );
  if (seat < 0) return undefined;
  const bid = before.auction?.bids[seat];
  return { kind: 'sold', building, seat, cards: typeof bid === 'object' ? bid.offered : undefined };
}

export function elected(before: View, after: View): Staged | undefined {
  return before.phase === 'first_consul' && after.phase === 'recruiting' && before.round === after.round
    ? { kind: 'consul', seat: after.consul }
    : undefined;
}
