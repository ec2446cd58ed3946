import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TOKENS } from './goods';
import { SAMPLES } from './samples';

/** The cards of the rules' data file by their name. */
const file = readFileSync('../games/gloria-mundi/data/components.toml', 'utf8');
const line = (name: string) => file.split('\n').find((one) => one.includes(`name = "${name}"`)) ?? '';
const value = (name: string, key: string) =>
  new RegExp(`\\b${key} = "?([^",]+)`).exec(line(name))?.[1]?.trim();
const LETTERS = { food: 'F', gold: 'G', peace: 'P', glory: 'R' };

it.each(SAMPLES)('the card for %s is as in the data file', (_, card) => {
  const { name, price } = card;
  const tokens = TOKENS.filter((token) => price[token] > 0);
  expect({
    type: value(name, 'type'),
    price: value(name, 'price'),
    steps: value(name, 'steps'),
  }).toEqual({
    type: card.colour,
    price: tokens.map((token) => `${price[token]}${LETTERS[token]}`).join('+'),
    steps: String(card.steps),
  });
});
