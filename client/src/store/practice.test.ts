import { expect, it } from 'vitest';
import type { Findings, Moment, Offer } from '../protocol/wire';
import { best, judge, mistakesOf } from './practice';

const offers: Offer[] = ['a', 'b', 'c', 'd'].map((key) => ({
  answer: key,
  label: { key },
  pieces: [],
  final: false,
}));
const [a, b, c, d] = offers as [Offer, Offer, Offer, Offer];
const mistake = (rest: Partial<Moment>): Moment => ({
  seat: 0,
  shares: [0.4, 0.6],
  luck: [0, 0],
  cost: 0.1,
  better: { label: { key: 'b' }, win_share: 0.5 },
  ...rest,
});
const findings = (...moments: Moment[]): Findings => ({ start: [0.5, 0.5], moments, luck: [0, 0] });
const only = (rest: Partial<Moment>) => {
  const [one] = mistakesOf(findings(mistake(rest)), [0]);
  if (!one) throw new Error('no mistake');
  return one;
};

it('only what cost enough is tried again, and only of the seats that are asked for', () => {
  const { better: _, ...nothing } = mistake({});
  const found = findings(
    mistake({}),
    mistake({ cost: 0.02 }),
    mistake({ seat: 1 }),
    nothing,
    mistake({ cost: 0.03 }),
  );
  expect(mistakesOf(found, [0]).map(({ entry }) => entry)).toEqual([1, 5]);
  expect(mistakesOf(found, [1]).map(({ entry }) => entry)).toEqual([3]);
});

it('whatever is as good as the best passes', () => {
  const one = only({ promises: [0.4, 0.5, 0.495, 0.48] });
  expect([a, b, c, d].map((offer) => judge(one, offers, offer).passes)).toEqual([false, true, true, false]);
  expect(judge(one, offers, d).promised).toBe(0.48);
  expect(best(one, offers)).toBe(b);
});

it('an analysis that tells of the best alone accepts that alone', () => {
  const one = only({});
  expect([a, b, c].map((offer) => judge(one, offers, offer))).toEqual([
    { passes: false, promised: undefined },
    { passes: true, promised: 0.5 },
    { passes: false, promised: undefined },
  ]);
  expect(best(one, offers)).toBe(b);
});
