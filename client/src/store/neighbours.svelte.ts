// Whom this person does not want to hear, and what they report.

import * as http from '../net/http';
import type { Blocked } from '../protocol/wire';
import { people } from './people.svelte';

class Neighbours {
  blocked = $state.raw<readonly Blocked[]>([]);
  private reading: Promise<void> | undefined;

  /** Reads the list once; who it is for does not matter until somebody speaks. */
  async read(): Promise<void> {
    this.reading ??= people.session().then(async () => {
      this.blocked = await http.blocks();
    });
    await this.reading.catch(() => (this.reading = undefined));
  }

  hides(account: string): boolean {
    return this.blocked.some((blocked) => blocked.account === account);
  }

  async block(table: string, number: number, invite?: string): Promise<void> {
    const blocked = await http.block(table, number, invite);
    this.blocked = [blocked, ...this.blocked.filter((other) => other.account !== blocked.account)];
  }

  async report(table: string, number: number, invite?: string): Promise<void> {
    await http.report(table, number, invite);
  }

  async unblock(account: string): Promise<void> {
    await http.unblock(account);
    this.blocked = this.blocked.filter((blocked) => blocked.account !== account);
  }
}

export const neighbours = new Neighbours();
