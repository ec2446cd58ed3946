// People and bots as pages name them: an account by its id, a bot by `bot:` and its name.

import type { PlayedSeat, RatingRow } from '../../protocol/wire';
import { heard, t } from '../../words/texts.svelte';
import { nameOf } from '../bots';

/** Whoever a list names. */
type Named = Pick<RatingRow & PlayedSeat, 'name' | 'account' | 'bot'>;

/** What stands for them in an address; nothing for somebody who is gone. */
export function whoOf({ account, bot }: Named): string | undefined {
  return account ?? (bot === undefined ? undefined : `bot:${bot}`);
}

export const pageOf = (who: string): string => `/people/${encodeURIComponent(who)}`;

export function calledBy({ name, bot }: Named): string {
  if (bot !== undefined) return heard(nameOf(bot));
  return name ?? t('client-person-gone');
}
