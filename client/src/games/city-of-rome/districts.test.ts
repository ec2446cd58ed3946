import { expect, it } from 'vitest';
import type { Building, Card } from '../../protocol/city-of-rome';
import { districts, districtTotal, plan, withBuilding } from './districts';

const at = (x: number, y: number, card: Card, points = 0): Building => ({ x, y, card, brick: false, points });

// The worked example of the rulebook: 2 R 3* 3 / G 2* 2 b(2) / Y 2 b(4) Q* / Q L* 4 F
const example = [
  at(0, 0, 'house2'),
  at(1, 0, 'arena'),
  at(2, 0, 'luxury_house3'),
  at(3, 0, 'house3'),
  at(0, 1, 'vegetable_farm'),
  at(1, 1, 'luxury_house2'),
  at(2, 1, 'house2'),
  at(3, 1, 'therma', 2),
  at(0, 2, 'school'),
  at(1, 2, 'house2'),
  at(2, 2, 'therma', 4),
  at(3, 2, 'great_aqueduct'),
  at(0, 3, 'aqueduct'),
  at(1, 3, 'luna'),
  at(2, 3, 'house4'),
  at(3, 3, 'fortuna'),
];

it('shows the districts of the worked example as the rulebook counts them', () => {
  expect(districts(example).map(({ value, points }) => [value, points])).toEqual([
    [2, 2],
    [3, 14],
    [2, 22],
    [4, 8],
  ]);
});

it('a district without a public building shows nothing', () => {
  expect(districtTotal([at(0, 0, 'house2'), at(1, 0, 'house2')])).toBe(0);
});

it('two buildings of one colour count once', () => {
  expect(districtTotal([at(0, 0, 'arena'), at(1, 0, 'house3'), at(2, 0, 'colosseum')])).toBe(3);
});

it('a therma that is tried out brings its markers', () => {
  expect(districtTotal(withBuilding([at(0, 0, 'house2'), at(1, 0, 'house2')], 'imperial_therma', 2, 0))).toBe(
    4 + 2,
  );
});

it('the plan is a square of four by four around the start buildings', () => {
  const city = [at(3, 3, 'vegetable_farm'), at(4, 3, 'house2')];
  const reach = { left: 1, top: 0, right: 6, bottom: 6 };
  expect(plan(city, reach)).toMatchObject({ columns: 4, rows: 4 });
  expect(
    plan(city, reach, [
      { x: 2, y: 3 },
      { x: 5, y: 3 },
    ]),
  ).toMatchObject({ left: 2, columns: 4 });
});

it('the plan never shows ground out of reach', () => {
  const city = [at(3, 3, 'house2'), at(3, 4, 'house2'), at(3, 5, 'house2'), at(3, 6, 'house2')];
  expect(plan(city, { left: 0, top: 3, right: 6, bottom: 6 })).toMatchObject({ top: 3, rows: 4 });
});
