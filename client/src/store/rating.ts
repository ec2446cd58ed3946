// Ratings as people understand them: everybody begins at 1500, and a difference of 200 is one that shows.

import type { PlainKey } from '../words/typed';

/** Everybody's rating at first, as the server counts. */
const FIRST = 25;
const SHOWN_FIRST = 1500;
/** What one point of the server's is worth. */
const WORTH = 40;

export const shownRating = (rating: number): number => Math.round(SHOWN_FIRST + (rating - FIRST) * WORTH);

/** What a game has changed, with its sign: `+12`, `−7`, `±0`. */
export function shownGain(gain: number): string {
  const points = Math.round(gain * WORTH);
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** How sure a rating is, in words. */
export function sureness(uncertainty: number): PlainKey {
  if (uncertainty > 6) return 'client-rating-guess';
  return uncertainty > 3 ? 'client-rating-rough' : 'client-rating-sure';
}
