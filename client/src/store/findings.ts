// What an analysis found, as a person wants to see it. Pure.

import type { Findings, Moment } from '../protocol/wire';

/** What is smaller than this is within the noise of the judgement. */
const WORTH_TELLING = 0.01;

export interface Costly extends Moment {
  /** The number of its entry, counted from one. */
  entry: number;
}

/** The decisions that gave away most, dearest first; of these seats alone, if they are named. */
export function costliest(findings: Findings, most: number, seats?: readonly number[]): Costly[] {
  return findings.moments
    .map((moment, index) => ({ ...moment, entry: index + 1 }))
    .filter((moment) => moment.better && moment.cost >= WORTH_TELLING)
    .filter(({ seat }) => seats?.includes(seat) ?? true)
    .sort((one, two) => two.cost - one.cost || one.entry - two.entry)
    .slice(0, most);
}

/** The win share of a seat after 0, 1, 2 … entries, in per cent. */
export const course = (findings: Findings, seat: number): number[] =>
  [findings.start, ...findings.moments.map((moment) => moment.shares)].map(
    (shares) => 100 * (shares[seat] ?? 0),
  );

/** What each seat gave away over the whole game. */
export function givenAway(findings: Findings): number[] {
  const given = findings.start.map(() => 0);
  for (const { seat, cost } of findings.moments) given[seat] = (given[seat] ?? 0) + Math.max(0, cost);
  return given;
}

/** A decision that is worth a word beside the entry, if it was one. */
export function remark(findings: Findings | undefined, entry: number): Moment | undefined {
  const moment = findings?.moments[entry - 1];
  return moment?.better && moment.cost >= WORTH_TELLING ? moment : undefined;
}
