// What the start page says of a game before one knows it, and how it is played once more.

import type { Bot, GameSummary, MyTable, SeatPlan, TableSummary } from '../protocol/wire';
import type { PlainKey } from '../words/typed';

export interface Front {
  /** How hard it is to learn, 1 to 5. */
  hardness: 1 | 2 | 3 | 4 | 5;
  /** What no other game has, in a sentence. */
  special: PlainKey;
}

/** How a game is played again: with the same people, or against the same bots. */
export type Again =
  { rematch: TableSummary; people: readonly string[] } | { seats: SeatPlan[]; bots: string[] };

/** Whoever has sat at a table of a game has played it. */
export const hasPlayed = (game: string, mine: readonly MyTable[]): boolean =>
  mine.some(({ table }) => table.game === game);

/**
 * With whom a game was played last, of the tables that are known; undefined where that was nobody who can play again, and where other bots
 * were chosen since then.
 */
export function lastOpponents(game: GameSummary, mine: readonly MyTable[], chosen = 0): Again | undefined {
  const [last] = mine
    .map(({ table }) => table)
    .filter((table) => table.game === game.key && table.status !== 'open' && table.status !== 'closed')
    .sort((one, other) => other.updated - one.updated);
  if (!last) return undefined;
  const people = last.seats.flatMap((seat) => (!seat.bot && !seat.mine && seat.name ? [seat.name] : []));
  if (people.length > 0) return last.status === 'finished' ? { rematch: last, people } : undefined;
  if (last.updated < chosen) return undefined;
  const knows = (spec: string) => game.bots.some((bot: Bot) => bot.spec.split(':')[0] === spec.split(':')[0]);
  const bots = last.seats.flatMap((seat) => (seat.bot && knows(seat.bot) ? [seat.bot] : []));
  // Somebody has several seats, or a bot that is not there any more: not a game to be had again by one press.
  if (bots.length !== last.seats.length - 1) return undefined;
  return { seats: ['me', ...bots.map((spec) => ({ bot: { spec } }))], bots };
}
