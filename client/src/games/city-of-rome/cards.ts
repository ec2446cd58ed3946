// What is printed on the cards, for drawing them. The rules decide with their own facts.

import { dashed } from '../../words/typed';
import type { Card } from '../../protocol/city-of-rome';
import type { Motif } from './art/buildings';

export type Family = 'production' | 'house' | 'green' | 'red' | 'yellow' | 'blue' | 'aqueduct' | 'temple';

export interface Face {
  family: Family;
  motif: Motif;
  cost: number;
  stars: number;
  /** From deck I: drawn with a gilded corner. */
  special: boolean;
  /** A house's value. */
  value?: 2 | 3 | 4;
  /** What the lower edge shows, from the icons of Effect.svelte. */
  effect: readonly string[];
}

const face = (
  family: Family,
  motif: Motif,
  cost: number,
  effect: readonly string[],
  stars = 0,
  special = false,
  value?: 2 | 3 | 4,
): Face => ({
  family,
  motif,
  cost,
  stars,
  special,
  effect,
  ...(value ? { value } : {}),
});

export const FACES: Record<Card, Face> = {
  vegetable_farm: face('production', 'vegetable', 2, ['cog', 'to', 'coin']),
  grain_farm: face('production', 'grain', 2, ['cog', 'to', 'brick']),
  sheep_farm: face('production', 'sheep', 2, ['cog', 'to', 'laurel']),
  winery: face('production', 'vine', 2, ['cog', 'to', 'coin', 'brick'], 0, true),
  house2: face('house', 'house-2', 1, [], 0, false, 2),
  house3: face('house', 'house-3', 2, [], 0, false, 3),
  house4: face('house', 'house-4', 3, [], 0, false, 4),
  luxury_house2: face('house', 'house-2+', 1, [], 1, true, 2),
  luxury_house3: face('house', 'house-3+', 2, [], 1, true, 3),
  luxury_house4: face('house', 'house-4+', 3, [], 1, true, 4),
  market: face('green', 'market', 3, ['neighbours', 'times', 'coin']),
  arena: face('red', 'arena', 3, ['neighbours', 'times', 'laurel']),
  school: face('yellow', 'school', 3, ['neighbours', 'times', 'card']),
  therma: face('blue', 'baths', 3, ['neighbours', 'times', 'point']),
  forum_romanum: face('green', 'market+', 3, ['neighbours', 'times', 'coin', '+1'], 0, true),
  colosseum: face('red', 'arena+', 3, ['neighbours', 'times', 'laurel', '+1'], 0, true),
  university: face('yellow', 'school+', 3, ['neighbours', 'times', 'card', '+1'], 0, true),
  imperial_therma: face('blue', 'baths+', 3, ['neighbours', 'times', 'point', '+1'], 0, true),
  aqueduct: face('aqueduct', 'aqueduct', 1, []),
  great_aqueduct: face('aqueduct', 'aqueduct+', 1, [], 1, true),
  minerva: face('temple', 'temple-minerva', 3, ['16', 'tile', 'to', '#10']),
  fortuna: face('temple', 'temple-fortuna', 3, ['four', 'to', '#15']),
  amor: face('temple', 'temple-amor', 3, ['4', 'h2', 'to', '#10']),
  juno: face('temple', 'temple-juno', 3, ['4', 'temple', 'to', '#10']),
  saturnus: face('temple', 'temple-saturn', 3, ['4', 'cog', 'to', '#15']),
  luna: face('temple', 'temple-luna', 2, ['star', 'to', '#1'], 1, true),
  mars: face('temple', 'temple-mars', 2, ['h4', 'to', '#5'], 3, true),
  venus: face('temple', 'temple-venus', 2, ['h2', 'to', '#2'], 1, true),
  jupiter: face('temple', 'temple-jupiter', 2, ['temple', 'to', '#2'], 2, true),
  mercury: face('temple', 'temple-mercury', 2, ['3', 'coin', 'to', '#1'], 2, true),
};

/** The message that names a card, and the short name for its foot. */
export const nameKey = (card: Card) => `city-${dashed(card)}` as const;
export const shortKey = (card: Card) => `client-city-short-${dashed(card)}` as const;
export const helpKey = (card: Card) => `client-city-help-${dashed(card)}` as const;
