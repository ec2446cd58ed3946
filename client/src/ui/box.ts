// What lies in the box of the table that is drawn, for all parts of a board: a table may be played with a set of its own.

import { createContext } from 'svelte';

/**
 * Makes the two ends of a game's box. `openBox` is called by what the house draws (board, help, page of rules) with what
 * is printed there; `box` by every part within. `facts` says what the parts ask.
 */
export function boxOf<Printed, Facts>(facts: (printed: () => Printed) => Facts) {
  const [box, lay] = createContext<Facts>();
  return {
    box,
    openBox: (printed: () => unknown): Facts => lay(facts(() => printed() as Printed)),
  };
}
