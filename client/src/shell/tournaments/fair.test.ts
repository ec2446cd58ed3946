import { expect, test } from 'vitest';

import { boundRounds, ownPart, sealOf } from './fair';

const round = (link?: string) => ({ tables: [], byes: [], began: 0, kept_until: 0, ...(link && { link }) });

test('the seal of a link is that of the server', () => {
  // crates/rules/src/fairness.rs has the same for the same secret.
  expect(sealOf('07'.repeat(32))).toBe('7245dc7234736139073e578fdd4c428fc719923036cb90c2ba92d1d70cbe6f93');
});

test('each round is bound by the one before, and a changed one is found', () => {
  const second = '07'.repeat(32);
  const first = sealOf(second);
  const seal = sealOf(first);
  expect(boundRounds({ seal, rounds: [round(first), round(second), round()] })).toEqual([true, true]);
  expect(boundRounds({ seal, rounds: [round(second), round(first)] })).toEqual([false, false]);
  expect(boundRounds({ seal, rounds: [round()] })).toEqual([]);
});

test('what a page gives is new each time', () => {
  expect(ownPart()).toMatch(/^[0-9a-f]{64}$/);
  expect(ownPart()).not.toBe(ownPart());
});
