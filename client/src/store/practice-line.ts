// A position of a finished game, put up once more: speaks like a table that nobody keeps. Whatever is answered is only heard.

import type { Hearer, TableLine } from '../net/place';
import type { Act, ReplayStep, TableInfo, Turn } from '../protocol/wire';

export class PracticeLine implements TableLine {
  private version = 1;

  constructor(
    private readonly hearer: Hearer,
    private readonly table: TableInfo,
    private readonly step: ReplayStep,
    /** Told of every answer. */
    private readonly onanswer: (answer: unknown) => void,
  ) {}

  start(): void {
    const { table, step, hearer } = this;
    const me = typeof step.eyes === 'object' ? step.eyes.seat : undefined;
    const seats = table.seats.map((seat, index) => ({ ...seat, mine: index === me }));
    hearer.line('live');
    hearer.hear({ table: { ...table, seats, status: 'running' } });
    this.put();
  }

  /** Asks again what was asked. */
  put(): void {
    const { step } = this;
    // Answered one by one: each is judged by itself.
    const { together: _, ...ask } = step.ask ?? { seat: 0, question: { key: '' }, offers: [] };
    this.tell(step.ask ? { ask } : {});
  }

  private tell(more: Partial<Turn>): void {
    const { step } = this;
    this.version += 1;
    this.hearer.hear({
      turn: {
        version: this.version,
        entries: step.entry,
        eyes: step.eyes,
        now: 0,
        asked: step.asked.map((seat) => ({ seat, since: 0 })),
        sealed: [],
        view: step.view,
        notices_since: 0,
        notices: [],
        points: [],
        ...more,
      },
    });
  }

  act(what: Act): Promise<void> {
    if ('play' in what) {
      this.onanswer(what.play.answer);
      this.tell({});
    }
    return Promise.resolve();
  }

  stop(): void {}
  greet(): void {}
  claim(): void {}
}
