// Whatever is asked, the rules say something about it. That the paragraphs are there, `rules.spec.ts` sees.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Parts } from '../store/game';

const all = import.meta.glob<Parts>('./*/parts.ts', { import: 'parts', eager: true });

/** The keys of all questions of a game, from its sentences. */
const questions = (game: string): string[] =>
  readFileSync(join(import.meta.dirname, `../../../locales/en/${game}.ftl`), 'utf8')
    .split('\n')
    .flatMap((line) => /^[a-z]+-ask-[a-z0-9-]+/.exec(line)?.[0] ?? []);

it.each(Object.entries(all))('%s: every question has its paragraph', (path, { questions: parts }) => {
  const game = path.split('/')[1] ?? '';
  expect(questions(game).length).toBeGreaterThan(5);
  expect(Object.keys(parts).sort()).toEqual(questions(game).sort());
});

it('every game with a rules page names its parts', () => {
  const pages = import.meta.glob('./*/Rules.svelte');
  const folder = (path: string) => path.split('/')[1];
  expect(Object.keys(all).map(folder).sort()).toEqual(Object.keys(pages).map(folder).sort());
});
