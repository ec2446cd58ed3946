// Whom I like to play with.

import * as http from '../net/http';
import type { Befriend, Friend } from '../protocol/wire';
import { people } from './people.svelte';

class Friends {
  all = $state.raw<readonly Friend[]>([]);
  /** Those who have said so as well. */
  readonly mutual = $derived(this.all.filter(({ bond }) => bond === 'friends'));
  /** Those who wait for my answer. */
  readonly asking = $derived(this.all.filter(({ bond }) => bond === 'asks'));

  async read(): Promise<void> {
    await people.session();
    this.all = await http.friends();
  }

  of(account: string): Friend | undefined {
    return this.all.find((one) => one.account === account);
  }

  /** Asks somebody, or says yes. */
  async befriend(whom: Befriend): Promise<Friend> {
    const friend = await http.befriend(whom);
    this.all = [friend, ...this.all.filter((other) => other.account !== friend.account)];
    return friend;
  }

  /** Takes it back, or says no. */
  async part(account: string): Promise<void> {
    await http.partWays(account);
    this.all = this.all.filter((other) => other.account !== account);
  }
}

export const friends = new Friends();
