import { expect, test } from 'vitest';
import { roofSize } from './roofs';

const kept = (lodgings: number, unhoused = 0) => ({
  lodgings: Array<null>(lodgings).fill(null),
  unhoused: Array<null>(unhoused).fill(null),
});

test('what somebody owns is drawn as large as it fits', () => {
  const few = roofSize(kept(2), 300, 150, 24) ?? 0;
  const many = roofSize(kept(8), 300, 150, 24) ?? 0;
  expect(many).toBeGreaterThanOrEqual(24);
  expect(few).toBeGreaterThan(many);
});

test('those without a province need room too', () => {
  expect(roofSize(kept(4, 6), 220, 90, 20) ?? 0).toBeLessThan(roofSize(kept(4), 220, 90, 20) ?? 0);
});

test('what would be too small is not drawn so', () => {
  expect(roofSize(kept(12, 4), 170, 60, 34)).toBeUndefined();
});
