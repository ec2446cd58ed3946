// What lies above the prompt bar: every offer in words, or advice; never both.

import type { Advisor } from '../../store/hint.svelte';
import type { Session } from '../../store/session.svelte';

export class Sheets {
  /** Whether every offer is listed. */
  listing = $state(false);

  /** To be made while a component is. */
  constructor(
    private readonly session: Session,
    readonly advisor?: Advisor,
  ) {
    $effect(() => {
      if (session.offers.length === 0) this.listing = false;
    });
  }

  toggleList(): void {
    this.listing = !this.listing && this.session.offers.length > 0;
    if (this.listing) this.advisor?.close();
  }

  toggleAdvice(): void {
    this.listing = false;
    this.advisor?.toggle();
  }

  /** Puts away what lies there; false if nothing does. */
  close(): boolean {
    const open = this.listing || this.advisor?.advice !== undefined;
    if (this.advisor?.advice) this.advisor.close();
    else this.listing = false;
    return open;
  }
}
