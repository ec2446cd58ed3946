// Tables of a tournament.

import type { TableInfo } from '../../protocol/wire';

/** The tournament that a table belongs to. */
export function tournamentOf(table: TableInfo | undefined): string | undefined {
  const origin = table?.origin;
  return typeof origin === 'object' && 'tournament' in origin ? origin.tournament.of : undefined;
}
