// What belongs to which game: what lies in the folder of its name. Each part is loaded when it is first needed.

import type { Component } from 'svelte';
import type { ParFile } from '../store/deal';
import type { Front } from '../store/front';
import type { FirstRound } from '../store/first-round';
import type { GameModule, RulesProps } from '../store/game';
import type { Lesson } from '../store/lesson';
import type { PuzzleFile } from '../store/puzzle';
import { texts } from '../words/texts.svelte';

const boards = import.meta.glob<{ game: GameModule }>(['./*/game.ts', '!./fallback/game.ts']);
const rounds = import.meta.glob<FirstRound>('./*/first-round.json', { import: 'default' });
const lessons = import.meta.glob<Lesson>('./*/lessons/*.json', { import: 'default' });
const puzzles = import.meta.glob<PuzzleFile>('./*/puzzles.json', { import: 'default' });
const pars = import.meta.glob<ParFile>('./*/par.json', { import: 'default' });
const pages = import.meta.glob<Component<RulesProps>>('./*/Rules.svelte', { import: 'default' });

const fronts = import.meta.glob<Front>('./*/front.ts', { import: 'front', eager: true });
const pictures = import.meta.glob<string>('./*/front.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The board of a game with its sentences; one that only lists what the view says if the game has none of its own. */
export async function board(key: string): Promise<GameModule> {
  const load = boards[`./${key}/game.ts`] ?? (() => import('./fallback/game'));
  const [{ game }] = await Promise.all([load(), texts.load(key)]);
  return game;
}

/** Brings the guided first round of a game; undefined if it has none. */
export const firstRoundOf = (key: string) => rounds[`./${key}/first-round.json`];

/** Brings the page with a game's rules; undefined if it has none. */
export const rulesOf = (key: string) => pages[`./${key}/Rules.svelte`];

/** What the start page says of a game; undefined if it has nothing to say. */
export const frontOf = (key: string): Front | undefined => fronts[`./${key}/front.ts`];

/** Where a picture of a game's board is; undefined if there is none. */
export const pictureOf = (key: string): string | undefined => pictures[`./${key}/front.webp`];

/** The names of a game's lessons, in the order in which they are learned. */
export const lessonsOf = (key: string): string[] =>
  Object.keys(lessons)
    .flatMap((path) =>
      path.startsWith(`./${key}/lessons/`) ? [path.slice(path.lastIndexOf('/') + 1, -5)] : [],
    )
    .sort();

/** Brings a lesson; undefined if there is none of that name. */
export const lessonOf = (key: string, name: string): Promise<Lesson | undefined> =>
  lessons[`./${key}/lessons/${name}.json`]?.() ?? Promise.resolve(undefined);

/** The games that have puzzles. */
export const gamesWithPuzzles: readonly string[] = Object.keys(puzzles)
  .flatMap((path) => path.split('/')[1] ?? [])
  .sort();

/** Brings the puzzles of a game; undefined if it has none. */
export const puzzlesOf = (key: string): Promise<PuzzleFile | undefined> =>
  puzzles[`./${key}/puzzles.json`]?.() ?? Promise.resolve(undefined);

/** Brings what a bot came to in the deals of coming days; undefined if nobody has played them. */
export const parOf = (key: string): Promise<ParFile | undefined> =>
  pars[`./${key}/par.json`]?.() ?? Promise.resolve(undefined);
