// How strong somebody is who solves puzzles, and how hard a puzzle is: Glickman's rating with a deviation. Pure.

export interface Rated {
  rating: number;
  /** How unsure the rating is: two of these either way hold it nearly always. */
  deviation: number;
}

/** Nobody knows anything yet. */
export const UNKNOWN: Rated = { rating: 1500, deviation: 350 };
/** A deviation never becomes smaller: people change. */
const LEAST_DEVIATION = 50;
const Q = Math.LN10 / 400;

/** How much a result against somebody of that deviation says. */
const weight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2);

/** How often the first gets the better of the second. */
export const expected = (one: Rated, other: Rated): number =>
  1 / (1 + 10 ** ((-weight(other.deviation) * (one.rating - other.rating)) / 400));

/** The first after one meeting with the second: `score` is 1 if it got the better of it, else 0. */
export function after(one: Rated, other: Rated, score: 0 | 1): Rated {
  const says = weight(other.deviation);
  const chance = expected(one, other);
  const known = 1 / one.deviation ** 2 + Q * Q * says * says * chance * (1 - chance);
  return {
    rating: one.rating + (Q / known) * says * (score - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / known)),
  };
}
