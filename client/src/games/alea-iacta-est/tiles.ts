// Provinces, patricians and Senate cards as they are drawn. What is printed on them comes from the game's data.

import { dashed } from '../../words/typed';
import type { Colour, SenateCard } from '../../protocol/alea-iacta-est';
import { PATRICIANS, PROVINCES, SENATE_CARDS } from '../../protocol/alea-iacta-est-components';

/** Colour and landmark of a kind of province, always shown together; `free` is the grey one. */
export type Land = Colour | 'free';

function found<Tile>(tile: Tile | undefined, name: string): Tile {
  if (!tile) throw new Error(`there is no ${name}`);
  return tile;
}

/** A province by its name, such as `blue-4` or `free`. */
export function province(name: string): { land: Land; value: number } {
  const { colour, value } = found(
    PROVINCES.find((tile) => tile.name === name),
    name,
  );
  return { land: colour ?? 'free', value };
}

/** A patrician by his or her name, such as `red-woman-3`. */
export function patrician(name: string) {
  const { colour, sex, value } = found(
    PATRICIANS.find((tile) => tile.name === name),
    name,
  );
  return { land: colour, sex, value };
}

export const NUMERALS = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/** In the order of their numerals. */
export const SENATE: readonly SenateCard[] = SENATE_CARDS.map(({ card }) => card);

const printedOn = (card: SenateCard) => SENATE_CARDS.find((one) => one.card === card);

export const numeral = (card: SenateCard) => printedOn(card)?.numeral ?? '';
/** The colour that a governor governs. */
export const governed = (card: SenateCard) => printedOn(card)?.colour ?? undefined;
/** The rulebook does not name the card; what it scores is reconstructed in any case. */
export const isReconstructed = (card: SenateCard) => printedOn(card)?.reconstructed ?? false;

export const senateKey = (card: SenateCard) => `alea-senate-${dashed(card)}` as const;
export const senateTextKey = (card: SenateCard) => `${senateKey(card)}-text` as const;
