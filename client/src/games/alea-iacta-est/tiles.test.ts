import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { governed, numeral, patrician, PRINTED, province, SENATE } from './tiles';

/** What the rules' data file says about each card. */
const file = readFileSync('../games/alea-iacta-est/data/components.toml', 'utf8');
const cards = file
  .split('[[card]]')
  .slice(1)
  .map((entry) => {
    const value = (key: string) => new RegExp(`^${key} = "(.*)"$`, 'm').exec(entry)?.[1];
    return { key: value('key'), numeral: value('numeral'), provenance: value('provenance') };
  });

it('the Senate cards are those of the data file, in the order of their numerals', () => {
  expect(cards.map((card) => card.key)).toEqual(SENATE);
  expect(cards.map((card) => card.numeral)).toEqual(SENATE.map(numeral));
});

it('help marks exactly the reconstructed cards as such', () => {
  expect(cards.filter((card) => card.provenance !== 'reconstruction').map((card) => card.key)).toEqual([
    PRINTED,
  ]);
});

it('names of tiles are read', () => {
  expect(province('blue-4')).toEqual({ land: 'blue', value: 4 });
  expect(province('free')).toEqual({ land: 'free', value: 0 });
  expect(patrician('red-woman-3')).toEqual({ land: 'red', sex: 'woman', value: 3 });
  expect(governed('governor_green')).toBe('green');
  expect(governed('women')).toBeUndefined();
});
