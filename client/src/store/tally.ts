// What came of the finished games of this device.

import type { MyTable } from '../protocol/wire';

export interface Tally {
  game: string;
  games: number;
  wins: number;
}

/** By game, most played first. Games that were only looked at do not count, nor do those that several people played here. */
export function tally(tables: readonly MyTable[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { table } of tables) {
    const mine = table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));
    const [seat, ...others] = mine;
    if (!table.outcome || seat === undefined || others.length > 0 || table.seats[seat]?.kind !== 'person')
      continue;
    const row = found.get(table.game) ?? { game: table.game, games: 0, wins: 0 };
    const won = table.outcome.places[seat] === 1;
    found.set(table.game, { ...row, games: row.games + 1, wins: row.wins + Number(won) });
  }
  return [...found.values()].sort((one, other) => other.games - one.games);
}
