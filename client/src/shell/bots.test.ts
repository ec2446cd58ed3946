import { expect, it } from 'vitest';
import type { GameSummary } from '../protocol/wire';
import { botOf, opponent, secondsOf, strengthOf, withSeconds } from './bots';

const game = {
  bots: [{ spec: 'random' }, { spec: 'solid' }, { spec: 'strong', seconds: { min: 1, max: 10, default: 1 } }],
} as GameSummary;
const strong = botOf(game, 'strong:ms=3000');

it('a bot that thinks is asked for with its time, and without where it is the usual one', () => {
  expect(strong?.spec).toBe('strong');
  expect(strong && withSeconds(strong, 1)).toBe('strong');
  expect(strong && withSeconds(strong, 3)).toBe('strong:ms=3000');
  expect(secondsOf('strong:ms=3000', strong)).toBe(3);
  expect(secondsOf('strong', strong)).toBe(1);
  expect(secondsOf('solid', botOf(game, 'solid'))).toBeUndefined();
});

it('the usual opponent is the solid one, unless another was wished for that the game has', () => {
  expect(opponent(game)).toBe('solid');
  expect(opponent(game, 'strong:ms=5000')).toBe('strong:ms=5000');
  expect(opponent(game, 'cheater')).toBe('solid');
  expect(opponent({ ...game, bots: [{ spec: 'random' }] })).toBe('random');
});

it('strength is the place among those known by their strength, and nothing for one with a character', () => {
  const mixed = { ...game, bots: [...game.bots, { spec: 'companion' }] };
  expect(strengthOf(mixed, 'random')).toEqual({ strength: 1, of: 3 });
  expect(strengthOf(mixed, 'strong:ms=3000')).toEqual({ strength: 3, of: 3 });
  expect(strengthOf(mixed, 'companion')).toBeUndefined();
  expect(strengthOf(mixed, 'hal')).toBeUndefined();
});
