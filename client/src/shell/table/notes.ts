// The private notepad: where something is behind closed screens or in closed vaults, people may write down what they saw.

import type { TableInfo } from '../../protocol/wire';

export const notesKey = (table: string, seat: number): string => `saturnalia.notes.${table}.${seat}`;

/** Whether there is something at a table that was seen once and is hidden now. */
export const hidesThings = (table: TableInfo | undefined): boolean =>
  Object.values(table?.options ?? {}).includes('closed');
