// Taking a running table along, between the server and this device. The source is closed first, and hands out the same luggage as often as it is
// asked for; what arrives has its id from there. So whatever is lost on the way is simply tried again.

import { device } from './device/device';
import type { Place, Watch } from './place';
import { here, placeOf, placesFor } from './places';
import { Refused, troubleOf } from './refused';

/** Tables that were sent on their way and are not known to have arrived. */
const UNDER_WAY = 'saturnalia.under-way';

/** The place that a table of that game can be taken along to. */
export const otherPlace = (id: string, game: string): Place | undefined =>
  placesFor(game).find(({ where }) => where !== placeOf(id).where);

function underWay(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(UNDER_WAY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function note(id: string, game: string | undefined): void {
  const { [id]: _, ...others } = underWay();
  try {
    localStorage.setItem(UNDER_WAY, JSON.stringify(game === undefined ? others : { ...others, [id]: game }));
  } catch {
    // Where nothing can be kept, the table itself still says where it was going.
  }
}

/** Whether whoever refused has surely not made a table of it, and will not. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Refused &&
  !['offline', 'unavailable', 'internal', 'too_slow', 'no_engine'].includes(error.code);

/** Takes a table along; its id at the other place. Tried again, it comes to the same. */
export async function takeAlong(id: string, game: string, watch?: Watch): Promise<string> {
  const to = otherPlace(id, game);
  if (!to) throw new Refused('no_such_game');
  // Whatever can be missing there is missed before anything is closed here.
  await to.prepare(watch);
  note(id, game);
  const luggage = await placeOf(id).pack(id);
  try {
    const arrived = await to.unpack(luggage);
    note(id, undefined);
    if (placeOf(id) === device) await device.parted(id);
    return arrived;
  } catch (error) {
    if (placeOf(id) === device && isRefusedForGood(error)) {
      await device.stay(id);
      note(id, undefined);
    }
    throw error;
  }
}

let taking = false;

/** Goes on with what was under way when the network went, or the page did. Says whether something has arrived. */
export async function takeFurther(): Promise<boolean> {
  if (taking) return false;
  taking = true;
  let arrived = false;
  for (const [id, game] of Object.entries(underWay())) {
    try {
      // If it was never closed, it was never taken along.
      if ((await placeOf(id).table(id)).gone === undefined) note(id, undefined);
      else {
        await takeAlong(id, game);
        arrived = true;
      }
    } catch (error) {
      if (troubleOf(error) === 'not_found') note(id, undefined);
    }
  }
  taking = false;
  return arrived;
}

/** A table that did not arrive goes on where it was. */
export async function stayHere(id: string): Promise<void> {
  await here?.stay(id);
  note(id, undefined);
}
