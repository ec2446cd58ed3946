import { troubleOf, type Trouble } from '../net/http';
import { t } from '../words/texts.svelte';

export type { Trouble };

/** The sentence of a refusal. */
export const troubleText = (code: Trouble): string => t(`client-refusal-${code.replaceAll('_', '-')}`);

/** The sentence for whatever went wrong. */
export const refusalText = (error: unknown): string => troubleText(troubleOf(error));
