import { expect, it } from 'vitest';
import type { GothsRoad } from '../../protocol/gloria-mundi';
import { counted, lying } from './goods';

const road = (stands_on: number, ...tokens: GothsRoad['lying']) => ({
  goth: { stands_on, lying: tokens } as GothsRoad,
});

it('tribute lies on the spaces before the Goth, from the nearest on', () => {
  const view = road(4, ['food'], ['gold', 'glory']);
  expect([3, 4, 5, 6, 7].map((space) => lying(view, space))).toEqual([
    [],
    [],
    ['food'],
    ['gold', 'glory'],
    [],
  ]);
});

it('tokens are counted by their kind', () => {
  expect(counted(['food', 'glory', 'food'])).toEqual({ food: 2, gold: 0, peace: 0, glory: 1 });
});
