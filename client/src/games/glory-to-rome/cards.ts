// What is printed on the order cards, for drawing them, from the game's data.

import { building as CARDS } from '../../../../games/glory-to-rome/data/components.toml';
import { dashed } from '../../words/typed';
import type { Building, Material, Pile, Role } from '../../protocol/glory-to-rome';

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

export const buildingsOf = (material: Material): readonly Building[] =>
  CARDS.filter((card) => card.material === material).map(({ name }) => name);

function printedOn(building: Building) {
  const card = CARDS.find(({ name }) => name === building);
  if (!card) throw new Error(`there is no ${building}`);
  return card;
}

export const materialOf = (building: Building): Material => printedOn(building).material;
export const roleOf = (building: Building): Role => printedOn(building).role;
/** How many cards of one building the box holds. */
export const copiesOf = (building: Building): number => printedOn(building).copies;

/** Every card of a material shows the same role and the same value. */
const ofMaterial = (material: Material) => printedOn(buildingsOf(material)[0] ?? 'road');

export const roleOfMaterial = (material: Material): Role => ofMaterial(material).role;
export const materialOfRole = (role: Role): Material =>
  MATERIALS.find((material) => roleOfMaterial(material) === role) ?? 'rubble';
/** What a card of a material is worth, how much of it a building needs, and what influence its site gives. */
export const valueOf = (material: Material): number => ofMaterial(material).value;

export const count = (piles: readonly Pile[], card: Building): number =>
  piles.find((pile) => pile.card === card)?.count ?? 0;
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The materials of which there are any, in order. */
export const there = (numbers: readonly number[]): Material[] =>
  MATERIALS.filter((_, index) => (numbers[index] ?? 0) > 0);

export const nameKey = (building: Building) => `rome-building-${dashed(building)}` as const;
export const powerKey = (building: Building) => `rome-power-${dashed(building)}` as const;
/** The function in a few words, for the plaque of a finished building. Circus and Forum have a red version. */
export const shortKey = (building: Building, red: boolean) =>
  red && (building === 'circus' || building === 'forum')
    ? (`client-rome-short-${building}-red` as const)
    : (`client-rome-short-${dashed(building)}` as const);
export const materialKey = (material: Material) => `rome-${material}` as const;
export const roleKey = (role: Role) => `rome-${role}` as const;
