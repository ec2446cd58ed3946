// What is printed on provinces, patricians and Senate cards, for drawing them.

import { dashed } from '../../words/typed';
import type { Colour, SenateCard, Sex } from '../../protocol/alea-iacta-est';

/** Colour and landmark of a kind of province, always shown together; `free` is the grey one. */
export type Land = Colour | 'free';

export interface ProvinceFace {
  land: Land;
  value: number;
}
export interface PatricianFace {
  land: Colour;
  sex: Sex;
  value: number;
}

/** From `blue-4` or `free`. */
export function province(name: string): ProvinceFace {
  const [land, value] = name.split('-');
  return { land: land as Land, value: Number(value ?? 0) };
}

/** From `red-woman-3`. */
export function patrician(name: string): PatricianFace {
  const [land, sex, value] = name.split('-');
  return { land: land as Colour, sex: sex as Sex, value: Number(value) };
}

export const NUMERALS = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/** In the order of their numerals. */
export const SENATE: readonly SenateCard[] = [
  'many_provinces',
  'many_patricians',
  'many_senate_cards',
  'many_fortuna_tiles',
  'many_repete_chips',
  'governor_red',
  'governor_blue',
  'governor_green',
  'governor_yellow',
  'governor_purple',
  'governor_brown',
  'women',
  'men',
  'couples',
  'empty_provinces',
  'homeless',
  'free_senate_province',
  'citizenship',
  'diversity',
];

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX'.split(' ');
export const numeral = (card: SenateCard) => ROMAN[SENATE.indexOf(card)] ?? '';

export const senateKey = (card: SenateCard) => `alea-senate-${dashed(card)}` as const;
export const senateTextKey = (card: SenateCard) => `${senateKey(card)}-text` as const;
export const governed = (card: SenateCard) =>
  card.startsWith('governor_') ? (card.slice('governor_'.length) as Colour) : undefined;

/** The one card that the rulebook names; what it scores is reconstructed as well. */
export const PRINTED: SenateCard = 'many_fortuna_tiles';
