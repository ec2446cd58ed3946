// What is drawn of a table that is being played: turns wait here until those before them have been played out.

import type { ToldNotice, Turn } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import type { GameModule } from './game';
import { Ground } from './ground.svelte';
import { movesAfter, withNotices } from './hear';

/** More turns than this wait to be shown, or more entries were missed: they are not played out. */
const MOST_WAITING = 8;
/** How long a turn of somebody else stays before the next, in milliseconds. */
const LOOK = 320;

export class Stage {
  /** What is drawn. */
  shown = $state.raw<Turn>();
  /** What has been told of it. */
  log = $state.raw<readonly ToldNotice[]>([]);
  /** How it is drawn, once the board has been loaded. */
  game = $state.raw<GameModule>();
  readonly ground = new Ground();
  /** When it was drawn, by this device's clock. */
  shownAt = 0;

  private waiting = $state.raw<readonly Turn[]>([]);
  private playing = false;
  /** Ends the rest between two turns. */
  private wake: (() => void) | undefined;

  /** Whether nothing newer waits to be drawn. */
  get through(): boolean {
    return this.waiting.length === 0;
  }

  /** Draws a turn at once, in the place of all that wait. */
  set(turn: Turn, log: readonly ToldNotice[]): void {
    this.waiting = [];
    this.show(turn);
    this.log = log;
  }

  /** Draws a turn after those before it. */
  add(turn: Turn): void {
    this.waiting = [...this.waiting, turn];
    void this.playOut();
  }

  /** A turn that is not drawn is told all the same. */
  tell(turn: Turn): void {
    this.log = withNotices(this.log, turn);
  }

  clear(): void {
    this.waiting = [];
    this.shown = undefined;
  }

  /** Lets what is still travelling arrive at once. */
  skip(): void {
    this.wake?.();
    if (this.playing || !this.through) this.ground.land();
  }

  private async playOut(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    try {
      for (let turn = this.waiting[0]; turn; turn = this.waiting[0]) {
        this.waiting = this.waiting.slice(1);
        await this.play(turn);
      }
    } finally {
      this.playing = false;
    }
  }

  private async play(turn: Turn): Promise<void> {
    const { shown: before, game } = this;
    const behind = before ? turn.entries - before.entries : 0;
    const quiet = !this.ground.moves || Math.max(this.waiting.length, behind) > MOST_WAITING;
    const dwell = (before && game?.dwell?.(before.view, turn.view)) ?? 0;
    const moves = before ? movesAfter(withNotices(this.log, turn), before.entries) : [];
    const show = () => this.show(turn);
    if (quiet) void this.ground.place(show, moves);
    else await this.ground.draw(show, moves);
    this.tell(turn);
    const rest = quiet ? 0 : Math.max(dwell, this.through ? 0 : LOOK);
    if (rest > 0) await this.rest(rest * settings.pace);
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private show(turn: Turn): void {
    this.shownAt = Date.now();
    this.shown = turn;
  }
}
