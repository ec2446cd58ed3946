import * as http from '../net/http';
import type { GameSummary } from '../protocol/wire';
import { people } from './people.svelte';

/** Plays well without making anybody wait. */
const QUICK = 'solid';

/** Bots are listed weakest first: the strongest that is there. */
export const bestBot = (game: GameSummary): string => game.bots.at(-1)?.spec ?? 'random';

/** A good bot that answers at once. */
export const quickBot = (game: GameSummary): string =>
  game.bots.find((bot) => bot.spec === QUICK)?.spec ?? bestBot(game);

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
