import { expect, it } from 'vitest';
import { governed, isReconstructed, numeral, patrician, province, SENATE } from './tiles';

it('tiles are found by their names', () => {
  expect(province('blue-4')).toEqual({ land: 'blue', value: 4 });
  expect(province('free')).toEqual({ land: 'free', value: 0 });
  expect(patrician('red-woman-3')).toEqual({ land: 'red', sex: 'woman', value: 3 });
  expect(() => province('blue-9')).toThrow('there is no blue-9');
});

it('a Senate card has its numeral, a governor a colour, and one of them its name from the rulebook', () => {
  expect(numeral('diversity')).toBe('XIX');
  expect(governed('governor_green')).toBe('green');
  expect(governed('women')).toBeUndefined();
  expect(SENATE.filter((card) => !isReconstructed(card))).toEqual(['many_fortuna_tiles']);
});
