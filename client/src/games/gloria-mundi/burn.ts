// A card that is lost burns down before the eyes of its owner. That is its way to the fire: what burns is marked `data-walks`.

import type { TransitionConfig } from 'svelte/transition';
import type { View } from '../../protocol/gloria-mundi';
import { settings } from '../../settings/settings.svelte';

/** How long a card burns. */
const BURNING = 750;
/** How long the Goth walks, one space or many, and the table is told who did not pay. */
const MARCH = 1500;

/** How long a view has to stay before the next, so that the Goth arrives before the first card burns, and one card after the other. */
export function dwell(before: View, after: View): number {
  if (after.goth.stands_on > before.goth.stands_on) return MARCH;
  const cards = (view: View) =>
    view.players.reduce(
      (all, { display }) => all + display.reduce((sum, pile) => sum + pile.product + pile.built.length, 0),
      0,
    );
  return before.phase === 'destroy' && cards(after) < cards(before) ? BURNING : 0;
}

/** `lit` says whether the card is lost; a card that only moves elsewhere leaves at once. */
export function burn(_: Element, { lit = true }: { lit?: boolean } = {}): TransitionConfig {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    duration: lit && !still ? BURNING * settings.pace : 0,
    css: (left) => {
      const gone = 1 - left;
      const glow = Math.min(1, gone * 2.4);
      return `clip-path: inset(0 -8px ${(gone ** 1.6 * 100).toFixed(1)}% -8px);
        filter: sepia(${glow}) saturate(${1 + 3 * glow}) hue-rotate(${-22 * glow}deg) brightness(${(1 + 0.5 * glow - gone).toFixed(2)}) drop-shadow(0 0 ${(10 * glow).toFixed(1)}px #ff7a1a);
        transform: translateY(${(gone * 6).toFixed(1)}px) rotate(${(gone * 2.5).toFixed(2)}deg);`;
    },
  };
}
