// What the rules told to have moved, as flights: whatever went on in one answer flies from where it was before to where it lies now.

import type { Move } from '../protocol/wire';

export interface Flight {
  from: string;
  to: string;
  /** How many go this way. */
  count: number;
}

/**
 * Moves in the order they were told, as one flight for each pair of places. What is back where it was does not fly; what
 * was told to have moved although it keeps its address is drawn elsewhere now, and does.
 */
export function flightsOf(moves: readonly Move[]): Flight[] {
  let flights: Flight[] = [];
  const taken: Flight[] = [];
  for (const { from, to, count = 1 } of moves) {
    if (from === to) {
      taken.push({ from, to, count });
      continue;
    }
    const going: Flight[] = [];
    let left = count;
    // What has just come here goes on first.
    for (const flight of flights.toReversed()) {
      if (flight.to !== from || left === 0) continue;
      const on = Math.min(left, flight.count);
      left -= on;
      flight.count -= on;
      going.unshift({ from: flight.from, to, count: on });
    }
    if (left > 0) going.push({ from, to, count: left });
    flights = [...flights.filter((flight) => flight.count > 0), ...going];
  }
  const found = new Map<string, Flight>();
  for (const flight of flights.filter((one) => one.from !== one.to)) {
    const key = `${flight.from} ${flight.to}`;
    const same = found.get(key);
    if (same) same.count += flight.count;
    else found.set(key, flight);
  }
  return [...found.values(), ...taken];
}

/** The same moves the other way, last first. */
export const backwards = (moves: readonly Move[]): Move[] =>
  moves.toReversed().map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }));
