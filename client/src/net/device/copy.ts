// A copy of a table in a worker of its own, which follows the table's journal.

import type { CopyMethods, CopyNews } from '../../device/copy.worker';
import type { Journal } from '../../device/engine';
import { setup } from './engine';
import { Remote, type Employer } from './remote';

export class Copy {
  private readonly ready: Promise<Remote<CopyMethods, CopyNews>>;
  private remote: Remote<CopyMethods, CopyNews> | undefined;
  private followed = 0;
  private ended = false;

  constructor(
    private readonly journal: Readonly<Journal>,
    employer: Employer<CopyNews> = {},
  ) {
    this.ready = this.load(employer);
    // Whoever asks for something hears of it.
    this.ready.catch(() => undefined);
  }

  private async load(employer: Employer<CopyNews>): Promise<Remote<CopyMethods, CopyNews>> {
    const begin = await setup();
    const worker = new Worker(new URL('../../device/copy.worker.ts', import.meta.url), { type: 'module' });
    this.remote = new Remote(worker, {
      ...employer,
      broke: (reason) => {
        this.ended = true;
        employer.broke?.(reason);
      },
    });
    if (this.ended) this.remote.end();
    await this.remote.call('begin', begin);
    this.followed = this.journal.lines.length;
    await this.remote.call('load', { ...this.journal, lines: this.journal.lines.slice(0, this.followed) });
    return this.remote;
  }

  /** Whether it can be asked for something. */
  get lives(): boolean {
    return !this.ended;
  }

  /** Asks the copy for something, at the end of the journal as it is now. */
  async ask<K extends keyof CopyMethods & string>(
    method: K,
    ...parameters: Parameters<CopyMethods[K]>
  ): Promise<Awaited<ReturnType<CopyMethods[K]>>> {
    const remote = await this.ready;
    const { lines } = this.journal;
    if (this.followed < lines.length) {
      const more = lines.slice(this.followed);
      this.followed = lines.length;
      void remote.call('follow', more).catch(() => undefined);
    }
    return remote.call(method, ...parameters);
  }

  end(): void {
    this.ended = true;
    this.remote?.end();
  }
}
