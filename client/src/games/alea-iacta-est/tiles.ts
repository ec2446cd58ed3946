// Provinces, patricians and Senate cards as they are drawn, by what is printed on them.

import { dashed } from '../../words/typed';
import type { Colour, Printed, SenateCard } from '../../protocol/alea-iacta-est';
import { boxOf } from '../../ui/box';

/** Colour and landmark of a kind of province, always shown together; `free` is the grey one. */
export type Land = Colour | 'free';

function found<Tile>(tile: Tile | undefined, name: string): Tile {
  if (!tile) throw new Error(`there is no ${name}`);
  return tile;
}

/** What the parts of the table ask about what is printed. */
export function facts(printed: () => Printed) {
  const on = (card: SenateCard) => printed().senate.find((one) => one.card === card);
  return {
    /** A province by its name, such as `blue-4` or `free`. */
    province(name: string): { land: Land; value: number } {
      const { colour, value } = found(
        printed().provinces.find((tile) => tile.name === name),
        name,
      );
      return { land: colour ?? 'free', value };
    },
    /** A patrician by his or her name, such as `red-woman-3`. */
    patrician(name: string) {
      const { colour, sex, value } = found(
        printed().patricians.find((tile) => tile.name === name),
        name,
      );
      return { land: colour, sex, value };
    },
    /** How many Fortuna tiles there are of each value. */
    fortuna() {
      const [ones, twos, threes] = printed().fortuna;
      return { ones, twos, threes };
    },
    /** In the order of their numerals. */
    senate: (): readonly SenateCard[] => printed().senate.map(({ card }) => card),
    numeral: (card: SenateCard) => on(card)?.numeral ?? '',
    /** The colour that a governor governs. */
    governed: (card: SenateCard) => on(card)?.colour ?? undefined,
    /** The rulebook does not name the card; what it scores is reconstructed in any case. */
    isReconstructed: (card: SenateCard) => on(card)?.reconstructed ?? false,
  };
}

export const { box, openBox } = boxOf(facts);

export const NUMERALS = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export const senateKey = (card: SenateCard) => `alea-senate-${dashed(card)}` as const;
export const senateTextKey = (card: SenateCard) => `${senateKey(card)}-text` as const;
