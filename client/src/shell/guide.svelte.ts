// The first game: a fixed deal, and a word about each kind of question when it comes up.

import type { GameModule } from '../games/game';
import { t } from './texts.svelte';

const KEY = 'saturnalia.guide';

/** Remembers that this table is a guided one. */
export function beginGuide(table: string): void {
  sessionStorage.setItem(KEY, table);
}

export function guideFor(table: string) {
  if (sessionStorage.getItem(KEY) !== table) return undefined;
  const asked = new Map<string, { times: number; entries: number }>();
  return {
    /** What to say to this question, if anything is left to say about it. */
    says(
      game: GameModule | undefined,
      question: string | undefined,
      entries: number | undefined,
    ): string | undefined {
      if (!question || entries === undefined) return undefined;
      const last = asked.get(question);
      if (!last) asked.set(question, { times: 0, entries });
      else if (last.entries !== entries) asked.set(question, { times: last.times + 1, entries });
      const key = game?.guide?.says[question]?.[asked.get(question)?.times ?? 0];
      return key && t(key);
    },
  };
}
