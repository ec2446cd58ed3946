import { expect, it } from 'vitest';
import type { Building, Card } from '../../protocol/city-of-rome';
import { plan } from './plan';

const at = (x: number, y: number, card: Card): Building => ({ x, y, card, brick: false, points: 0 });

it('the plan is a square of four by four around the start buildings', () => {
  const city = [at(3, 3, 'vegetable_farm'), at(4, 3, 'house2')];
  const reach = { left: 1, top: 0, right: 6, bottom: 6 };
  expect(plan(city, reach)).toMatchObject({ columns: 4, rows: 4 });
});

it('the plan has room for every place that can be built on', () => {
  const city = [at(3, 3, 'vegetable_farm'), at(4, 3, 'house2'), at(5, 3, 'house2')];
  const reach = { left: 2, top: 0, right: 6, bottom: 6 };
  expect(plan(city, reach, { margin: 1 })).toMatchObject({ left: 2, columns: 5, rows: 4 });
  expect(plan(city, { ...reach, right: 5 }, { margin: 1 })).toMatchObject({ left: 2, columns: 4 });
});

it('the plan never shows ground out of reach', () => {
  const city = [at(3, 3, 'house2'), at(3, 4, 'house2'), at(3, 5, 'house2'), at(3, 6, 'house2')];
  expect(plan(city, { left: 0, top: 3, right: 6, bottom: 6 })).toMatchObject({ top: 3, rows: 4 });
});

it('what is shown stays where it was as long as it has room', () => {
  const city = [at(3, 3, 'vegetable_farm'), at(4, 3, 'house2')];
  const reach = { left: 1, top: 0, right: 6, bottom: 6 };
  const before = plan(city, reach, { margin: 1, least: 5 });
  expect(before).toMatchObject({ columns: 5, rows: 5 });
  const above = [...city, at(3, 2, 'house2')];
  expect(plan(above, reach, { margin: 1, least: 5, before })).toEqual(before);
  // A city that no longer reaches so far keeps its size, though nothing can be built at the edge.
  expect(plan(city, { left: 3, top: 3, right: 6, bottom: 6 }, { margin: 1, least: 5, before })).toEqual(
    before,
  );
});

it('what is shown moves as little as it must', () => {
  const reach = { left: 0, top: 0, right: 9, bottom: 9 };
  const before = { left: 2, top: 2, columns: 5, rows: 5 };
  const city = [at(5, 4, 'house2'), at(6, 4, 'house2')];
  expect(plan(city, reach, { margin: 1, least: 5, before })).toEqual({ ...before, left: 3 });
});
