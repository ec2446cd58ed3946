import * as http from '../net/http';
import type { GameSummary } from '../protocol/wire';
import { opponent } from './bots';
import { people } from '../store/people.svelte';
import { settings } from '../settings/settings.svelte';

/** One click: me and bots, at once. Three at the table where the game allows it. */
export async function playNow(game: GameSummary): Promise<string> {
  await people.session();
  const seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  const bot = { bot: { spec: opponent(game, settings.prefer.opponent) } };
  const state = await http.openTable({
    game: game.key,
    seats: ['me', ...Array.from({ length: seats - 1 }, () => bot)],
  });
  return state.table.id;
}
