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
  expect(plan(city, reach, 1)).toMatchObject({ left: 2, columns: 5, rows: 4 });
  expect(plan(city, { ...reach, right: 5 }, 1)).toMatchObject({ left: 2, columns: 4 });
});

it('the plan never shows ground out of reach', () => {
  const city = [at(3, 3, 'house2'), at(3, 4, 'house2'), at(3, 5, 'house2'), at(3, 6, 'house2')];
  expect(plan(city, { left: 0, top: 3, right: 6, bottom: 6 })).toMatchObject({ top: 3, rows: 4 });
});
