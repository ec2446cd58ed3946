// What somebody did that the whole table looks at.

import type { Building, View } from '../../protocol/glory-to-rome';

export interface Feat {
  seat: number;
  building: Building;
  influence: number;
}

/** The building that stands now and did not before. */
export function standsNew(before: View, after: View): Feat | undefined {
  if (before.camps.length !== after.camps.length) return undefined;
  for (const [seat, camp] of after.camps.entries()) {
    const stood = before.camps[seat]?.completed ?? [];
    const fresh = camp.completed.find((one) => !stood.some(({ building }) => building === one.building));
    // One more house, and no other camp has one less: built, not seized and not looked at through other eyes.
    if (fresh && camp.completed.length === stood.length + 1)
      return { seat, building: fresh.building, influence: camp.influence };
  }
  return undefined;
}
