// Puzzles as they are written down (`saturnalia puzzles mine`, beside the board of their game), and what is to be said of an answer. Pure.

import type { Ask, HintComparison, Offer, ReplayStep, TableInfo } from '../protocol/wire';
import { dayNumber } from './day';
import { called } from './names';

export const THEMES = [
  'opening',
  'middle',
  'end',
  'investment',
  'risk',
  'foresight',
  'several',
  'many_choices',
] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** Names it for ever. */
  id: string;
  seats: number;
  /** Whose answer is looked for. */
  seat: number;
  options: Record<string, unknown>;
  /** All chance after the position, for whoever plays on. */
  seed: string;
  scenario: unknown;
  view: unknown;
  ask: Ask;
  /** The share of games won with each offer. */
  values: readonly number[];
  /** The numbers of the offers that are right, the best first. */
  right: readonly number[];
  /** The wrong offer that tempts most. */
  tempting: number;
  compared?: HintComparison;
  themes: readonly Theme[];
  rating: number;
}

export interface PuzzleFile {
  game: string;
  puzzles: readonly Puzzle[];
}

/** The number of the offer with that answer; −1 if there is none. */
export const numberOf = (offers: readonly Offer[], answer: unknown): number =>
  offers.findIndex((one) => JSON.stringify(one.answer) === JSON.stringify(answer));

export const isRight = (puzzle: Puzzle, number: number): boolean => puzzle.right.includes(number);

/** The game and the place in its list that a date names: the games take turns, each goes through its list. */
export function ofTheDay(date: string, games: readonly string[]): { game: string; turn: number } | undefined {
  const day = dayNumber(date);
  const game = games[day % games.length];
  return game === undefined ? undefined : { game, turn: Math.floor(day / games.length) };
}

/** The one of a list whose turn it is. */
export const inTurn = (file: PuzzleFile, turn: number): Puzzle | undefined =>
  file.puzzles[turn % file.puzzles.length];

/** What a puzzle shows, as a table that nobody keeps. */
export const tableOf = (id: string, game: string, puzzle: Puzzle, me: string): TableInfo => ({
  id,
  version: 1,
  game,
  options: puzzle.options,
  status: 'running',
  pace: 'no_clock',
  public: false,
  rated: false,
  host: true,
  seats: called(
    Array.from({ length: puzzle.seats }, (_, seat) => (seat === puzzle.seat ? me : undefined)),
  ).map((name, seat) => ({
    kind: 'local' as const,
    name,
    mine: seat === puzzle.seat,
    connected: true,
  })),
  spectators: 0,
  commitment: '',
  created: 0,
});

export const stepOf = ({ view, ask, seat }: Puzzle): ReplayStep => ({
  entry: 0,
  eyes: { seat },
  view,
  asked: [seat],
  ask,
});
