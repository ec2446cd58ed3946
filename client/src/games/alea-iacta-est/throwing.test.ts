import { expect, it } from 'vitest';
import type { View } from '../../protocol/alea-iacta-est';
import { indices, shaker, thrower, thrown } from './throwing';

type Row = { rolled: number[]; chips?: number };
const table = (waiting: number | null, rows: Row[], more: Partial<View> = {}): View =>
  ({
    phase: 'placing',
    waiting_for: waiting,
    again: null,
    players: rows.map((row, seat) => ({ seat, left: 8, chips: 0, ...row })),
    ...more,
  }) as unknown as View;

it('the tray belongs to whoever has rolled, the cup to whoever has yet to roll', () => {
  const rolled = table(1, [{ rolled: [] }, { rolled: [2, 5] }]);
  expect([thrower(rolled)?.seat, shaker(rolled)?.seat]).toEqual([1, undefined]);
  const cup = table(0, [{ rolled: [] }, { rolled: [] }]);
  expect([thrower(cup)?.seat, shaker(cup)?.seat]).toEqual([undefined, 0]);
  const market = table(0, [{ rolled: [] }, { rolled: [] }], { phase: 'forum' });
  expect([thrower(market), shaker(market)]).toEqual([undefined, undefined]);
});

it('a roll of anybody tumbles, a placement does not', () => {
  const before = table(1, [{ rolled: [] }, { rolled: [] }]);
  const after = table(1, [{ rolled: [] }, { rolled: [2, 5] }]);
  expect(thrown(before, after)).toEqual([2, 5]);
  expect(thrown(after, table(0, [{ rolled: [] }, { rolled: [] }]))).toEqual([]);
  expect(thrown(after, after)).toEqual([]);
});

it('of a roll with a chip only the chosen dice tumble', () => {
  const before = table(1, [{ rolled: [] }, { rolled: [2, 5, 5] }], {
    again: { seat: 1, chosen: [5, 5], face: null },
  });
  const after = table(1, [{ rolled: [] }, { rolled: [2, 3, 5] }]);
  expect(thrown(before, after)).toEqual([3, 5]);
});

it('my own roll with a chip is seen as one', () => {
  const before = table(0, [{ rolled: [2, 5, 5], chips: 2 }]);
  const after = table(0, [{ rolled: [2, 2, 5], chips: 1 }]);
  expect(thrown(before, after, [5, 5])).toEqual([2, 5]);
  expect(thrown(before, before, [5, 5])).toEqual([]);
});

it('dice are found in the row from the left', () => {
  expect([...indices([2, 4, 4, 6], [4, 6])]).toEqual([1, 3]);
});
