// What is printed on the order cards, for drawing them, and what things are called.

import type { Building, Material, Pile, Printed, Role } from '../../protocol/glory-to-rome';
import { boxOf } from '../../ui/box';
import { dashed } from '../../words/typed';

/** The order of every list by material in the view. */
export const MATERIALS: readonly Material[] = ['rubble', 'wood', 'concrete', 'brick', 'stone', 'marble'];
/** The order of every list by role. */
export const ROLES: readonly Role[] = [
  'laborer',
  'craftsman',
  'architect',
  'legionary',
  'merchant',
  'patron',
];

export const { box, openBox } = boxOf((printed: () => Printed) => {
  function on(building: Building) {
    const card = printed().cards.find((one) => one.building === building);
    if (!card) throw new Error(`there is no ${building}`);
    return card;
  }
  const buildingsOf = (material: Material): readonly Building[] =>
    printed()
      .cards.filter((card) => card.material === material)
      .map(({ building }) => building);
  /** Every card of a material shows the same role and the same value. */
  const ofMaterial = (material: Material) => on(buildingsOf(material)[0] ?? 'road');
  const roleOfMaterial = (material: Material): Role => ofMaterial(material).role;
  return {
    buildingsOf,
    materialOf: (building: Building): Material => on(building).material,
    roleOf: (building: Building): Role => on(building).role,
    /** How many cards of one building the box holds. */
    copiesOf: (building: Building): number => on(building).copies,
    roleOfMaterial,
    materialOfRole: (role: Role): Material =>
      MATERIALS.find((material) => roleOfMaterial(material) === role) ?? 'rubble',
    /** What a card of a material is worth, how much of it a building needs, and what influence its site gives. */
    valueOf: (material: Material): number => ofMaterial(material).value,
    /** The numbers that texts name. */
    figures: () => ({ senators: printed().senators, sites: printed().sites }),
  };
});

export const count = (piles: readonly Pile[], card: Building): number =>
  piles.find((pile) => pile.card === card)?.count ?? 0;
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The materials of which there are any, in order. */
export const there = (numbers: readonly number[]): Material[] =>
  MATERIALS.filter((_, index) => (numbers[index] ?? 0) > 0);

export const nameKey = (building: Building) => `rome-building-${dashed(building)}` as const;
export const powerKey = (building: Building) => `rome-power-${dashed(building)}` as const;
/** The power in a few words, for cards and plots. Circus and Forum have a red version. */
export const shortKey = (building: Building, red: boolean) =>
  red && (building === 'circus' || building === 'forum')
    ? (`client-rome-short-${building}-red` as const)
    : (`client-rome-short-${dashed(building)}` as const);
export const materialKey = (material: Material) => `rome-${material}` as const;
export const roleKey = (role: Role) => `rome-${role}` as const;

/** A long compound with a place where it may break, for a narrow card. */
export const softened = (words: string) => words.replace(/Umschlagplatz/g, 'Umschlag\u00adplatz');
