// Goods and cards as the board names them.

import type { Basic, PileView, PlayerView, Printed, Token, Tokens, View } from '../../protocol/gloria-mundi';

export const TOKENS: readonly Token[] = ['food', 'gold', 'peace', 'glory'];
export const BASICS: readonly Basic[] = ['farm', 'city', 'peace'];

export const tokenKey = (token: Token) =>
  token === 'peace' ? 'gloria-peace-token' : (`gloria-${token}` as const);
export const basicKey = (basic: Basic) => `client-gloria-${basic}` as const;

export const sum = (tokens: Tokens) => TOKENS.reduce((all, token) => all + tokens[token], 0);

export const pile = (player: PlayerView | undefined, basic: Basic) =>
  player?.display.find((one) => one.basic === basic);

/** The buildings on the cards of a type, with all that is printed on them. */
export const builtOf = ({ cards }: Printed, { built }: PileView) =>
  built.flatMap(({ card: id, brings }) => {
    const card = cards[id];
    return card ? [{ card, brings }] : [];
  });

/** The tokens on a space of the Goth's road. */
export const lying = ({ goth }: Pick<View, 'goth'>, space: number): readonly Token[] =>
  goth.lying[space - goth.stands_on - 1] ?? [];

/** How many there are of each. */
export function counted(tokens: readonly Token[]): Tokens {
  const count: Tokens = { food: 0, gold: 0, peace: 0, glory: 0 };
  for (const token of tokens) count[token] += 1;
  return count;
}
