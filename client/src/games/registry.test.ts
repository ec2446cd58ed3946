// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { game as fallback } from './fallback/game';
import { board, firstRoundOf, rulesOf } from './registry';

it('a game without a board gets the one that lists its view', async () => {
  expect(await board('tali')).toBe(fallback);
});

it('a game has the first round and the rules page that lie in its folder, and no other', () => {
  expect([firstRoundOf('city-of-rome'), rulesOf('city-of-rome')]).not.toContain(undefined);
  expect([firstRoundOf('tali'), rulesOf('tali')]).toEqual([undefined, undefined]);
});
