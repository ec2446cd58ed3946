// What a surcharge is paid with.

import type { View } from '../../protocol/gloria-mundi';
import type { Piece } from '../../protocol/wire';
import { TOKENS } from './goods';

/** More than anybody ever has of one kind. */
const MANY = 1_000;

/** How dear a token is: the fewer of its kind are left, the dearer. Glory, which is worth points, is paid with last. */
export function dear(piece: Piece, taken: number, view: View): number {
  const token = TOKENS.find((one) => piece === `tokens/${one}`);
  const tokens = view.own === null ? undefined : view.players[view.own]?.screen?.tokens;
  const left = (token && tokens?.[token]) ?? 0;
  return (token === 'glory' ? MANY : 0) - (left - taken);
}
