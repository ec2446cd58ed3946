// Who plays in this browser.

import * as http from '../net/http';
import type { Me } from '../protocol/wire';

class People {
  me = $state.raw<Me>();
  private opening: Promise<Me> | undefined;

  /** The person of this browser; opens a guest's session the first time. */
  async session(): Promise<Me> {
    this.opening ??= http.session();
    try {
      this.me = await this.opening;
      return this.me;
    } catch (error) {
      this.opening = undefined;
      throw error;
    }
  }

  become(me: Me): void {
    this.me = me;
    this.opening = Promise.resolve(me);
  }

  forget(): void {
    this.me = undefined;
    this.opening = undefined;
  }
}

export const people = new People();
