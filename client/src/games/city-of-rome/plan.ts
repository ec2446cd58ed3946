// How much ground of a city is drawn.

import type { Building, Frame } from '../../protocol/city-of-rome';

export interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/**
 * The part of the ground worth showing: a square of 4 by 4 around the city, with so many places more on each side as far as they can be
 * reached. It depends on what stands there and on nothing else: a question changes nothing about it.
 */
export function plan(buildings: readonly Building[], reach: Frame, margin = 0): Window {
  const along = (values: number[], low: number, high: number): [number, number] => {
    let from = Math.max(low, Math.min(...values) - margin);
    let to = Math.min(high, Math.max(...values) + margin);
    // Grows alternately to both sides, so that the start buildings stay in the middle.
    for (let after = true; to - from < 3 && (from > low || to < high); after = !after) {
      if (after ? to < high : from <= low) to += 1;
      else from -= 1;
    }
    return [from, to];
  };
  const xs = buildings.map((one) => one.x);
  const ys = buildings.map((one) => one.y);
  const [left, right] = along(xs, reach.left, reach.right);
  const [top, bottom] = along(ys, reach.top, reach.bottom);
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}
