// The element a board is drawn in.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { fade, fly, land, remember } from '../motion/fly';
import { flightsOf } from '../motion/moves';
import type { Move } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';

const nextTask = () => new Promise<void>((done) => setTimeout(done));

export class Ground {
  element = $state.raw<HTMLElement>();
  /** Which piece went where with what is being drawn. */
  private readonly moved = new Map<string, string>();

  readonly attach: Attachment<HTMLElement> = (element) => {
    this.element = element;
    return () => {
      if (this.element === element) this.element = undefined;
    };
  };

  /** Whether anything can travel here. */
  get moves(): boolean {
    return this.element !== undefined && settings.pace > 0;
  }

  /** Draws something new; resolves when what lies elsewhere than before has travelled there. `moves` are what the rules told. */
  async draw(change: () => void, moves: readonly Move[]): Promise<void> {
    const flights = flightsOf(moves);
    const before =
      this.element && (this.moves || settings.fades) ? remember(this.element, flights) : undefined;
    // Looking at what is there and drawing what comes are tasks of their own: together they would make a frame late.
    if (before && this.moves && flights.length > 0) await nextTask();
    await this.place(change, moves);
    if (!before || !this.element) return;
    if (this.moves) {
      await fly(this.element, before, flights, settings.pace);
      // The last has landed while a frame was being drawn: what follows from it is not to make that frame late.
      if (flights.length > 0) await nextTask();
    }
    // Where less motion is wanted nothing travels and nobody waits: what was elsewhere fades in.
    else fade(this.element, before, flights);
  }

  /** The same without travelling; resolves when it is drawn. */
  async place(change: () => void, moves: readonly Move[]): Promise<void> {
    for (const { from, to } of moves) this.moved.set(from, to);
    change();
    await tick();
    this.moved.clear();
  }

  /** Where a piece has gone that was here before the last drawing. */
  readonly went = (address: string): string | undefined => {
    let to = this.moved.get(address);
    // Several turns may be drawn at once.
    for (let more = this.moved.size; to !== undefined && more > 0; more -= 1) to = this.moved.get(to) ?? to;
    return to;
  };

  /** Lets everything arrive at once. */
  land(): void {
    if (this.element) land(this.element);
  }
}
