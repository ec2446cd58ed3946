// What is printed on the components of a game never changes: it is asked for once.

import type { Place } from '../net/place';
import { placeOf } from '../net/places';
import type { TableInfo } from '../protocol/wire';
import { texts } from '../words/texts.svelte';
import { usualPlace } from './house';

const known = new Map<string, Promise<unknown>>();

/** What is printed on a game's components, of the game's own form; `null` where the view says everything. */
export function printed(game: string, place: Place): Promise<unknown> {
  const asked = known.get(game) ?? place.printed(game);
  known.set(game, asked);
  // What has failed is asked again.
  asked.catch(() => known.delete(game));
  return asked;
}

/** The same of a table that is played with a set of its own, which may call things otherwise. */
export async function printedAt(
  game: string,
  own: { id: string; invite: string | undefined } | undefined,
  place: Place = own ? placeOf(own.id) : usualPlace(game),
): Promise<unknown> {
  const set = own && (await place.components(own.id, own.invite));
  texts.rename(set?.names);
  return set ? set.printed : printed(game, place);
}

/** The same of any table. */
export const printedOn = (table: TableInfo, invite: string | undefined): Promise<unknown> =>
  printedAt(
    table.game,
    table.components === undefined ? undefined : { id: table.id, invite },
    placeOf(table.id),
  );
