// Calls from a page to a worker of its own, and what the worker tells by itself. One call is carried out after the other.

import type { Refusal } from '../protocol/wire';
import { breakage, refusalOf } from './engine';

/** What can be called. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each method has parameters of its own
export type Methods = Record<string, (...parameters: any[]) => unknown>;

export interface Call {
  call: number;
  method: string;
  parameters: unknown[];
}

/** What a worker says. After it broke it says nothing more. */
export type Said<News> =
  { done: number; value: unknown } | { done: number; refused: Refusal } | { broke: string } | { news: News };

/** What is here inside of a worker. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(what: 'message', hear: (event: MessageEvent<Call>) => void): void;
}

/** The worker's end. */
export class Counter<News> {
  private readonly scope = globalThis as unknown as WorkerScope;
  private queue: Promise<void> = Promise.resolve();
  private broke = false;

  /** Answers calls from now on. */
  serve(methods: Methods): void {
    this.scope.addEventListener('message', ({ data: { call, method, parameters } }) =>
      this.run(async () => {
        const value = await methods[method]?.(...parameters);
        this.say({ done: call, value });
      }, call),
    );
  }

  /** Carries something out when all that came before is through. */
  run(work: () => Promise<void> | void, call?: number): void {
    this.queue = this.queue.then(async () => {
      if (this.broke) return;
      try {
        await work();
      } catch (error) {
        const broke = breakage(error);
        if (broke !== undefined || call === undefined) {
          this.broke = true;
          this.say({ broke: broke ?? String(error) });
        } else this.say({ done: call, refused: refusalOf(error) });
      }
    });
  }

  tell(news: News): void {
    this.say({ news });
  }

  private say(said: Said<News>): void {
    this.scope.postMessage(said);
  }
}
