import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beaten, dealOf, expectedPoints, keepTry, keptDays, resultOf } from './deal';

describe('the deal of a day', () => {
  /** The same as in crates/cli/src/par: a page and the command deal the same cards. */
  it('is what the command plays beforehand', () => {
    const { seed, seat, seats } = dealOf('sylla', '2026-11-18');
    expect(seed).toBe('2287c486193d7982687e3f8a35213267d15d850eb039020f2024137ece17a883');
    expect(seat).toBe(2);
    expect(seats.map((one) => one === 'me')).toEqual([0, 1, 2].map((chair) => chair === seat));
  });
  it('is another one on another day and in another game', () => {
    expect(dealOf('sylla', '2026-11-19').seed).not.toBe(dealOf('sylla', '2026-11-18').seed);
    expect(dealOf('city-of-rome', '2026-11-18').seed).not.toBe(dealOf('sylla', '2026-11-18').seed);
  });
});

describe('a try', () => {
  const par = { points: [30, 40], margins: [-5, 5] };
  it('is measured by its margin to the best opponent', () => {
    const outcome = { places: [2, 1, 3], points: [30, 35, 20] };
    expect(resultOf(outcome, 0)).toEqual({ points: 30, margin: -5, place: 2 });
    expect(resultOf(outcome, 1).margin).toBe(5);
  });
  it('beats the tries with a smaller margin', () => {
    expect([-9, -5, 0, 5, 9].map((margin) => beaten(margin, par))).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(beaten(3, undefined)).toBeUndefined();
    expect(expectedPoints(par)).toBe(35);
  });
});

describe('the history', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  it('keeps the first try of a day, and what becomes known of it', () => {
    keepTry('2026-11-18', 'sylla', { table: 'one' });
    keepTry('2026-11-18', 'sylla', { table: 'two', cost: 1 });
    expect(keptDays()['2026-11-18']?.['sylla']).toEqual({ table: 'one' });
    const result = { points: 30, margin: 2, place: 1 };
    keepTry('2026-11-18', 'sylla', { table: 'one', result });
    keepTry('2026-11-18', 'sylla', { table: 'one', cost: 0.2 });
    expect(keptDays()['2026-11-18']?.['sylla']).toEqual({ table: 'one', result, cost: 0.2 });
  });
});
