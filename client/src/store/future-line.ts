// An imagined future of a table, told like a table that nobody keeps: first as things stand, then turn after turn.

import type { Hearer, TableLine } from '../net/place';
import type { TableInfo, Turn } from '../protocol/wire';

export class FutureLine implements TableLine {
  constructor(
    private readonly hearer: Hearer,
    private readonly table: TableInfo,
    private readonly now: Turn,
    private readonly turns: readonly Turn[],
  ) {}

  start(): void {
    const { ask: _, undo: __, ...now } = this.now;
    this.hearer.line('live');
    this.hearer.hear({ table: this.table });
    this.hearer.hear({ turn: { ...now, notices_since: now.entries, notices: [] } });
  }

  /** Tells what comes of it; the stage takes its time with each turn. */
  tell(): void {
    for (const turn of this.turns) this.hearer.hear({ turn });
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  stop(): void {}
  greet(): void {}
  claim(): void {}
}
