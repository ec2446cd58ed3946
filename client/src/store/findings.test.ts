import { expect, it } from 'vitest';
import type { Findings, Moment } from '../protocol/wire';
import { costliest, course, givenAway, remark } from './findings';

const better = { label: { key: 'better' }, win_share: 0.7 };
const moment = (seat: number, cost: number, share: number, rest?: Partial<Moment>): Moment => ({
  seat,
  cost,
  shares: [share, 1 - share],
  luck: [0, 0],
  ...rest,
});
const findings: Findings = {
  start: [0.5, 0.5],
  moments: [
    moment(0, 0.02, 0.48, { better }),
    moment(1, 0.1, 0.58, { better }),
    moment(0, 0, 0.6),
    moment(1, 0.004, 0.6, { better }),
    moment(0, 0.05, 0.55, { better }),
  ],
  luck: [0.05, -0.05],
};

it('the dearest decisions come first, and trifles not at all', () => {
  expect(costliest(findings, 9).map(({ entry }) => entry)).toEqual([2, 5, 1]);
  expect(costliest(findings, 1).map(({ entry }) => entry)).toEqual([2]);
  expect(costliest(findings, 9, [0]).map(({ entry }) => entry)).toEqual([5, 1]);
});

it('a line of the chart begins before the first entry', () => {
  expect(course(findings, 1).map(Math.round)).toEqual([50, 52, 42, 40, 40, 45]);
});

it('what is given away is counted for the seat that decided', () => {
  const [mine, other] = givenAway(findings);
  expect(mine).toBeCloseTo(0.07);
  expect(other).toBeCloseTo(0.104);
});

it('an entry that cost something is worth a remark, the set-up never', () => {
  expect(remark(findings, 2)?.seat).toBe(1);
  expect(remark(findings, 3)).toBeUndefined();
  expect(remark(findings, 0)).toBeUndefined();
  expect(remark(undefined, 2)).toBeUndefined();
});
