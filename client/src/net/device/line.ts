// The line to a table of this device: as that to a server's, but there is nothing in between that could be lost.

import type { Act, ClientMessage, ServerMessage } from '../../protocol/wire';
import type { Closed, Hearer, TableLine, Unkept, Watch } from '../place';
import { Refused } from '../refused';
import { Replies } from '../replies';
import type { Keeper, Sitter } from './keeper';

/** What the line needs of the device. */
export interface Desk {
  /** Opens the table in this page; over when it is there. */
  sit(id: string, how: { claim: boolean; watch: Watch }, sitter: Sitter): Promise<Keeper>;
  leave(keeper: Keeper): void;
  setAside(id: string, reason: string): Promise<void>;
  /** A table's own messages, with the names by which this page knows tables. */
  marked(message: ServerMessage): ServerMessage;
}

export class DeviceLine implements TableLine, Sitter {
  private readonly replies = new Replies();
  private keeper: Keeper | undefined;
  /** Counts attempts: what an earlier one comes to does not matter any more. */
  private attempt = 0;

  constructor(
    private readonly id: string,
    private readonly hearer: Hearer,
    private readonly desk: Desk,
  ) {}

  start(): void {
    void this.open(false);
  }

  claim(): void {
    this.stop();
    void this.open(true);
  }

  stop(): void {
    this.attempt += 1;
    this.replies.giveUp(new Refused('unavailable'));
    if (this.keeper) this.desk.leave(this.keeper);
    this.keeper = undefined;
  }

  greet(): void {
    this.send({ hello: this.hearer.hello() });
  }

  act(what: Act): Promise<void> {
    if (!this.keeper) return Promise.reject(new Refused('unavailable'));
    return this.replies.act(what, (message) => this.send(message));
  }

  private async open(claim: boolean): Promise<void> {
    const attempt = ++this.attempt;
    this.hearer.line('connecting');
    const watch: Watch = (loading) => {
      if (attempt === this.attempt) this.hearer.loading(loading);
    };
    try {
      const keeper = await this.desk.sit(this.id, { claim, watch }, this);
      if (attempt !== this.attempt) return this.desk.leave(keeper);
      this.keeper = keeper;
      this.hearer.unkept(keeper.whyUnkept);
      this.hearer.closed(undefined);
      this.hearer.line('live');
      keeper.sit(this);
      this.greet();
    } catch (error) {
      if (attempt !== this.attempt) return;
      if (error instanceof Shut) this.hearer.closed(error.why);
      else this.hearer.failed(error);
    }
  }

  // ---- what is heard of the table

  told(messages: readonly string[]): void {
    for (const text of messages) {
      const message = JSON.parse(text) as ServerMessage;
      if (!this.replies.take(message)) this.hearer.hear(this.desk.marked(message));
    }
  }

  unkept(why: Unkept | undefined): void {
    this.hearer.unkept(why);
  }

  elsewhere(how: 'waited for' | 'taken'): void {
    this.hearer.closed('elsewhere');
    if (how === 'waited for') return;
    this.stop();
    // Comes back when the other window lets go, where that can be waited for.
    if ('locks' in navigator) void this.open(false);
  }

  broke(reason: string): void {
    this.stop();
    void this.desk.setAside(this.id, reason).finally(() => this.hearer.closed('aside'));
  }

  private send(message: ClientMessage): void {
    void this.keeper?.call('hear', JSON.stringify(message)).catch(() => undefined);
  }
}

/** Why a table is not opened. */
export class Shut extends Error {
  constructor(readonly why: Closed) {
    super(why);
  }
}
