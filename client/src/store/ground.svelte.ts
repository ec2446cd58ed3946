// The element a board is drawn in.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { fly, land, places, type Flight } from '../motion/fly';
import { settings } from '../settings/settings.svelte';

export class Ground {
  element = $state.raw<HTMLElement>();

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

  /** Draws something new; resolves when what lies elsewhere than before has travelled there. */
  async draw(change: () => void, flights: readonly Flight[]): Promise<void> {
    const before = this.element && this.moves ? places(this.element) : undefined;
    change();
    await tick();
    if (before && this.element) await fly(this.element, before, flights, settings.pace);
  }

  /** Lets everything arrive at once. */
  land(): void {
    if (this.element) land(this.element);
  }
}
