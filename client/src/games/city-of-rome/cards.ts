// What is printed on the cards, for drawing them, and how it is drawn.

import { dashed } from '../../words/typed';
import type { Card, Printed } from '../../protocol/city-of-rome';
import { boxOf } from '../../ui/box';
import type { Motif } from './art/buildings';

export type Family = 'production' | 'house' | 'green' | 'red' | 'yellow' | 'blue' | 'aqueduct' | 'temple';

interface Look {
  motif: Motif;
  /** What the lower edge shows, from the icons of Symbols.svelte. */
  effect: readonly string[];
}

export interface Face extends Look {
  family: Family;
  cost: number;
  stars: number;
  /** From deck I: drawn with a gilded corner. */
  special: boolean;
  /** A house's value. */
  value?: number;
}

const look = (motif: Motif, ...effect: string[]): Look => ({ motif, effect });

const LOOKS: Record<Card, Look> = {
  vegetable_farm: look('vegetable', 'cog', 'to', 'coin'),
  grain_farm: look('grain', 'cog', 'to', 'brick'),
  sheep_farm: look('sheep', 'cog', 'to', 'laurel'),
  winery: look('vine', 'cog', 'to', 'coin', 'brick'),
  house2: look('house-2'),
  house3: look('house-3'),
  house4: look('house-4'),
  luxury_house2: look('house-2+'),
  luxury_house3: look('house-3+'),
  luxury_house4: look('house-4+'),
  market: look('market', 'neighbours', 'times', 'coin'),
  arena: look('arena', 'neighbours', 'times', 'laurel'),
  school: look('school', 'neighbours', 'times', 'card'),
  therma: look('baths', 'neighbours', 'times', 'point'),
  forum_romanum: look('market+', 'neighbours', 'times', 'coin', '+1'),
  colosseum: look('arena+', 'neighbours', 'times', 'laurel', '+1'),
  university: look('school+', 'neighbours', 'times', 'card', '+1'),
  imperial_therma: look('baths+', 'neighbours', 'times', 'point', '+1'),
  aqueduct: look('aqueduct'),
  great_aqueduct: look('aqueduct+'),
  minerva: look('temple-minerva', '16', 'tile', 'to', '#10'),
  fortuna: look('temple-fortuna', 'four', 'to', '#15'),
  amor: look('temple-amor', '4', 'h2', 'to', '#10'),
  juno: look('temple-juno', '4', 'temple', 'to', '#10'),
  saturnus: look('temple-saturn', '4', 'cog', 'to', '#15'),
  luna: look('temple-luna', 'star', 'to', '#1'),
  mars: look('temple-mars', 'h4', 'to', '#5'),
  venus: look('temple-venus', 'h2', 'to', '#2'),
  jupiter: look('temple-jupiter', 'temple', 'to', '#2'),
  mercury: look('temple-mercury', '3', 'coin', 'to', '#1'),
};

export const { box, openBox } = boxOf((printed: () => Printed) => ({
  /** Every card, in the order of the building overview. */
  cards: (): readonly Card[] => printed().cards.map(({ card }) => card),
  face(card: Card): Face {
    const found = printed().cards.find((one) => one.card === card);
    if (!found) throw new Error(`there is no ${card}`);
    const { family, cost, stars, copies } = found;
    const [kind, which] = family.split(' ');
    const house = kind === 'house' ? { value: Number(which) } : {};
    const drawn = (kind === 'public' ? which : kind) as Family;
    return { ...LOOKS[card], family: drawn, cost, stars, special: copies[0] > 0, ...house };
  },
}));

/** The message that names a card, and the short name for its foot. */
export const nameKey = (card: Card) => `city-${dashed(card)}` as const;
export const shortKey = (card: Card) => `client-city-short-${dashed(card)}` as const;
export const helpKey = (card: Card) => `client-city-help-${dashed(card)}` as const;
