import type { Line } from './Chart.svelte';

/** The course of the points, one row per entry, as one line per seat. */
export function scoreLines(points: readonly (readonly number[])[], names: (seat: number) => string): Line[] {
  return Array.from({ length: points[0]?.length ?? 0 }, (_, seat) => ({
    seat,
    name: names(seat),
    values: points.map((row) => row[seat] ?? null),
  }));
}
