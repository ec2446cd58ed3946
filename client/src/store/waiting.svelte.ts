// Tables at which other people wait for me, wherever I am on the page.

import * as http from '../net/http';
import { atServer } from '../net/places';
import { enter } from '../net/server';
import type { WaitingTable } from '../protocol/wire';

const EVERY = 10_000;

class WaitingForMe {
  tables = $state.raw<readonly WaitingTable[]>([]);
  /** To so many groups I am invited. */
  groups = $state(0);

  /** Looks again. */
  async look(): Promise<void> {
    if (!atServer || document.hidden) return;
    try {
      await enter();
      ({ tables: this.tables, groups: this.groups } = await http.waitingTables());
    } catch {
      // The last one that was heard stands; whoever is cut off is told so elsewhere.
    }
  }

  /** Looks again every now and then; returns how to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** The tables but for that one, the one that has waited longest first. */
  besides(table: string | undefined): readonly WaitingTable[] {
    return this.tables.filter((one) => one.table !== table);
  }
}

export const waiting = new WaitingForMe();
