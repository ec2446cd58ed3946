// Choosing dice and a building: which of the offered placements are still meant. Knows no rule, only the list of offers.

import type { Answer, Building, Prospect, View } from '../../protocol/alea-iacta-est';
import type { Offer, Turn } from '../../protocol/wire';

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

/** The answer to the next question of a roll that has been decided on: so many of each face, then throw. */
export function nextOfReroll(dice: readonly number[], turn: Turn): Offer | undefined {
  const { again } = turn.view as View;
  if (!again) return undefined;
  const { face } = again;
  const meant = (answer: Answer) =>
    face === null
      ? answer === 'throw'
      : typeof answer === 'object' && 'again' in answer && answer.again === count(dice, face);
  return turn.ask?.offers.find((offer) => meant(offer.answer as Answer));
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
