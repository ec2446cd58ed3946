// What is turned for a bid: a card on its side does nothing else in this round.

import type { Piece } from '../../protocol/wire';

/** From the card that is missed least to the one that is missed most: a Senator votes, a Merchant earns, the others ward off events. */
const MISSED = ['slave', 'crane', 'legionary', 'vestal', 'merchant', 'senator'];

/** How dear it is to turn a card, by its address. A Christian lying on its side is as much worth at the end as one standing. */
export const dear = (piece: Piece): number =>
  MISSED.indexOf(/\/card\/(?:christian_)?([a-z]+)\//.exec(piece)?.[1] ?? 'senator');
