// What is printed on the components of a game never changes: it is asked for once.

import { printed as ask } from '../net/http';

const known = new Map<string, Promise<unknown>>();

/** What is printed on a game's components, of the game's own form; `null` where the view says everything. */
export function printed(game: string): Promise<unknown> {
  const asked = known.get(game) ?? ask(game);
  known.set(game, asked);
  // What has failed is asked again.
  asked.catch(() => known.delete(game));
  return asked;
}
