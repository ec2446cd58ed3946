// What this device knows of puzzles: how strong whoever solves them here is, how hard each has shown to be, and which were tried.

import { after, UNKNOWN, type Rated } from './glicko';
import type { Puzzle } from './puzzle';

const KEY = 'saturnalia.puzzles';
/** How unsure a puzzle's own rating is at first. */
const PUZZLE_DEVIATION = 150;

export interface Solving {
  me: Rated;
  /** By game and puzzle. */
  tried: Record<string, Tried>;
}

export interface Tried {
  /** Whether the first answer was right. */
  first: boolean;
  rated: Rated;
}

const NOBODY: Solving = { me: UNKNOWN, tried: {} };

export function solving(): Solving {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Solving | null;
    return kept?.me && kept.tried ? kept : NOBODY;
  } catch {
    return NOBODY;
  }
}

const named = (game: string, { id }: Puzzle): string => `${game}/${id}`;

export const triedBefore = (all: Solving, game: string, puzzle: Puzzle): Tried | undefined =>
  all.tried[named(game, puzzle)];

/** How hard a puzzle is, as far as this device knows. */
export const ratingOf = (all: Solving, game: string, puzzle: Puzzle): Rated =>
  triedBefore(all, game, puzzle)?.rated ?? { rating: puzzle.rating, deviation: PUZZLE_DEVIATION };

/** After an answer. Only the first to a puzzle counts, for both. */
export function noted(all: Solving, game: string, puzzle: Puzzle, right: boolean): Solving {
  if (triedBefore(all, game, puzzle)) return all;
  const rated = ratingOf(all, game, puzzle);
  return {
    me: after(all.me, rated, right ? 1 : 0),
    tried: {
      ...all.tried,
      [named(game, puzzle)]: { first: right, rated: after(rated, all.me, right ? 0 : 1) },
    },
  };
}

export function keepSolving(all: Solving): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Where nothing can be kept, puzzles can be solved all the same.
  }
}

/** What to solve next: of those that were not tried the one nearest to one's strength, then those that were missed, then any. */
export function nextOf(
  all: Solving,
  game: string,
  puzzles: readonly Puzzle[],
  not?: string,
): Puzzle | undefined {
  const others = puzzles.filter(({ id }) => id !== not);
  const fresh = others.filter((one) => !triedBefore(all, game, one));
  const missed = others.filter((one) => triedBefore(all, game, one)?.first === false);
  const away = (one: Puzzle) => Math.abs(ratingOf(all, game, one).rating - all.me.rating);
  const pick = fresh.length > 0 ? fresh : missed.length > 0 ? missed : others;
  return [...pick].sort((one, other) => away(one) - away(other))[0];
}
