// Which pieces change their address between two views, so that they can be seen travelling.

import type { Flight } from '../../motion/fly';
import type { View } from '../../protocol/gloria-mundi';
import type { Eyes } from '../../protocol/wire';
import { BASICS, pile, sum, TOKENS } from './goods';

export function flights(before: View, after: View, eyes: Eyes): Flight[] {
  const own = typeof eyes === 'string' ? undefined : eyes.seat;
  return [...forum(before, after), ...displays(before, after, own), ...tribute(before, after, own)];
}

/** A new card comes from the deck, a bought one goes from the forum onto its basic card. */
function forum(before: View, after: View): Flight[] {
  const lay = new Set(before.forum.flatMap(({ card }) => card?.id ?? []));
  const turned = after.forum.flatMap(({ card }) =>
    card && !lay.has(card.id) ? [{ from: 'deck', to: `forum/${card.id}` }] : [],
  );
  const bought = after.players.flatMap((player) =>
    player.display.flatMap(({ built }) =>
      built
        .filter(({ card }) => lay.has(card.id))
        .map(({ card }) => ({ from: `forum/${card.id}`, to: `seat/${player.seat}/building/${card.id}` })),
    ),
  );
  return [...turned, ...bought];
}

/** A basic card comes from my hand; mine is the only hand that lies open. */
function displays(before: View, after: View, own: number | undefined): Flight[] {
  return after.players.flatMap((player) =>
    BASICS.flatMap((basic) => {
      const [was, is] = [pile(before.players[player.seat], basic), pile(player, basic)];
      if (!was || !is || is.product <= was.product) return [];
      const from = player.seat === own ? `hand/${basic}` : `seat/${player.seat}/tokens`;
      return [{ from, to: `seat/${player.seat}/${basic}` }];
    }),
  );
}

/** Tribute is carried to the road, and back to those who take it. */
function tribute(before: View, after: View, own: number | undefined): Flight[] {
  const paid = after.goth.spaces.flatMap((space, index) => {
    const was = before.goth.spaces[index];
    if (!was || sum(space.tribute) <= sum(was.tribute)) return [];
    const token = TOKENS.find((one) => space.tribute[one] > was.tribute[one]);
    const from = before.active === own ? `tokens/${token}` : `seat/${before.active}/tokens`;
    return [{ from, to: `tribute/${index}` }];
  });
  const taken = TOKENS.flatMap((token) => {
    if (after.goth.spoils[token] >= before.goth.spoils[token]) return [];
    const taker = after.players.find(
      (player) => player.screen.tokens[token] > (before.players[player.seat]?.screen.tokens[token] ?? 0),
    );
    if (!taker) return [];
    return [
      { from: `spoils/${token}`, to: taker.seat === own ? `tokens/${token}` : `seat/${taker.seat}/tokens` },
    ];
  });
  return [...paid, ...taken];
}
