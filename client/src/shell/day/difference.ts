// Differences of points, as they are written.

import { texts } from '../../words/texts.svelte';

/** With its sign, which is no hyphen. */
export const signed = (number: number): string =>
  number < 0 ? `−${texts.decimal(-number)}` : `+${texts.decimal(number)}`;
/** The same without anything behind the point. */
export const whole = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
