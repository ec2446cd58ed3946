// Choosing dice and a building: which of the offered placements are still meant. Knows no rule, only the list of offers.

import type { Answer, Building, Prospect } from '../../protocol/alea-iacta-est';
import type { Offer } from '../../protocol/wire';

export interface Placement {
  building: Building;
  /** Faces, ascending. */
  dice: readonly number[];
  offer: Offer;
}

export function placements(offers: readonly Offer[]): Placement[] {
  return offers.flatMap((offer) => {
    const answer = offer.answer as Answer;
    return typeof answer === 'object' && 'place' in answer ? [{ ...answer.place, offer }] : [];
  });
}

const count = (dice: readonly number[], face: number) => dice.filter((one) => one === face).length;

/** Whether all of `part` are among `dice`, by face. */
export const contains = (dice: readonly number[], part: readonly number[]) =>
  part.every((face) => count(part, face) <= count(dice, face));

export const same = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && contains(some, others);

/** Placements that go there (anywhere, if no building is meant) and use at least these dice. */
export const fitting = (
  all: readonly Placement[],
  building: Building | undefined,
  dice: readonly number[],
): Placement[] =>
  all.filter((one) => (building === undefined || one.building === building) && contains(one.dice, dice));

export const exactly = <P extends Placement | Prospect>(
  all: readonly P[],
  building: Building,
  dice: readonly number[],
): P | undefined => all.find((one) => one.building === building && same(one.dice, dice));

/** Where a longer run or a larger group keeps its place against the others; elsewhere dice are spared. */
const LONGER: readonly Building[] = ['senatus', 'castrum'];

/** Placements in one building, those that bring most as things stand first: it wins something, stands further ahead, draws more tiles. */
function ranked(all: readonly Placement[], prospects: readonly Prospect[]): Placement[] {
  const worth = ({ building, dice }: Placement) => {
    const found = exactly(prospects, building, dice);
    return [
      Number(found?.wins ?? false),
      -(found?.place ?? 99),
      found?.tiles ?? 0,
      LONGER.includes(building) ? dice.length : -dice.length,
      dice.reduce((sum, face) => sum + face, 0),
    ];
  };
  return all
    .map((one) => ({ one, worth: worth(one) }))
    .sort((some, others) => {
      const at = some.worth.findIndex((value, index) => value !== others.worth[index]);
      return at < 0 ? 0 : (others.worth[at] ?? 0) - (some.worth[at] ?? 0);
    })
    .map(({ one }) => one);
}

/** Of placements in one building the one that brings most. */
export const best = (all: readonly Placement[], prospects: readonly Prospect[]): Placement | undefined =>
  ranked(all, prospects)[0];

/** What a set of dice takes of the room, beside its dice. */
const MARGIN = 0.6;

/**
 * Placements in one building that lie ready to be taken by one tap, as many as there is room for, measured in dice: the best, the largest
 * that no other goes beyond, the smallest, then what lies between. In the order of their dice, so that each is found where it is looked for.
 */
export function ready(all: readonly Placement[], prospects: readonly Prospect[], room: number): Placement[] {
  const order = ranked(all, prospects);
  const goesBeyond = (one: Placement, other: Placement) => one !== other && contains(one.dice, other.dice);
  const kind = (one: Placement) => {
    if (one === order[0]) return 0;
    if (!all.some((other) => goesBeyond(other, one))) return 1;
    return all.some((other) => goesBeyond(one, other)) ? 3 : 2;
  };
  const wanted = order
    .map((one) => ({ one, kind: kind(one) }))
    .sort((some, others) => some.kind - others.kind)
    .map(({ one }) => one);
  let left = room;
  const shown = wanted.filter(({ dice }) => {
    const takes = dice.length + MARGIN;
    if (takes > left) return false;
    left -= takes;
    return true;
  });
  const written = ({ dice }: Placement) => `${dice.length} ${dice.join('')}`;
  return shown.sort((some, others) => written(some).localeCompare(written(others)));
}

/** What follows upon paying for rolling these again, out of all that were rolled: how many of each face, then the throw. */
export function reroll(dice: readonly number[], row: readonly number[]): Answer[] {
  const faces = [...new Set(row)].sort((one, other) => one - other);
  return [...faces.map((face) => ({ again: count(dice, face) })), 'throw'];
}

/** What is left when these are taken away. */
export function without(dice: readonly number[], taken: readonly number[]): number[] {
  const left = [...dice];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** `dice/4/1` for the first four, `dice/4/2` for the second; those marked come first. */
export function addresses(dice: readonly number[], first: ReadonlySet<number>): string[] {
  return dice.map((face, index) => {
    const before = dice.filter(
      (other, at) => other === face && (first.has(at) !== first.has(index) ? first.has(at) : at < index),
    ).length;
    return `dice/${face}/${before + 1}`;
  });
}
