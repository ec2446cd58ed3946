// The deal of the day: one per game and date, the same chair against the same bots, and one try that counts.

import type { Outcome, SeatPlan } from '../protocol/wire';
import { hex, sha256 } from './sha256';

/** Everybody sits among so many. */
export const SEATS = 3;
/** Opponents that think by iterations: in the same position they answer the same. */
export const OPPONENT = 'solid';
const KEY = 'saturnalia.days';
/** Days that are remembered. */
const LONGEST_HISTORY = 400;

export interface Deal {
  seed: string;
  seat: number;
  seats: SeatPlan[];
}

/** What is dealt where no server keeps a secret: everything follows from the date. `crates/cli/src/par` says the same. */
export function dealOf(game: string, date: string): Deal {
  const bytes = sha256(new TextEncoder().encode(`saturnalia deal of the day ${game} ${date}`));
  const seat = (bytes[31] ?? 0) % SEATS;
  const seats = Array.from({ length: SEATS }, (_, chair): SeatPlan =>
    chair === seat ? 'me' : { bot: { spec: OPPONENT } },
  );
  return { seed: hex(bytes), seat, seats };
}

/** What the strong bot came to from the same chair, try by try (`saturnalia par`). */
export interface Par {
  points: readonly number[];
  margins: readonly number[];
}

export interface ParFile {
  game: string;
  seats: number;
  days: Readonly<Record<string, Par>>;
}

/** What came of a try. */
export interface Result {
  points: number;
  /** Points more than the best opponent. */
  margin: number;
  place: number;
}

/** The try of a day that counts. */
export interface Try {
  table: string;
  result?: Result;
  /** Win share that decisions gave away, without luck; once it was worked out. */
  cost?: number;
}

export type Days = Record<string, Record<string, Try>>;

export function resultOf({ points, places }: Outcome, seat: number): Result {
  const others = points.filter((_, index) => index !== seat);
  const own = points[seat] ?? 0;
  return { points: own, margin: own - Math.max(...others), place: places[seat] ?? 0 };
}

/** The share of tries that a margin beats; an equal one is beaten by half. */
export function beaten(margin: number, par: Par | undefined): number | undefined {
  if (!par || par.margins.length === 0) return undefined;
  const worth = par.margins.map((other) => (margin > other ? 1 : margin === other ? 0.5 : 0));
  return worth.reduce<number>((sum, one) => sum + one, 0) / worth.length;
}

/** Points that are to be expected: the mean of what the bot came to. */
export function expectedPoints(par: Par | undefined): number | undefined {
  if (!par || par.points.length === 0) return undefined;
  return par.points.reduce((sum, one) => sum + one, 0) / par.points.length;
}

export function keptDays(): Days {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Days;
  } catch {
    return {};
  }
}

/** Keeps a try, or what is newly known of it. The first of a day stays the one that counts. */
export function keepTry(date: string, game: string, news: Try): Days {
  const all = keptDays();
  const before = all[date]?.[game];
  if (before && before.table !== news.table) return all;
  const days = { ...all, [date]: { ...all[date], [game]: { ...before, ...news } } };
  const latest = Object.keys(days).sort().slice(-LONGEST_HISTORY);
  const kept = Object.fromEntries(latest.map((day) => [day, days[day] ?? {}]));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, the deal can be played all the same.
  }
  return kept;
}
