import { expect, test } from 'vitest';

import { shownGain, shownRating, sureness } from './rating';

test('everybody begins at 1500', () => {
  expect(shownRating(25)).toBe(1500);
  expect(shownRating(30)).toBe(1700);
});

test('a gain has its sign, and nothing is neither', () => {
  expect([shownGain(0.3), shownGain(-0.3), shownGain(0.001)]).toEqual(['+12', '−12', '±0']);
});

test('the first rating is a guess', () => {
  expect(sureness(25 / 3)).toBe('client-rating-guess');
  expect(sureness(5)).toBe('client-rating-rough');
  expect(sureness(1)).toBe('client-rating-sure');
});
