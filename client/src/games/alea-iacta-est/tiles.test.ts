import { expect, it } from 'vitest';
import type { Printed } from '../../protocol/alea-iacta-est';
import { facts } from './tiles';

const PRINTED: Printed = {
  provinces: [
    { name: 'blue-4', colour: 'blue', value: 5 },
    { name: 'free', colour: null, value: 0 },
  ],
  patricians: [{ name: 'red-woman-3', colour: 'red', sex: 'woman', value: 3 }],
  senate: [
    { card: 'women', numeral: 'XII', colour: null, reconstructed: true },
    { card: 'governor_green', numeral: 'VIII', colour: 'green', reconstructed: false },
  ],
  fortuna: [8, 14, 8],
};
const { governed, isReconstructed, numeral, patrician, province, senate } = facts(() => PRINTED);

it('tiles are found by their names, with the values of the set', () => {
  expect(province('blue-4')).toEqual({ land: 'blue', value: 5 });
  expect(province('free')).toEqual({ land: 'free', value: 0 });
  expect(patrician('red-woman-3')).toEqual({ land: 'red', sex: 'woman', value: 3 });
  expect(() => province('blue-9')).toThrow('there is no blue-9');
});

it('a Senate card has its numeral, and a governor a colour', () => {
  expect(numeral('women')).toBe('XII');
  expect(governed('governor_green')).toBe('green');
  expect(governed('women')).toBeUndefined();
  expect(senate().filter((card) => !isReconstructed(card))).toEqual(['governor_green']);
});
