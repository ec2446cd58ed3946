// Whose dice lie in the tray, and which of them have just been thrown.

import type { PlayerView, View } from '../../protocol/alea-iacta-est';
import { without } from './placements';

/** The player whose dice lie as they were rolled. Everybody throws into the same tray. */
export function thrower(view: View): PlayerView | undefined {
  return view.players.find((player) => player.rolled.length > 0);
}

/** The player who has the cup in his hand. */
export function shaker(view: View): PlayerView | undefined {
  const asked = view.phase === 'placing' && !thrower(view);
  return asked ? view.players[view.waiting_for ?? -1] : undefined;
}

/** The address of the dice in front of a player; nothing while the cup holds them, which the tray draws. */
export const diceOf = (view: View, seat: number): string | undefined =>
  shaker(view)?.seat === seat ? undefined : `seat/${seat}/dice`;

/**
 * The faces that were thrown between two views; none if nothing was. `again`: the dice of my own roll with a chip, whose
 * questions are never shown.
 */
export function thrown(before: View, after: View, again: readonly number[] = []): readonly number[] {
  const now = thrower(after);
  const was = thrower(before);
  if (!now || was?.seat !== now.seat) return now?.rolled ?? [];
  const chosen = after.again ? [] : before.again ? before.again.chosen : now.chips < was.chips ? again : [];
  return chosen.length > 0 ? without(now.rolled, without(was.rolled, chosen)) : [];
}

/** Which dice of a row these are, from the left. */
export function indices(row: readonly number[], dice: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const face of dice) {
    const index = row.findIndex((one, place) => one === face && !found.has(place));
    if (index >= 0) found.add(index);
  }
  return found;
}
