// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { game as fallback } from './fallback/game';
import { board, guideOf, rulesOf } from './registry';

it('a game without a board gets the one that lists its view', async () => {
  expect(await board('tali')).toBe(fallback);
});

it('a game has the guide and the rules page that lie in its folder, and no other', () => {
  expect([guideOf('city-of-rome'), rulesOf('city-of-rome')]).not.toContain(undefined);
  expect([guideOf('tali'), rulesOf('tali')]).toEqual([undefined, undefined]);
});
