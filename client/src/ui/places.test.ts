import { expect, it } from 'vitest';
import { keepPlaces } from './places';

it('what has left frees its place, and what has come takes it', () => {
  const first = keepPlaces([], ['road', 'wall', 'bath']);
  expect(first).toEqual(['road', 'wall', 'bath']);
  const gone = keepPlaces(first, ['road', 'bath']);
  expect(gone).toEqual(['road', undefined, 'bath']);
  expect(keepPlaces(gone, ['road', 'arch', 'bath'])).toEqual(['road', 'arch', 'bath']);
});

it('what leaves the end leaves nothing, and places that are always there stay', () => {
  expect(keepPlaces(['road', 'wall'], ['road'])).toEqual(['road']);
  expect(keepPlaces(['road', 'wall'], ['road'], 3)).toEqual(['road', undefined, undefined]);
  expect(keepPlaces([], [], 2)).toEqual([undefined, undefined]);
});

it('another order of the same things moves nothing', () => {
  expect(keepPlaces(['road', 'wall'], ['wall', 'road'])).toEqual(['road', 'wall']);
});

it('closes up where more is empty than can be looked over', () => {
  const places = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(keepPlaces(places, ['a', 'e', 'f'])).toEqual(['a', undefined, undefined, undefined, 'e', 'f']);
  expect(keepPlaces(places, ['a', 'f'])).toEqual(['a', 'f']);
});

it('begins anew where nothing is left of what lay there', () => {
  expect(keepPlaces(['a', 'b'], ['x', 'y', 'z'])).toEqual(['x', 'y', 'z']);
});

it('gives up no place where no gap is too many', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['b'], 0, Infinity)).toEqual([undefined, 'b', undefined]);
  expect(keepPlaces(['a', 'b'], [], 0, Infinity)).toEqual([undefined, undefined]);
});
