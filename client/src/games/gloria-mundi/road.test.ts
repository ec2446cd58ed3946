import { describe, expect, it } from 'vitest';
import { BROAD, NARROW, spaces } from './road';

describe.each([
  ['broad', BROAD],
  ['narrow', NARROW],
])('the %s sheet', (_, sheet) => {
  it.each([
    ['the road of the Goth', sheet.goth, 37],
    ['the sea road', sheet.sea, 38],
  ] as const)('lays the spaces of %s on the map, none on another', (_name, bends, last) => {
    const found = spaces(bends, last);
    expect(found).toHaveLength(last + 1);
    expect(found[0]).toEqual(bends[0]);
    expect(found.at(-1)?.x).toBeCloseTo(bends.at(-1)?.x ?? 0);
    for (const [index, one] of found.entries()) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x).toBeLessThan(sheet.width);
      expect(one.y).toBeGreaterThan(0);
      expect(one.y).toBeLessThan(sheet.height);
      for (const other of found.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
    }
  });
  it('begins the sea road where the road of the Goth ends: in Rome', () => {
    expect(sheet.sea[0]).toEqual(sheet.goth.at(-1));
  });
});
