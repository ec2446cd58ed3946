// How much ground of a city is drawn.

import type { Building, Frame } from '../../protocol/city-of-rome';

export interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The part of the ground worth showing: a square of 4 by 4 around the city, widened by places that can be chosen now. */
export function plan(
  buildings: readonly Building[],
  reach: Frame,
  wanted: readonly { x: number; y: number }[] = [],
): Window {
  const along = (values: number[], more: number[], low: number, high: number): [number, number] => {
    let from = Math.min(...values, ...more);
    let to = Math.max(...values, ...more);
    // Grows alternately to both sides, so that the start buildings stay in the middle.
    for (let after = true; to - from < 3 && (from > low || to < high); after = !after) {
      if (after ? to < high : from <= low) to += 1;
      else from -= 1;
    }
    return [from, to];
  };
  const xs = buildings.map((one) => one.x);
  const ys = buildings.map((one) => one.y);
  const [left, right] = along(
    xs,
    wanted.map((one) => one.x),
    reach.left,
    reach.right,
  );
  const [top, bottom] = along(
    ys,
    wanted.map((one) => one.y),
    reach.top,
    reach.bottom,
  );
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}
