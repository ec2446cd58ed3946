// Which pieces change their address between two views, so that they can be seen travelling.

import type { Flight } from '../../motion/fly';
import type { Card, PlayerView, View } from '../../protocol/city-of-rome';
import type { Eyes } from '../../protocol/wire';
import { builderIds } from './builders';

const count = (cards: readonly (Card | null)[], card: Card) => cards.filter((one) => one === card).length;
const held = (player: PlayerView | undefined) => [
  ...(player?.hand ?? []),
  ...(player?.hidden ?? []).map((one) => one.card),
];

export function flights(before: View, after: View, eyes: Eyes): Flight[] {
  const found: Flight[] = [];
  // Only the hand at the lower edge lies open card by card; the others are one pile beside their city.
  const own = typeof eyes === 'string' ? undefined : eyes.seat;
  const hand = (seat: number, card: Card) => (seat === own ? `hand/${card}` : `seat/${seat}/hand`);

  for (const player of after.players) {
    const { seat } = player;
    const was = before.players[seat];
    if (!was) continue;
    for (const building of player.city.buildings) {
      const same = was.city.buildings.find((one) => one.x === building.x && one.y === building.y);
      if (same?.card !== building.card)
        found.push({ from: hand(seat, building.card), to: `seat/${seat}/city/${building.x},${building.y}` });
    }
    for (const card of new Set(held(player))) {
      if (card === null || count(held(player), card) <= count(held(was), card)) continue;
      const slot = before.offer.findIndex(
        (one, index) => one.card === card && after.offer[index]?.card !== card,
      );
      const from =
        slot >= 0 ? `offer/${slot}` : before.peeked?.cards?.includes(card) ? `peeked/${card}` : undefined;
      if (from) found.push({ from, to: hand(seat, card) });
    }
  }
  after.offer.forEach((place, index) => {
    if (place.card && before.offer[index]?.card !== place.card) {
      found.push({ from: `deck/${['I', 'II', 'III', 'IV'].indexOf(place.deck) + 1}`, to: `offer/${index}` });
    }
  });
  const stood = new Map(builderIds(before).map((builder) => [builder.address, builder.field]));
  for (const builder of builderIds(after)) {
    if (stood.get(builder.address) !== builder.field)
      found.push({ from: builder.address, to: builder.address });
  }
  for (const card of after.influence_cards) {
    const was = before.influence_cards.find((one) => one.value === card.value);
    const address = `influence/${card.value}`;
    if (was && was.place !== card.place)
      found.push({ from: was.place === 'deck' ? 'deck/1' : address, to: address });
  }
  return found;
}
