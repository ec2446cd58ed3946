// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { game as fallback } from './fallback/game';
import { board } from './registry';

it('a game without a board gets the one that lists its view', async () => {
  expect(await board('tali')).toBe(fallback);
});
