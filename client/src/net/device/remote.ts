// The page's end of a worker.

import type { Methods, Said } from '../../device/calls';
import { Refused } from '../refused';

/** Whoever has a worker. */
export interface Employer<News> {
  news?: (news: News) => void;
  /** The engine failed: the worker has ended. */
  broke?: (reason: string) => void;
}

export class Remote<M extends Methods, News> {
  private next = 1;
  private readonly waiting = new Map<
    number,
    { done: (value: unknown) => void; refused: (why: Refused) => void }
  >();

  constructor(
    private readonly worker: Worker,
    private readonly employer: Employer<News>,
  ) {
    worker.onmessage = ({ data }: MessageEvent<Said<News>>) => this.hear(data);
    // It could not even be loaded.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.giveUp('no_engine');
    };
  }

  call<K extends keyof M & string>(
    method: K,
    ...parameters: Parameters<M[K]>
  ): Promise<Awaited<ReturnType<M[K]>>> {
    const call = this.next++;
    return new Promise((done, refused) => {
      this.waiting.set(call, { done: done as (value: unknown) => void, refused });
      this.worker.postMessage({ call, method, parameters });
    });
  }

  /** Ends the worker at once; whoever waits for it is refused. */
  end(): void {
    this.worker.terminate();
    this.giveUp('unavailable');
  }

  private hear(said: Said<News>): void {
    if ('news' in said) return this.employer.news?.(said.news);
    if ('broke' in said) return this.breakDown(said.broke);
    const waiting = this.waiting.get(said.done);
    this.waiting.delete(said.done);
    if ('refused' in said) waiting?.refused(new Refused(said.refused.code, said.refused.detail));
    else waiting?.done(said.value);
  }

  private breakDown(reason: string): void {
    this.worker.terminate();
    this.employer.broke?.(reason);
    this.giveUp('internal');
  }

  private giveUp(code: 'internal' | 'unavailable' | 'no_engine'): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { refused } of all) refused(new Refused(code));
  }
}
