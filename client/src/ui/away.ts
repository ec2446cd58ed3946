// Until when somebody is away, in words.

import { t, texts } from '../words/texts.svelte';

/** The day on which somebody is back. */
export const dayOf = (at: number, brief = false): string =>
  new Intl.DateTimeFormat(texts.language, { day: 'numeric', month: brief ? 'numeric' : 'short' }).format(at);

export const awayUntil = (at: number): string => t('client-away-until', { until: dayOf(at) });
