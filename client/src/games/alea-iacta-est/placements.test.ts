import { expect, it } from 'vitest';
import type { Offer } from '../../protocol/wire';
import { addresses, contains, exactly, fitting, placements, reroll, same, without } from './placements';

const offer = (answer: unknown): Offer =>
  ({ answer, label: { key: 'x' }, pieces: [], final: false }) as Offer;
const place = (building: string, ...dice: number[]) => offer({ place: { building, dice } });
const offers = [
  place('castrum', 4),
  place('castrum', 4, 4),
  place('forum', 1, 4),
  place('forum', 4),
  offer('repete'),
];

it('only placements are found among the offers', () => {
  expect(placements(offers)).toHaveLength(4);
});

it('dice narrow the buildings, a building narrows the dice', () => {
  const all = placements(offers);
  expect(fitting(all, undefined, [4, 4]).map((one) => one.building)).toEqual(['castrum']);
  expect(fitting(all, 'forum', []).flatMap((one) => one.dice)).toEqual([1, 4, 4]);
  expect(fitting(all, 'forum', [1, 1])).toEqual([]);
});

it('a placement is meant only with exactly its dice', () => {
  const all = placements(offers);
  expect(exactly(all, 'castrum', [4])?.offer).toBe(offers[0]);
  expect(exactly(all, 'forum', [4, 1])?.offer).toBe(offers[2]);
  expect(exactly(all, 'forum', [1])).toBeUndefined();
});

it('dice are compared by what they show', () => {
  expect(contains([1, 4, 4], [4, 4])).toBe(true);
  expect(contains([1, 4], [4, 4])).toBe(false);
  expect(same([1, 4], [4, 1])).toBe(true);
  expect(without([1, 4, 4], [4])).toEqual([1, 4]);
});

it('dice taken up are the first of their face', () => {
  expect(addresses([2, 4, 4, 4], new Set([2]))).toEqual(['dice/2/1', 'dice/4/2', 'dice/4/1', 'dice/4/3']);
});

it('one tap on rolling again answers every face and throws', () => {
  expect(reroll([4, 4, 6], [6, 1, 4, 4, 4])).toEqual([{ again: 0 }, { again: 2 }, { again: 1 }, 'throw']);
});
