import { troubleOf, type Trouble } from '../net/refused';
import { t } from '../words/texts.svelte';
import { dashed } from '../words/typed';

export type { Trouble };

/** The sentence of a refusal. */
export const troubleText = (code: Trouble): string => t(`client-refusal-${dashed(code)}`);

/** The sentence for whatever went wrong. */
export const refusalText = (error: unknown): string => troubleText(troubleOf(error));
