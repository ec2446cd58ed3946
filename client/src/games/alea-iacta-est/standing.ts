// Dice in the buildings, each with an address of its own, so that they can be seen travelling.

import type { View } from '../../protocol/alea-iacta-est';

export interface Standing {
  face: number;
  address: string;
}

/** `templum/0/4/1`: the first four of seat 0 there. */
export function standing(prefix: string, dice: readonly number[]): Standing[] {
  const seen = new Map<number, number>();
  return dice.map((face) => {
    const nth = (seen.get(face) ?? 0) + 1;
    seen.set(face, nth);
    return { face, address: `${prefix}/${face}/${nth}` };
  });
}

export const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** The Forum from the left; empty columns are missing. */
export function inForum(view: View): (Standing & { seat: number })[] {
  const seen = new Map<string, number>();
  return view.forum.flatMap((die) => {
    if (!die) return [];
    const prefix = `forum/${die.seat}/${die.face}`;
    const nth = (seen.get(prefix) ?? 0) + 1;
    seen.set(prefix, nth);
    return [{ seat: die.seat, face: die.face, address: `${prefix}/${nth}` }];
  });
}

/** A die of the Forum, or one that would come to stand there. */
export interface ForumDie extends Standing {
  seat: number;
  ghost: boolean;
}

/** The Forum with dice of a seat on the columns they are told to stand on, from 1; it may be longer than the columns. */
export function forumShown(
  view: View,
  seat: number | undefined,
  dice: readonly number[],
  columns: readonly number[],
): ForumDie[] {
  const shown: ForumDie[] = inForum(view).map((die) => ({ ...die, ghost: false }));
  if (seat === undefined) return shown;
  columns.forEach((column, index) => {
    const face = dice[index];
    if (face !== undefined) shown.splice(column - 1, 0, { seat, face, address: '', ghost: true });
  });
  return shown;
}
