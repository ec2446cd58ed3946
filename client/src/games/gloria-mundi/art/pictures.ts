// A picture of its own for every card of the printed set, by the card's name. A card somebody typed in under another name gets the picture
// of what its effect is about (`Scene.svelte`).

import { CITIES } from './cities';
import { FARMS } from './farms';
import { PEACE } from './peace';
import { WORKS } from './works';

const PICTURES: Record<string, string> = { ...FARMS, ...CITIES, ...PEACE, ...WORKS };

/** The card's own picture, as what stands before its landscape; nothing for a card the printed set does not have. */
export const picture = (name: string): string | undefined => PICTURES[name.toLowerCase()];
/** Whose pictures are drawn. */
export const drawn: readonly string[] = Object.keys(PICTURES);
