import { expect, it } from 'vitest';
import { bubblePlace } from './pointing';

const phone = { width: 390, top: 52, bottom: 730 };
const bubble = { width: 360, height: 130 };

it('the bubble stands beside what it speaks of and points at it', () => {
  const place = bubblePlace([{ left: 20, top: 300, width: 350, height: 80 }], bubble, phone);
  expect(place).toMatchObject({ side: 'above', top: 300 - 16 - 130 });
});

it('of two sides with room it takes the one that leaves free what can be chosen', () => {
  const free = [{ left: 20, top: 180, width: 350, height: 60 }];
  const place = bubblePlace([{ left: 20, top: 300, width: 350, height: 80 }], bubble, phone, free);
  expect(place).toMatchObject({ side: 'below' });
});

it('what can be chosen at the top and at the bottom of a phone stays free between them', () => {
  const sites = { left: 10, top: 110, width: 370, height: 50 };
  const hand = { left: 10, top: 620, width: 370, height: 100 };
  const place = bubblePlace([sites, hand], bubble, phone, [sites, hand]);
  expect(place.top).toBeGreaterThanOrEqual(160);
  expect(place.top + bubble.height).toBeLessThanOrEqual(620);
});

it('what fills the screen is covered at its edge, without an arrow', () => {
  const place = bubblePlace([{ left: 0, top: 52, width: 390, height: 680 }], bubble, phone);
  expect(place.side).toBeUndefined();
  expect(place.top).toBe(600);
});
