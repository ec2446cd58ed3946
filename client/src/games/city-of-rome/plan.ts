// How much ground of a city is drawn.

import type { Building, Frame } from '../../protocol/city-of-rome';

export interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** How a city is drawn: with so many places around it as far as they can be reached, and how many at least side by side. */
interface Wanted {
  margin?: number;
  least?: number;
  /** How it was drawn before: nothing moves unless it must. */
  before?: Window | undefined;
}

type Range = [from: number, to: number];

/**
 * The part of the ground worth showing: a square around the city. It depends on what stands there and on what was shown before: a question
 * changes nothing about it, and a building only where there was no place for it yet.
 */
export function plan(
  buildings: readonly Building[],
  reach: Frame,
  { margin = 0, least = 4, before }: Wanted = {},
): Window {
  const along = (values: number[], low: number, high: number, was: Range | undefined): Range => {
    const needed: Range = [
      Math.max(low, Math.min(...values) - margin),
      Math.min(high, Math.max(...values) + margin),
    ];
    const most = Math.max(least, needed[1] - needed[0] + 1);
    let [from, to] = was ? [Math.min(needed[0], was[0]), Math.max(needed[1], was[1])] : needed;
    while (to - from + 1 > most) {
      if (from < needed[0]) from += 1;
      else to -= 1;
    }
    // Grows alternately to both sides, so that the start buildings stay in the middle.
    for (let after = true; to - from + 1 < least && (from > low || to < high); after = !after) {
      if (after ? to < high : from <= low) to += 1;
      else from -= 1;
    }
    return [from, to];
  };
  const xs = buildings.map((one) => one.x);
  const ys = buildings.map((one) => one.y);
  const across: Range | undefined = before && [before.left, before.left + before.columns - 1];
  const down: Range | undefined = before && [before.top, before.top + before.rows - 1];
  const [left, right] = along(xs, reach.left, reach.right, across);
  const [top, bottom] = along(ys, reach.top, reach.bottom, down);
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}
