// Residential districts of a drawn city, to show what they are worth now and with a building more. The score itself comes
// from the rules; tests/browser compares the two.

import type { Building, Card } from '../../protocol/city-of-rome';
import { FACES, type Family } from './cards';

export interface District {
  value: 2 | 3 | 4;
  cells: { x: number; y: number }[];
  colours: Family[];
  markers: number;
  points: number;
}

const PUBLIC: readonly Family[] = ['green', 'red', 'yellow', 'blue'];
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const at = (x: number, y: number) => `${x},${y}`;

export function districts(buildings: readonly Building[]): District[] {
  const city = new Map(buildings.map((building) => [at(building.x, building.y), building]));
  const seen = new Set<string>();
  const found: District[] = [];
  for (const start of buildings) {
    const value = FACES[start.card].value;
    if (!value || seen.has(at(start.x, start.y))) continue;
    const cells = [start];
    seen.add(at(start.x, start.y));
    const colours = new Set<Family>();
    let markers = 0;
    for (let next = 0; next < cells.length; next++) {
      const cell = cells[next] as Building;
      for (const [dx, dy] of SIDES) {
        const beside = city.get(at(cell.x + dx, cell.y + dy));
        if (!beside) continue;
        const face = FACES[beside.card];
        if (face.value === value && !seen.has(at(beside.x, beside.y))) {
          seen.add(at(beside.x, beside.y));
          cells.push(beside);
        } else if (PUBLIC.includes(face.family)) {
          colours.add(face.family);
          markers = Math.max(markers, beside.points);
        }
      }
    }
    const points = colours.size === 0 ? 0 : cells.length * value * colours.size + markers;
    found.push({ value, cells: cells.map(({ x, y }) => ({ x, y })), colours: [...colours], markers, points });
  }
  return found;
}

/** The city with one building more (or in place of another); a new therma gets its markers. */
export function withBuilding(buildings: readonly Building[], card: Card, x: number, y: number): Building[] {
  const rest = buildings.filter((building) => building.x !== x || building.y !== y);
  const beside = SIDES.filter(([dx, dy]) =>
    rest.some((other) => other.x === x + dx && other.y === y + dy),
  ).length;
  const points = FACES[card].family === 'blue' ? beside + (card === 'imperial_therma' ? 1 : 0) : 0;
  return [...rest, { x, y, card, brick: false, points }];
}

export const districtTotal = (buildings: readonly Building[]): number =>
  districts(buildings).reduce((sum, district) => sum + district.points, 0);

export interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The part of the ground worth showing: a square of 4 by 4 around the city, widened by places that can be chosen now. */
export function plan(
  buildings: readonly Building[],
  reach: { left: number; top: number; right: number; bottom: number },
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
