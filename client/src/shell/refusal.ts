import { Refused } from '../net/http';
import { t } from './texts.svelte';

/** The sentence for whatever went wrong. */
export function refusalText(error: unknown): string {
  return t(`client-refusal-${(error instanceof Refused ? error.code : 'internal').replaceAll('_', '-')}`);
}
