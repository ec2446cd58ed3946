// Which pieces change their address between two views, so that they can be seen travelling.

import type { Flight } from '../../motion/fly';
import type { PlayerView, View } from '../../protocol/alea-iacta-est';
import type { Eyes } from '../../protocol/wire';
import { everywhere, standing } from './standing';
import { thrower } from './throwing';
import { dashed } from '../../words/typed';

const owned = (player: PlayerView | undefined) => [
  ...(player?.lodgings ?? []).flatMap((lodging) => [
    ...(lodging.province ? [`province/${lodging.province}`] : []),
    ...[lodging.woman, lodging.man].flatMap((name) => (name ? [`patrician/${name}`] : [])),
  ]),
  ...(player?.unhoused ?? []).map((name) => `patrician/${name}`),
];

export function flights(before: View, after: View, eyes: Eyes): Flight[] {
  const own = typeof eyes === 'string' ? undefined : eyes.seat;
  return [...placed(before, after, own), ...after.players.flatMap((player) => won(before, player, own))];
}

/** Dice walk out of the tray into a building, left-over ones from their owner, and from the Forum into the Latrina. */
function placed(before: View, after: View, own: number | undefined): Flight[] {
  const stood = everywhere(before);
  const were = new Set(stood.map((die) => die.address));
  const are = new Set(everywhere(after).map((die) => die.address));
  const gone = stood.filter((die) => !are.has(die.address));
  const used = new Map<string, number>();
  return everywhere(after).flatMap((die) => {
    if (were.has(die.address)) return [];
    const left = die.face === undefined ? gone.findIndex((one) => one.seat === die.seat) : -1;
    if (left >= 0) return [{ from: gone.splice(left, 1)[0]?.address ?? '', to: die.address }];
    if (die.face === undefined || (die.seat !== own && thrower(before)?.seat !== die.seat))
      return [{ from: `seat/${die.seat}/dice`, to: die.address }];
    const kind = die.seat === own ? `dice/${die.face}` : `thrown/${die.seat}/${die.face}`;
    const nth = (used.get(kind) ?? 0) + 1;
    used.set(kind, nth);
    return [{ from: `${kind}/${nth}`, to: die.address }];
  });
}

/** Provinces, patricians, Senate cards and Fortuna tiles come to their new owner. */
function won(before: View, player: PlayerView, own: number | undefined): Flight[] {
  const was = before.players[player.seat];
  const had = new Set(owned(was));
  const found: Flight[] = owned(player)
    .filter((address) => !had.has(address))
    .map((address) => ({ from: address, to: address }));
  if (player.seat === own) {
    for (const card of player.senate ?? [])
      if (!was?.senate?.includes(card))
        found.push({ from: `senate/${dashed(card)}`, to: `senate/${dashed(card)}` });
    const drawn = new Set(standing('fortuna', was?.drawn_tiles ?? []).map((tile) => tile.address));
    for (const tile of standing('fortuna', player.drawn_tiles ?? []))
      if (!drawn.has(tile.address)) found.push({ from: 'fortuna-heap', to: tile.address });
  } else {
    if (player.senate_cards > (was?.senate_cards ?? 0))
      found.push({ from: 'senate-stack', to: `seat/${player.seat}/senate` });
    if (player.drawn > (was?.drawn ?? 0))
      found.push({ from: 'fortuna-heap', to: `seat/${player.seat}/fortuna` });
  }
  return found;
}
