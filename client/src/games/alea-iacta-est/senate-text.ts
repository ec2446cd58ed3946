import type { SenateCard } from '../../protocol/alea-iacta-est';
import { t } from '../../shell/texts.svelte';
import { governed, senateKey } from './tiles';

/** What a Senate card brings. */
export function senateText(card: SenateCard): string {
  const colour = governed(card);
  return colour
    ? t('alea-senate-governor-text', { colour: t(`alea-colour-${colour}`) })
    : t(`${senateKey(card)}-text`);
}
