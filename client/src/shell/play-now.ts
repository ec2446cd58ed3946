import * as http from '../net/http';
import type { GameSummary } from '../protocol/wire';
import { people } from './people.svelte';

/** Bots that search are given less than their usual second, so that nobody waits long. */
const SEARCHING = ['plain', 'strong'];
const QUICK = ':ms=300';

/** Bots are listed weakest first: the strongest that is there. */
export const bestBot = (game: GameSummary): string => game.bots.at(-1)?.spec ?? 'random';

/** The same, thinking quickly. */
export function quickBot(game: GameSummary): string {
  const bot = bestBot(game);
  return SEARCHING.includes(bot) ? bot + QUICK : bot;
}

/** One click: me and bots, at once. Three at the table where the game allows it. */
export async function playNow(game: GameSummary): Promise<string> {
  await people.session();
  const seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  const bot = { bot: { spec: quickBot(game) } };
  const state = await http.openTable({
    game: game.key,
    seats: ['me', ...Array.from({ length: seats - 1 }, () => bot)],
  });
  return state.table.id;
}
