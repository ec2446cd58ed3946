// What is printed on the components of a game never changes: it is asked for once.

import { printed as ask, tableComponents } from '../net/http';
import type { TableInfo } from '../protocol/wire';
import { texts } from '../words/texts.svelte';

const known = new Map<string, Promise<unknown>>();

/** What is printed on a game's components, of the game's own form; `null` where the view says everything. */
export function printed(game: string): Promise<unknown> {
  const asked = known.get(game) ?? ask(game);
  known.set(game, asked);
  // What has failed is asked again.
  asked.catch(() => known.delete(game));
  return asked;
}

/** The same of a table that is played with a set of its own, which may call things otherwise. */
export async function printedAt(
  game: string,
  own: { id: string; invite: string | undefined } | undefined,
): Promise<unknown> {
  const set = own && (await tableComponents(own.id, own.invite));
  texts.rename(set?.names);
  return set ? set.printed : printed(game);
}

/** The same of any table. */
export const printedOn = (table: TableInfo, invite: string | undefined): Promise<unknown> =>
  printedAt(table.game, table.components === undefined ? undefined : { id: table.id, invite });
