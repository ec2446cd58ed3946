// Goods and cards as the board names them.

import type { Basic, Building, CardView, PlayerView, Token, Tokens, View } from '../../protocol/gloria-mundi';

export const TOKENS: readonly Token[] = ['food', 'gold', 'peace', 'glory'];
export const BASICS: readonly Basic[] = ['farm', 'city', 'peace'];

const PRODUCTS: Record<Basic, Token> = { farm: 'food', city: 'gold', peace: 'peace' };
/** What a basic card produces. */
export const productOf = (basic: Basic): Token => PRODUCTS[basic];

export const tokenKey = (token: Token) =>
  token === 'peace' ? 'gloria-peace-token' : (`gloria-${token}` as const);
export const basicKey = (basic: Basic) => `client-gloria-${basic}` as const;

export const sum = (tokens: Tokens) => TOKENS.reduce((all, token) => all + tokens[token], 0);

export const pile = (player: PlayerView | undefined, basic: Basic) =>
  player?.display.find((one) => one.basic === basic);

/** Every building card that lies open. */
export const openCards = (view: View): CardView[] => [
  ...view.forum.flatMap((place) => place.card ?? []),
  ...view.players.flatMap((player) => player.display.flatMap((one) => one.built.map((built) => built.card))),
];

export const cardOf = (view: View, id: Building) => openCards(view).find((card) => card.id === id);
