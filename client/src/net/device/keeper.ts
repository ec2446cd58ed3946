// A table of this device that is open in this page: the worker that keeps it, and those that think for it.

import type { BotAsked, Journal } from '../../device/engine';
import type { KeeperMethods, KeeperNews } from '../../device/keeper.worker';
import type { Unkept, Watch } from '../place';
import { Refused } from '../refused';
import { Copy } from './copy';
import { begun, setup } from './engine';
import { Remote } from './remote';
import { Thinkers } from './thinkers';

/** Whoever sits at the table. */
export interface Sitter {
  told(messages: readonly string[]): void;
  unkept(why: Unkept | undefined): void;
  /** Another window has it: it comes by itself when that one lets go, unless it was taken from here. */
  elsewhere(how: 'waited for' | 'taken'): void;
  broke(reason: string): void;
}

export class Keeper {
  private readonly journal: Journal = { id: '', header: '', lines: [] };
  private remote: Remote<KeeperMethods, KeeperNews> | undefined;
  private sitter: Sitter | undefined;
  private asked: readonly BotAsked[] = [];
  private helper: Copy | undefined;
  private unkept: Unkept | undefined;
  private readonly thinkers = new Thinkers(
    this.journal,
    ({ seat, version }, answer) =>
      void this.call('bot_answers', seat, version, answer).catch(() => undefined),
    (reason) => this.breakDown(reason),
  );

  get id(): string {
    return this.journal.id;
  }

  /** Whether it lives in this page's memory alone. */
  get inMemory(): boolean {
    return this.unkept !== undefined;
  }

  get whyUnkept(): Unkept | undefined {
    return this.unkept;
  }

  /** All there is of the table. It grows. */
  get record(): Readonly<Journal> {
    return this.journal;
  }

  async open(plan: string, watch?: Watch): Promise<void> {
    this.take(await (await this.hire(watch)).call('open', plan));
  }

  async bring(file: string): Promise<void> {
    this.take(await (await this.hire()).call('bring', file));
  }

  async unpack(luggage: string): Promise<void> {
    this.take(await (await this.hire()).call('unpack', luggage));
  }

  /** Takes up a table; it may not be kept anywhere but in that journal. */
  async takeUp(
    id: string,
    how: { from?: Journal | undefined; steal?: boolean; watch?: Watch },
    sitter?: Sitter,
  ): Promise<void> {
    this.sitter = sitter;
    const remote = await this.hire(how.watch);
    const journal = await remote.call('take_up', id, how.from, how.steal ?? false);
    if (!journal) throw new Refused('not_found');
    this.take(journal);
  }

  /** Somebody sits down: from now on bots think. */
  sit(sitter: Sitter): void {
    this.sitter = sitter;
    this.thinkers.attend(this.asked);
  }

  /** Nobody looks any more. */
  leave(): void {
    this.sitter = undefined;
    this.thinkers.end();
    this.helper?.end();
    this.helper = undefined;
  }

  /** Lets go of the table once everything is kept. */
  async rest(): Promise<void> {
    this.leave();
    await this.call('rest').catch(() => undefined);
    this.remote?.end();
  }

  /** Ends at once. */
  end(): void {
    this.leave();
    this.remote?.end();
  }

  call<K extends keyof KeeperMethods & string>(
    method: K,
    ...parameters: Parameters<KeeperMethods[K]>
  ): Promise<Awaited<ReturnType<KeeperMethods[K]>>> {
    return this.remote?.call(method, ...parameters) ?? Promise.reject(new Refused('unavailable'));
  }

  /** A copy of the table for whoever wants to know something of it. */
  get copy(): Copy {
    if (!this.helper?.lives) this.helper = new Copy(this.journal);
    return this.helper;
  }

  private async hire(watch?: Watch): Promise<Remote<KeeperMethods, KeeperNews>> {
    const begin = await setup(watch);
    const worker = new Worker(new URL('../../device/keeper.worker.ts', import.meta.url), { type: 'module' });
    this.remote = new Remote(worker, {
      news: (news) => this.hear(news),
      broke: (reason) => this.breakDown(reason),
    });
    await begun(this.remote.call('begin', begin));
    return this.remote;
  }

  private take({ id, header, lines }: Journal): void {
    Object.assign(this.journal, { id, header });
    this.journal.lines.push(...lines);
  }

  private hear(news: KeeperNews): void {
    if ('unkept' in news) {
      this.unkept = news.unkept;
      this.sitter?.unkept(news.unkept);
    } else if ('elsewhere' in news) {
      this.sitter?.elsewhere(news.elsewhere);
    } else {
      this.journal.lines.push(...news.lines);
      this.asked = news.asked;
      this.sitter?.told(news.told);
      if (this.sitter) this.thinkers.attend(news.asked);
    }
  }

  private breakDown(reason: string): void {
    const { sitter } = this;
    this.end();
    sitter?.broke(reason);
  }
}
