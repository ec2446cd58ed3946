import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawn, picture } from './pictures';

const components = readFileSync(
  join(import.meta.dirname, '../../../../../games/gloria-mundi/data/components.toml'),
  'utf8',
);
const cards = [...components.matchAll(/id = "\w+", name = "([^"]+)"/g)].map(([, name]) => name ?? '');

it('every card of the printed set has a picture of its own', () => {
  expect(cards).toHaveLength(57);
  expect(cards.filter((name) => !picture(name))).toEqual([]);
  expect(new Set(cards.map(picture)).size).toBe(cards.length);
});

it('no picture is drawn for a card that is not there', () => {
  const names = new Set(cards.map((name) => name.toLowerCase()));
  expect(drawn.filter((name) => !names.has(name))).toEqual([]);
});
