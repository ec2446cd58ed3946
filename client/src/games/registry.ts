// Which board belongs to which game. Each is loaded when it is first needed.

import type { GameModule } from '../store/game';
import { texts } from '../words/texts.svelte';

const boards: Record<string, () => Promise<{ game: GameModule }>> = {
  'alea-iacta-est': () => import('./alea-iacta-est/game'),
  'city-of-rome': () => import('./city-of-rome/game'),
  'gloria-mundi': () => import('./gloria-mundi/game'),
  'glory-to-rome': () => import('./glory-to-rome/game'),
  sylla: () => import('./sylla/game'),
};

/** The board of a game with its sentences; one that only lists what the view says if the game has none of its own. */
export async function board(key: string): Promise<GameModule> {
  const load = boards[key] ?? (() => import('./fallback/game'));
  const [{ game }] = await Promise.all([load(), texts.load(key)]);
  return game;
}

/** The games that have a board of their own. */
export const withBoard: readonly string[] = Object.keys(boards);
