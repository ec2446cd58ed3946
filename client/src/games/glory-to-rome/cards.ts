// What is printed on the order cards, for drawing them. The rules decide with their own facts.

import { dashed } from '../../words/typed';
import type { Building, Material, Pile, Role } from '../../protocol/glory-to-rome';

/** The order of every list by material in the view. */
export const MATERIALS: readonly Material[] = ['rubble', 'wood', 'concrete', 'brick', 'stone', 'marble'];
export const ROLES: readonly Role[] = [
  'laborer',
  'craftsman',
  'architect',
  'legionary',
  'merchant',
  'patron',
];

export const BUILDINGS: Record<Material, readonly Building[]> = {
  rubble: ['insula', 'latrine', 'road', 'bar'],
  wood: ['circus', 'dock', 'market', 'palisade'],
  concrete: ['amphitheatre', 'aqueduct', 'bridge', 'storeroom', 'senate', 'wall', 'tower', 'vomitorium'],
  brick: ['academy', 'atrium', 'foundry', 'shrine', 'school', 'gate', 'bath', 'archway'],
  stone: ['colosseum', 'garden', 'sewer', 'catacomb', 'scriptorium', 'slave_market', 'prison', 'villa'],
  marble: ['basilica', 'forum', 'stairway', 'ludus_magnus', 'palace', 'fountain', 'statue', 'temple'],
};

const MATERIAL_OF = new Map(
  MATERIALS.flatMap((material) => BUILDINGS[material].map((building) => [building, material] as const)),
);

export const materialOf = (building: Building): Material => MATERIAL_OF.get(building) ?? 'rubble';
export const roleOf = (building: Building): Role => roleOfMaterial(materialOf(building));
export const roleOfMaterial = (material: Material): Role => ROLES[MATERIALS.indexOf(material)] ?? 'laborer';
export const materialOfRole = (role: Role): Material => MATERIALS[ROLES.indexOf(role)] ?? 'rubble';

/** What a card of a material is worth, how much of it a building needs, and what influence its site gives. */
export const valueOf = (material: Material): number => Math.floor(MATERIALS.indexOf(material) / 2) + 1;
/** How many cards of one building the box holds. */
export const copiesOf = (building: Building): number => (valueOf(materialOf(building)) === 1 ? 6 : 3);

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
