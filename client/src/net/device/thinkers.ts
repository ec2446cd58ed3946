// The bots of a table: each that is asked thinks in a worker with a copy of the table.

import type { BotAsked, Journal } from '../../device/engine';
import { Copy } from './copy';

/** As many as can think at the same time without making the page wait. */
const MOST = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

const nameOf = ({ seat, version }: BotAsked): string => `${seat} ${version}`;

export class Thinkers {
  private asked: readonly BotAsked[] = [];
  private readonly busy = new Map<string, Copy>();
  private readonly free: Copy[] = [];

  constructor(
    private readonly journal: Readonly<Journal>,
    private readonly answered: (asked: BotAsked, answer: string) => void,
    private readonly broke: (reason: string) => void,
  ) {}

  /** These bots are asked now. Whoever thinks about anything else stops. */
  attend(asked: readonly BotAsked[]): void {
    this.asked = asked;
    const names = new Set(asked.map(nameOf));
    for (const [name, copy] of this.busy) {
      if (names.has(name)) continue;
      this.busy.delete(name);
      copy.end();
    }
    for (const bot of asked) {
      if (this.busy.size >= MOST) return;
      if (!this.busy.has(nameOf(bot))) void this.think(bot);
    }
  }

  end(): void {
    this.attend([]);
    for (const copy of this.free) copy.end();
    this.free.length = 0;
  }

  private async think(bot: BotAsked): Promise<void> {
    const name = nameOf(bot);
    const copy = this.free.pop() ?? new Copy(this.journal, { broke: this.broke });
    this.busy.set(name, copy);
    const answer = await copy.ask('think', bot.seat).catch(() => undefined);
    // Stopped, or broken, which was said.
    if (this.busy.get(name) !== copy || !copy.lives) return;
    this.busy.delete(name);
    this.free.push(copy);
    if (answer === undefined) return this.broke(`the bot on seat ${bot.seat} found no answer`);
    this.answered(bot, answer);
    this.attend(this.asked.filter((one) => nameOf(one) !== name));
  }
}
