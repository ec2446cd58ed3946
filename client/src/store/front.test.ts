import { expect, it } from 'vitest';
import type { GameSummary, MyTable } from '../protocol/wire';
import { lastOpponents } from './front';

const game = { key: 'sylla', bots: [{ spec: 'greedy' }, { spec: 'strong' }] } as unknown as GameSummary;
const table = (updated: number, bot: string) =>
  ({
    table: { game: 'sylla', status: 'finished', updated, seats: [{ mine: true }, { bot }] },
  }) as unknown as MyTable;

it('a game is played again against the bots of the last table', () => {
  const again = lastOpponents(game, [table(5, 'greedy'), table(9, 'strong:ms=3000')]);
  expect(again).toEqual({ seats: ['me', { bot: { spec: 'strong:ms=3000' } }], bots: ['strong:ms=3000'] });
  expect(lastOpponents(game, [])).toBeUndefined();
});

it('a bot that was chosen after the last table was not the one that was played against', () => {
  expect(lastOpponents(game, [table(9, 'greedy')], 8)).toBeDefined();
  expect(lastOpponents(game, [table(9, 'greedy')], 10)).toBeUndefined();
});
