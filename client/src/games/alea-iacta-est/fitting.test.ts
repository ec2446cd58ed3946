import { expect, test } from 'vitest';
import { dieIn } from './fitting';

const room = { width: 160, height: 60, wanted: 30, gaps: [10, 4] } as const;

test('few dice are as large as they like', () => {
  expect(dieIn([{ dice: 3 }], room)).toBe(30);
  expect(dieIn([], room)).toBe(30);
});

test('dice that would stand above the roof are smaller', () => {
  const five = Array.from({ length: 5 }, () => ({ dice: 3 }));
  const die = dieIn(five, room);
  expect(die).toBeLessThan(30);
  // Whatever fits: rows of groups, one above the other.
  const rows = Math.ceil(5 / Math.floor((160 + 10) / (die * 3 + 4 + 10)));
  expect(rows * (die + 4) - 4).toBeLessThanOrEqual(60);
});

test('what stands beside a group needs room as well', () => {
  expect(dieIn([{ dice: 4, beside: 60 }], room)).toBeLessThan(dieIn([{ dice: 4 }], room));
});

test('dice that lie upon each other need less', () => {
  expect(dieIn([{ dice: 6 }], { ...room, shown: 0.7 })).toBeGreaterThan(dieIn([{ dice: 6 }], room));
});

test('there is always a size, however little room there is', () => {
  expect(dieIn([{ dice: 40 }], { ...room, width: 10 })).toBeGreaterThan(0);
});
