import type { Loading } from '../net/place';
import { t, texts } from '../words/texts.svelte';

/** How much of the engine is there. */
export const shareOf = ({ bytes, of }: Loading): number => Math.min(1, bytes / of);

/** What is being waited for while a table is opened. */
export const loadingText = (loading: Loading | undefined): string =>
  loading ? t('client-engine-loading', { percent: texts.percent(shareOf(loading)) }) : t('client-starting');
