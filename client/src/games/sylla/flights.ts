// Which pieces change their address between two views, so that they can be seen travelling.

import type { Flight } from '../../motion/fly';
import type { Building, Card, PlayerView, Pose, View } from '../../protocol/sylla';
import type { Eyes } from '../../protocol/wire';
import { TOKENS } from './faces';

const held = (player: PlayerView | undefined, card: Card, pose: Pose) =>
  player?.row.find((one) => one.card === card && one.pose === pose)?.count ?? 0;
const owned = (player: PlayerView | undefined, building: Building) => {
  const found = player?.estate.find((one) => one.building === building);
  return (found?.open ?? 0) + (found?.down ?? 0);
};

export function flights(before: View, after: View, eyes: Eyes): Flight[] {
  const own = typeof eyes === 'string' ? undefined : eyes.seat;
  return [
    ...after.players.flatMap((player) => received(before, after, player)),
    ...cubes(before, after, own),
  ];
}

/** Characters, buildings and tokens come to a player; a card that is turned stays where it was. */
function received(before: View, after: View, player: PlayerView): Flight[] {
  const was = before.players[player.seat];
  const found: Flight[] = [];
  for (const { card, pose, count } of player.row) {
    if (count <= held(was, card, pose)) continue;
    const to = `seat/${player.seat}/card/${card}/${pose}`;
    const other = (['upright', 'turned', 'down'] as const).find(
      (one) => held(was, card, one) > held(player, card, one),
    );
    if (other) found.push({ from: `seat/${player.seat}/card/${card}/${other}`, to });
    else if (before.recruits.includes(card)) found.push({ from: `recruit/${card}`, to });
  }
  for (const { building } of player.estate) {
    if (owned(player, building) <= owned(was, building)) continue;
    const slot = before.slots.findIndex(
      (one, index) => one.building === building && after.slots[index]?.building !== building,
    );
    if (slot >= 0) found.push({ from: `slot/${slot}`, to: `seat/${player.seat}/building/${building}` });
  }
  const token = TOKENS.find((one) => player.behind_screen[one] > (was?.behind_screen[one] ?? 0));
  if (token) found.push({ from: `token/${token}`, to: `seat/${player.seat}/screen` });
  return found;
}

/** Cubes go from the household onto an event. */
function cubes(before: View, after: View, own: number | undefined): Flight[] {
  return after.events.flatMap((event) => {
    const was = before.events.find((one) => one.event === event.event);
    return event.cubes.flatMap((count, seat) => {
      if (count <= (was?.cubes[seat] ?? 0)) return [];
      const left = (view: View, fighter: string) =>
        view.players[seat]?.cubes.find((one) => one.fighter === fighter)?.count ?? 0;
      const fighter =
        event.fought_by.find((one) => left(after, one) < left(before, one)) ?? event.fought_by[0] ?? '';
      const from = seat === own ? `cube/${fighter}` : `seat/${seat}/cube/${fighter}`;
      return [{ from, to: `cube-on/${event.event}/${seat}/${count - 1}` }];
    });
  });
}
