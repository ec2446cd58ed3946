import { describe, expect, it } from 'vitest';
import { after, expected, UNKNOWN } from './glicko';

describe('glicko', () => {
  it('agrees with the worked example of its author, one opponent at a time', () => {
    // 1500 ± 200 beats 1400 ± 30: the weight of such an opponent is 0.9955, the chance 0.639.
    const me = { rating: 1500, deviation: 200 };
    expect(expected(me, { rating: 1400, deviation: 30 })).toBeCloseTo(0.639, 3);
    expect(expected(me, { rating: 1550, deviation: 100 })).toBeCloseTo(0.432, 3);
    expect(expected(me, { rating: 1700, deviation: 300 })).toBeCloseTo(0.303, 3);
  });
  it('gives the solver what it takes from the puzzle, and makes both surer', () => {
    const puzzle = { rating: 1700, deviation: 200 };
    const [won, lost] = [after(UNKNOWN, puzzle, 1), after(puzzle, UNKNOWN, 0)];
    expect(won.rating).toBeGreaterThan(UNKNOWN.rating + 50);
    expect(lost.rating).toBeLessThan(puzzle.rating);
    expect(won.deviation).toBeLessThan(UNKNOWN.deviation);
    expect(lost.deviation).toBeLessThan(puzzle.deviation);
  });
  it('never becomes so sure that nothing changes any more', () => {
    let me = UNKNOWN;
    for (let game = 0; game < 500; game += 1) me = after(me, UNKNOWN, game % 2 === 0 ? 1 : 0);
    expect(me.deviation).toBe(50);
    expect(Math.abs(me.rating - 1500)).toBeLessThan(60);
  });
});
