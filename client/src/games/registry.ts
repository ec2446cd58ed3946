// Which board belongs to which game: the one in the folder of its name. Each is loaded when it is first needed.

import type { GameModule } from '../store/game';
import { texts } from '../words/texts.svelte';

const boards = import.meta.glob<{ game: GameModule }>(['./*/game.ts', '!./fallback/game.ts']);

/** The board of a game with its sentences; one that only lists what the view says if the game has none of its own. */
export async function board(key: string): Promise<GameModule> {
  const load = boards[`./${key}/game.ts`] ?? (() => import('./fallback/game'));
  const [{ game }] = await Promise.all([load(), texts.load(key)]);
  return game;
}
