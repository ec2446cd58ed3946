// Tables whose deal is played elsewhere as well: of a tournament, or of a day.

import type { TableInfo } from '../../protocol/wire';

/** The tournament that a table belongs to. */
export function tournamentOf(table: TableInfo | undefined): string | undefined {
  const origin = table?.origin;
  return typeof origin === 'object' && 'tournament' in origin ? origin.tournament.of : undefined;
}

/** Whether the deal of a day is played there. */
export function isOfDay(table: TableInfo | undefined): boolean {
  return typeof table?.origin === 'object' && 'day' in table.origin;
}
