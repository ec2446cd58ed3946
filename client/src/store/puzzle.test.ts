import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dateOf, dayNumber, daysLater } from './day';
import { UNKNOWN } from './glicko';
import { inTurn, isRight, numberOf, ofTheDay, stepOf, tableOf, type Puzzle } from './puzzle';
import { keepSolving, nextOf, noted, ratingOf, solving, triedBefore } from './solved';

const puzzle = (id: string, rating = 1500): Puzzle => ({
  id,
  seats: 2,
  seat: 1,
  options: {},
  seed: '',
  scenario: {},
  view: { here: true },
  ask: {
    seat: 1,
    question: { key: 'question' },
    offers: ['a', 'b', 'c'].map((answer) => ({ answer, label: { key: answer }, pieces: [], final: false })),
  },
  values: [0.3, 0.5, 0.49],
  right: [1, 2],
  tempting: 0,
  themes: ['opening'],
  rating,
});

describe('days', () => {
  it('are those of the calendar on the wall', () => {
    expect(dateOf(new Date(2026, 10, 18, 23, 59))).toBe('2026-11-18');
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayNumber('1970-01-02')).toBe(1);
  });
  it('bring another game each, and every puzzle of a game in turn', () => {
    const games = ['a', 'b'];
    const file = { game: 'a', puzzles: [puzzle('1'), puzzle('2'), puzzle('3')] };
    const seen = Array.from({ length: 6 }, (_, day) => ofTheDay(daysLater('1970-01-01', day), games));
    expect(seen.map((one) => one?.game)).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    const met = seen.flatMap((one) => (one?.game === 'a' ? [inTurn(file, one.turn)?.id] : []));
    expect(met).toEqual(['1', '2', '3']);
    expect(ofTheDay('2026-11-18', [])).toBeUndefined();
  });
});

describe('a puzzle', () => {
  it('is right by any of its right answers', () => {
    const one = puzzle('1');
    expect(numberOf(one.ask.offers, 'c')).toBe(2);
    expect([0, 1, 2].map((number) => isRight(one, number))).toEqual([false, true, true]);
    expect(numberOf(one.ask.offers, 'd')).toBe(-1);
  });
  it('is put up like a table on which one seat is mine', () => {
    const table = tableOf('puzzle', 'sylla', puzzle('1'), 'Me');
    expect(table.seats.map(({ mine, name }) => [mine, name])).toEqual([
      [false, 'Aulus'],
      [true, 'Me'],
    ]);
    expect(stepOf(puzzle('1')).ask?.seat).toBe(1);
  });
});

describe('solving', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  it('counts the first try alone', () => {
    const one = puzzle('1', 1600);
    const wrong = noted(solving(), 'sylla', one, false);
    expect(wrong.me.rating).toBeLessThan(UNKNOWN.rating);
    expect(ratingOf(wrong, 'sylla', one).rating).toBeGreaterThan(1600);
    expect(noted(wrong, 'sylla', one, true)).toBe(wrong);
    expect(triedBefore(wrong, 'alea', one)).toBeUndefined();
  });
  it('is kept on the device, and what is broken there is forgotten', () => {
    keepSolving(noted(solving(), 'sylla', puzzle('1'), true));
    expect(solving().me.rating).toBeGreaterThan(UNKNOWN.rating);
    localStorage.setItem('saturnalia.puzzles', '{"me":');
    expect(solving().me).toEqual(UNKNOWN);
  });
  it('goes on with what is new and about as hard as one is strong, then with what was missed', () => {
    const all = [puzzle('easy', 1100), puzzle('middle', 1510), puzzle('hard', 2100)];
    expect(nextOf(solving(), 'sylla', all)?.id).toBe('middle');
    expect(nextOf(solving(), 'sylla', all, 'middle')?.id).toBe('easy');
    let known = solving();
    for (const one of all) known = noted(known, 'sylla', one, one.id !== 'hard');
    expect(nextOf(known, 'sylla', all)?.id).toBe('hard');
    expect(nextOf(known, 'sylla', [])).toBeUndefined();
  });
});
