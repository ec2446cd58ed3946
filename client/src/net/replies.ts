// The acts that were sent to a table and are not answered yet.

import type { Act, ClientMessage, ServerMessage } from '../protocol/wire';
import { Refused } from './refused';

export class Replies {
  private next = 1;
  private readonly waiting = new Map<number, { done: () => void; refused: (why: Refused) => void }>();

  /** Sends an act; over once it is done or refused. */
  async act(what: Act, send: (message: ClientMessage) => void): Promise<void> {
    const id = this.next++;
    const reply = new Promise<void>((done, refused) => this.waiting.set(id, { done, refused }));
    send({ act: { id, act: what } });
    return reply;
  }

  /** Whether a message is the answer to an act. */
  take(message: ServerMessage): boolean {
    if ('done' in message) {
      this.waiting.get(message.done.id)?.done();
      this.waiting.delete(message.done.id);
      return true;
    }
    if (!('refused' in message)) return false;
    const { id, code, detail } = message.refused;
    if (id !== undefined) {
      this.waiting.get(id)?.refused(new Refused(code, detail));
      this.waiting.delete(id);
    }
    return true;
  }

  /** There will be no more answers. */
  giveUp(why: Refused): void {
    for (const { refused } of this.waiting.values()) refused(why);
    this.waiting.clear();
  }
}
