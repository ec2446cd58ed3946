import type { Building } from '../../protocol/alea-iacta-est';
import { expect, it } from 'vitest';
import type { Offer } from '../../protocol/wire';
import {
  addresses,
  best,
  contains,
  exactly,
  fitting,
  placements,
  ready,
  reroll,
  same,
  without,
} from './placements';

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

it('suggests what stands furthest ahead: the longest run, the largest group, elsewhere the fewest dice', () => {
  const offer = { answer: {}, label: { key: '' }, pieces: [], final: false };
  const placed = (building: Building, ...sets: number[][]) => sets.map((dice) => ({ building, dice, offer }));
  const prospect = { columns: [], wins: true, tiles: 0, pushes_out: [], place: 1 };
  const all = [
    ...placed('senatus', [6], [5, 6], [4, 5, 6]),
    ...placed('castrum', [6], [5, 5, 5]),
    ...placed('forum', [6], [1, 2]),
  ];
  const prospects = all.map(({ building, dice }) => ({ ...prospect, building, dice: [...dice] }));
  const found = (building: Building) =>
    best(
      all.filter((one) => one.building === building),
      prospects,
    )?.dice;
  expect(found('senatus')).toEqual([4, 5, 6]);
  expect(found('castrum')).toEqual([5, 5, 5]);
  expect(found('forum')).toEqual([6]);
  const behind = prospects.map((one) => (one.dice.length === 3 ? { ...one, place: 2 } : one));
  expect(best(placed('senatus', [6], [4, 5, 6]), behind)?.dice, 'the better place first').toEqual([6]);
  expect(best([], prospects)).toBeUndefined();
});

it('lays the best ready, then whole groups and runs, then single dice, as far as there is room', () => {
  const all = placements([
    place('castrum', 2),
    place('castrum', 4),
    place('castrum', 4, 4),
    place('castrum', 4, 4, 4),
    place('castrum', 6),
  ]);
  const lying = (room: number) => ready(all, [], room).map(({ dice }) => dice.join(''));
  expect(lying(99)).toEqual(['2', '4', '6', '44', '444']);
  expect(lying(7)).toEqual(['2', '6', '444']);
  expect(lying(3.6)).toEqual(['444']);
  expect(lying(0)).toEqual([]);
  expect(ready([], [], 9)).toEqual([]);
});
