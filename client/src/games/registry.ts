// What belongs to which game: what lies in the folder of its name. Each part is loaded when it is first needed.

import type { Component } from 'svelte';
import type { GameModule, Guide, RulesProps } from '../store/game';
import type { Lesson } from '../store/lesson';
import { texts } from '../words/texts.svelte';

const boards = import.meta.glob<{ game: GameModule }>(['./*/game.ts', '!./fallback/game.ts']);
const guides = import.meta.glob<Guide>('./*/guide.ts', { import: 'guide' });
const lessons = import.meta.glob<Lesson>('./*/lessons/*.json', { import: 'default' });
const pages = import.meta.glob<Component<RulesProps>>('./*/Rules.svelte', { import: 'default' });

/** The board of a game with its sentences; one that only lists what the view says if the game has none of its own. */
export async function board(key: string): Promise<GameModule> {
  const load = boards[`./${key}/game.ts`] ?? (() => import('./fallback/game'));
  const [{ game }] = await Promise.all([load(), texts.load(key)]);
  return game;
}

/** Brings the first-game guide of a game; undefined if it has none. */
export const guideOf = (key: string) => guides[`./${key}/guide.ts`];

/** Brings the page with a game's rules; undefined if it has none. */
export const rulesOf = (key: string) => pages[`./${key}/Rules.svelte`];

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
