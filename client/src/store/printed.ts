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

/** The same of a table: it may be played with a set of its own, which may call things otherwise. */
export async function printedAt(table: TableInfo, invite: string | undefined): Promise<unknown> {
  const set = table.components === undefined ? undefined : await tableComponents(table.id, invite);
  texts.rename(set?.names);
  return set ? set.printed : printed(table.game);
}
