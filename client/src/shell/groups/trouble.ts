// What went wrong with a group, in words: what is said of tables elsewhere is said of groups here.

import { refusalText } from '../../store/refusal';
import { troubleOf } from '../../net/refused';
import { t } from '../../words/texts.svelte';

/** `missing`: what is said where nothing is found. */
export function troubleWithGroup(error: unknown, missing = t('client-group-missing')): string {
  switch (troubleOf(error)) {
    case 'not_found':
      return missing;
    case 'blocked':
      return t('client-group-blocked');
    default:
      return refusalText(error);
  }
}
