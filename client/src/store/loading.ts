import type { Loading } from '../net/place';
import { t, texts } from '../words/texts.svelte';

/** How much of the engine is there, as a share, where it is known how much there is. */
export const shareOf = ({ bytes, of }: Loading): number | undefined => of && Math.min(1, bytes / of);

/** What is being waited for while a table is opened. */
export function loadingText(loading: Loading | undefined): string {
  if (!loading) return t('client-starting');
  const share = shareOf(loading);
  return share === undefined
    ? t('client-engine-loading')
    : t('client-engine-loading-share', { percent: texts.percent(share) });
}
