// What is printed on the components of a game never changes: it is asked for once.

import type { Place } from '../net/place';
import { placeOf } from '../net/places';
import type { TableInfo } from '../protocol/wire';
import { texts } from '../words/texts.svelte';

const known = new Map<string, Promise<unknown>>();

/** What is printed on a game's components, of the game's own form; `null` where the view says everything. */
export function printed(game: string, place: Place): Promise<unknown> {
  const asked = known.get(game) ?? place.printed(game);
  known.set(game, asked);
  // What has failed is asked again.
  asked.catch(() => known.delete(game));
  return asked;
}

/** The same of a table: it may be played with a set of its own, which may call things otherwise. */
export async function printedAt(table: TableInfo, invite: string | undefined): Promise<unknown> {
  const place = placeOf(table.id);
  const set = table.components === undefined ? undefined : await place.components(table.id, invite);
  texts.rename(set?.names);
  return set ? set.printed : printed(table.game, place);
}
