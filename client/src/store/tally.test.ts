import { expect, it } from 'vitest';
import type { MyTable, SeatInfo } from '../protocol/wire';
import { tally } from './tally';

const seat = (kind: SeatInfo['kind'], mine: boolean) => ({ kind, mine, connected: true }) as SeatInfo;
const table = (game: string, seats: SeatInfo[], places?: number[]): MyTable =>
  ({ table: { game, seats, ...(places && { outcome: { places, points: [] } }) } }) as unknown as MyTable;
const alone = [seat('person', true), seat('bot', false)];

it('games that one person has finished are counted, most played first', () => {
  expect(
    tally([
      table('alea', alone, [1, 2]),
      table('sylla', alone, [2, 1]),
      table('sylla', alone, [1, 1]),
      table('sylla', alone),
    ]),
  ).toEqual([
    { game: 'sylla', games: 2, wins: 1 },
    { game: 'alea', games: 1, wins: 1 },
  ]);
});

it('nobody wins a game of several people at one device, or one that was brought as a file', () => {
  const shared = [seat('person', true), seat('local', true)];
  const brought = [seat('local', true), seat('bot', false)];
  expect(tally([table('alea', shared, [1, 2]), table('alea', brought, [1, 2])])).toEqual([]);
});
