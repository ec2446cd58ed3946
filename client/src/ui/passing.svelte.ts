// Something that a board shows for a moment when the table changes: a hammer falls, a house stands. Nothing waits for it and it catches no
// click; a click or a key ends it. Where nothing moves it is not shown: the log and the pieces say the same.

import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte';

export class Passing<View, What> {
  #now = $state.raw<What>();

  /** To be made while a board is. `found` says what there is to be shown of a change, `lasts` for how many milliseconds. */
  constructor(view: () => View, found: (before: View, after: View) => What | undefined, lasts: number) {
    let before = untrack(view);
    $effect(() => {
      const after = view();
      const what = after === before ? undefined : untrack(() => found(before, after));
      before = after;
      if (what === undefined || still()) return;
      this.#now = what;
    });
    $effect(() => {
      if (this.#now === undefined) return;
      const end = () => (this.#now = undefined);
      const timer = setTimeout(end, lasts * settings.pace);
      addEventListener('pointerdown', end);
      addEventListener('keydown', end);
      return () => {
        clearTimeout(timer);
        removeEventListener('pointerdown', end);
        removeEventListener('keydown', end);
      };
    });
  }

  /** What is shown now. */
  get now(): What | undefined {
    return this.#now;
  }
}

const still = () => settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
