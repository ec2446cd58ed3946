import { expect, it } from 'vitest';
import type { View } from '../../protocol/glory-to-rome';
import { standsNew } from './feats';

const camps = (...completed: string[][]) =>
  ({
    camps: completed.map((buildings, seat) => ({
      influence: 2 + seat,
      completed: buildings.map((building) => ({ building, opened: false })),
    })),
  }) as unknown as View;

it('a house that was finished is a feat of whoever has it', () => {
  expect(standsNew(camps([], ['bar']), camps([], ['bar', 'road']))).toEqual({
    seat: 1,
    building: 'road',
    influence: 3,
  });
});

it('nothing stands that stood before, was taken back or belongs to another table', () => {
  expect(standsNew(camps(['bar']), camps(['bar']))).toBeUndefined();
  expect(standsNew(camps(['bar']), camps([]))).toBeUndefined();
  expect(standsNew(camps(['bar']), camps(['bar'], ['road']))).toBeUndefined();
  expect(standsNew(camps([]), camps(['bar', 'road', 'gate']))).toBeUndefined();
});
