// Who plays in this browser.

import { enter, entered } from '../net/server';
import type { Me } from '../protocol/wire';

class People {
  me = $state.raw<Me>();

  /** The person of this browser; opens a guest's session the first time. */
  async session(): Promise<Me> {
    this.me = await enter();
    return this.me;
  }

  become(me: Me): void {
    this.me = me;
    entered(me);
  }

  forget(): void {
    this.me = undefined;
    entered(undefined);
  }
}

export const people = new People();
