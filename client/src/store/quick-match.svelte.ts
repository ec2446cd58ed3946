// Looking for somebody to play with, now.

import * as http from '../net/http';
import { enter } from '../net/server';
import { troubleOf } from '../net/refused';

/** How often the server is asked, in milliseconds: whoever is silent for ten seconds has gone away. */
const EVERY = 2_000;
/** After so many seconds one need not wait any longer. */
const LONG = 60;
const KEPT = 'saturnalia.quick-match';

/** The games that were looked for last. */
export function lastGames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

export class QuickMatch {
  /** For how many seconds, while somebody is looked for. */
  seconds = $state<number>();
  /** How many others look for a game. */
  others = $state(0);
  /** Nobody came for so long that a bot will do. */
  readonly long = $derived(this.seconds !== undefined && this.seconds >= LONG);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the searches: what an older one hears does not matter. */
  private search = 0;

  /** `found` is told the table, `failed` what went wrong. */
  constructor(
    private readonly found: (table: string) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(games: readonly string[]): void {
    localStorage.setItem(KEPT, JSON.stringify(games));
    this.seconds = 0;
    this.others = 0;
    const search = ++this.search;
    void this.ask(search, async () => {
      await enter();
      return http.seek(games);
    });
  }

  /** Looks for nobody any more. */
  stop(): void {
    if (this.seconds === undefined) return;
    this.end();
    void http.stopSeeking().catch(() => undefined);
  }

  private end(): void {
    this.search++;
    clearTimeout(this.timer);
    this.seconds = undefined;
  }

  private async ask(search: number, how: () => ReturnType<typeof http.quickMatch>): Promise<void> {
    try {
      const heard = await how();
      if (search !== this.search) return;
      if ('found' in heard) {
        this.end();
        return this.found(heard.found.table);
      }
      this.seconds = heard.waiting.seconds;
      this.others = heard.waiting.others;
    } catch (error) {
      if (search !== this.search) return;
      // A server that is away for a moment comes back.
      if (troubleOf(error) !== 'offline' && troubleOf(error) !== 'unavailable') {
        this.end();
        return this.failed(error);
      }
    }
    this.timer = setTimeout(() => void this.ask(search, http.quickMatch), EVERY);
  }
}
