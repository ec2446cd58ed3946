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

/** The Forum if these dice were placed, the first of them on this column; it may be longer than the columns. */
export function forumWith(
  view: View,
  seat: number | undefined,
  dice: readonly number[],
  place: number | undefined,
): ForumDie[] {
  const now: ForumDie[] = inForum(view).map((die) => ({ ...die, ghost: false }));
  if (place === undefined || seat === undefined) return now;
  dice.forEach((face, index) => {
    const behind = now.findIndex((die) => die.face >= face);
    const column = index === 0 ? place - 1 : behind < 0 ? now.length : behind;
    now.splice(column, 0, { seat, face, address: '', ghost: true });
  });
  return now;
}

/** The columns, from 1, on which these dice would stand. */
export const columnsOf = (
  view: View,
  seat: number | undefined,
  dice: readonly number[],
  place: number | undefined,
): number[] => forumWith(view, seat, dice, place).flatMap((die, index) => (die.ghost ? [index + 1] : []));

/** Every die in a building with whose it is. What it shows is unknown in the Latrina. */
export function everywhere(view: View): { seat: number; face: number | undefined; address: string }[] {
  const of = (seat: number, building: string, dice: readonly number[]) =>
    standing(`${building}/${seat}`, dice).map((die) => ({ seat, ...die }));
  return [
    ...(view.templum?.dice.flatMap((dice, seat) => of(seat, 'templum', dice)) ?? []),
    ...view.senatus.flatMap((run) => of(run.seat, 'senatus', between(run.low, run.high))),
    ...view.castrum.flatMap((group) =>
      of(
        group.seat,
        'castrum',
        Array.from({ length: group.count }, () => group.face),
      ),
    ),
    ...inForum(view),
    ...view.latrina.flatMap((dice, seat) =>
      Array.from({ length: dice }, (_, index) => ({
        seat,
        face: undefined,
        address: `latrina/${seat}/${index + 1}`,
      })),
    ),
  ];
}
