// What is drawn of a table that is being played. Turns wait here until those before them have been played out: each is a happening with
// its sentences, its movements, its sounds, and the time it takes to follow them.

import type { ToldNotice, Turn } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { player } from '../sound/player.svelte';
import type { Kind } from '../sound/synth';
import { texts } from '../words/texts.svelte';
import type { GameModule } from './game';
import { Ground } from './ground.svelte';
import { said, withNotices } from './hear';
import { actorOf, doerOf, kindOf, ROUND, timeToRead } from './telling';

/** More turns than this wait to be shown: they are not played out. */
const MOST_WAITING = 40;
/** More entries than this were missed: likewise. */
const MOST_MISSED = 8;
/** How long a turn of somebody else stays that says nothing, before the next, in milliseconds. */
const LOOK = 320;
/** So many sentences about the doings of one seat are told together: as many as a caption holds. */
const TOGETHER = 3;
/** How long a part takes that has little to say, at the usual pace, in milliseconds. */
const PART = 1_200;
/** As short as something stays that can still be seen, in milliseconds at the usual pace; what is left of a round when it is told at a stroke. */
const LEAST = 350;
/** So many turns can be shown again. */
const MOST_KEPT = 120;
/** Heard when a piece comes down; other sounds are heard when it leaves. */
const LANDS: readonly Kind[] = ['stone', 'coin', 'hammer'];

/** A turn that came, and what was drawn before it. */
export interface Shown {
  before: Turn;
  turn: Turn;
  /** It is the answer of the person who looks on. */
  own: boolean;
}

/** What is being told now. */
export interface Happening {
  /** Told with it, apart from what the person did and so knows. */
  notices: readonly ToldNotice[];
}

interface Coming {
  turn: Turn;
  own: boolean;
  /** It has been drawn and told before. */
  again: boolean;
}

/** Turns that are told together: the last is drawn, and all that they told. */
interface Told extends Coming {
  before: readonly Turn[];
}

/** How long sentences are, whoever they are about. */
const lettersIn = (notices: readonly ToldNotice[]): number =>
  said(notices).reduce((sum, { label }) => sum + texts.label(label, () => 'Livia').length, 0);

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
  /** What somebody else has done, while it is told. */
  now = $state.raw<Happening>();
  /** Turns that can be shown again, the newest last. */
  past = $state.raw<readonly Shown[]>([]);
  /** What was shown before is shown again. */
  repeating = $state(false);

  private waiting = $state.raw<readonly Coming[]>([]);
  private playing = false;
  /** Ends the rest between two turns. */
  private wake: (() => void) | undefined;
  /** What is played out now is to be over at once. */
  private hurried = false;
  /** How long the others have been followed since the person was last asked, in milliseconds. */
  private followed = 0;

  /** Whether nothing newer waits to be drawn or is still being told. */
  get through(): boolean {
    return this.waiting.length === 0 && this.now === undefined;
  }

  /** What the others did between my last turn and this one, as it was shown. */
  get lastRound(): readonly Shown[] {
    const end = this.past.findLastIndex(({ own }) => !own) + 1;
    const begin = this.past.slice(0, end).findLastIndex(({ own }) => own) + 1;
    return this.past.slice(begin, end);
  }

  /** Draws a turn at once, in the place of all that wait. */
  set(turn: Turn, log: readonly ToldNotice[]): void {
    this.waiting = [];
    this.repeating = false;
    this.now = undefined;
    this.wake?.();
    this.show(turn);
    this.log = log;
  }

  /** Draws a turn after those before it. `own`: it is what the person's own answer led to. */
  add(turn: Turn, own = false): void {
    this.waiting = [...this.waiting, { turn, own, again: false }];
    void this.playOut();
  }

  /** A turn that is not drawn is told all the same. */
  tell(turn: Turn): void {
    this.log = withNotices(this.log, turn);
  }

  clear(): void {
    this.waiting = [];
    this.past = [];
    this.now = undefined;
    this.repeating = false;
    this.wake?.();
    this.shown = undefined;
  }

  /** Shows some of the past again, and then whatever has come meanwhile. */
  again(turns: readonly Shown[] = this.lastRound): void {
    const [first] = turns;
    if (!first || this.repeating || !this.through) return;
    const shown = this.shown;
    this.repeating = true;
    this.waiting = [
      ...turns.map(({ turn, own }) => ({ turn, own, again: true })),
      ...(shown && shown !== turns.at(-1)?.turn ? [{ turn: shown, own: true, again: true }] : []),
    ];
    // Drawn before anything leaves it.
    void this.ground.place(() => this.show(first.before), []).then(() => this.playOut());
  }

  /** What was shown from the turn on that brought an entry; nothing if that is too long ago. */
  from(entry: number): readonly Shown[] {
    const begin = this.past.findIndex(({ before, turn }) => before.entries < entry && entry <= turn.entries);
    return begin < 0 ? [] : this.past.slice(begin);
  }

  /** The first entry whose turn can be shown again; those of all later ones can be, too. */
  get keptFrom(): number {
    return (this.past[0]?.before.entries ?? Infinity) + 1;
  }

  /** Lets what is being played out be over at once; what waits behind it takes its own time. */
  skip(): void {
    this.hurried = true;
    this.wake?.();
    if (this.playing || !this.through) this.ground.land();
  }

  private async playOut(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    try {
      for (let next = this.next(); next; next = this.next()) {
        const begun = performance.now();
        await this.play(next);
        const isMine = next.own || next.turn.ask !== undefined;
        this.followed = isMine ? 0 : this.followed + performance.now() - begun;
      }
    } finally {
      this.playing = false;
      this.repeating = false;
    }
  }

  /** How much of the time to follow a round is left. */
  private get left(): number {
    return ROUND * settings.reading - this.followed;
  }

  /** Takes what is told next out of those that wait: a turn and what belongs to it. When the time of a round is up that is everything. */
  private next(): Told | undefined {
    if (this.waiting.length === 0) return undefined;
    const count = this.together(this.waiting);
    const turns = this.waiting.slice(0, count);
    const last = turns.at(-1);
    this.waiting = this.waiting.slice(count);
    return last && { ...last, before: turns.slice(0, -1).map(({ turn }) => turn) };
  }

  /** How many of these turns are told in one go: small doings of the same seat. */
  private together(waiting: readonly Coming[]): number {
    const [first] = waiting;
    if (!first || first.own || first.again || settings.reading === 0) return Math.min(1, waiting.length);
    const isUp = this.left < LEAST * settings.reading;
    // More waits than can be told bit by bit: all that a seat did comes at a stroke.
    const most = waiting.length * PART * settings.reading > this.left ? Infinity : TOGETHER;
    let doer = doerOf(first.turn.notices);
    let sentences = said(first.turn.notices).length;
    let count = 1;
    for (let before = first; ; count += 1) {
      const next = waiting[count];
      if (!next || next.own || next.again) return count;
      const who = doerOf(next.turn.notices);
      doer ??= who;
      sentences += said(next.turn.notices).length;
      // What a board stages is seen by itself.
      const isStaged = this.game?.dwell?.(before.turn.view, next.turn.view);
      const belongs = !isStaged && (who ?? doer) === doer && sentences <= most;
      if (!belongs && !isUp) return count;
      before = next;
    }
  }

  /** Into how many parts what waits will be told. */
  private parts(): number {
    let [parts, rest] = [0, this.waiting];
    for (; rest.length > 0; parts += 1) rest = rest.slice(this.together(rest));
    return parts;
  }

  private async play({ turn, own, again, before: along }: Told): Promise<void> {
    this.hurried = false;
    const begun = performance.now();
    const { shown: before, game } = this;
    const behind = before ? (along[0] ?? turn).entries - before.entries : 0;
    const waiting = this.waiting.length;
    const quiet =
      this.ground.element === undefined ||
      waiting > MOST_WAITING ||
      (!again && behind > MOST_MISSED) ||
      (settings.reading === 0 && waiting > 0);
    const log = [...along, turn].reduce<readonly ToldNotice[]>(withNotices, this.log);
    const told = before
      ? log.filter(({ entry }) => entry > before.entries && (!again || entry <= turn.entries))
      : [];
    const seat = typeof turn.eyes === 'object' ? turn.eyes.seat : undefined;
    const news = own ? said(told).filter(({ label }) => actorOf(label) !== seat) : told;
    const letters = quiet || settings.reading === 0 ? 0 : lettersIn(news);
    const dwell = (before && game?.dwell?.(before.view, turn.view)) ?? 0;
    const moves = told.flatMap((notice) => notice.moves ?? []);
    const happening = letters > 0 ? { notices: news } : undefined;
    const show = () => {
      // Something else was drawn at once meanwhile.
      if (this.shown !== before) return;
      this.show(turn);
      this.now = happening;
    };
    const kinds = quiet ? [] : told.flatMap((notice) => kindOf(game?.telling, notice) ?? []);
    player.play(...kinds.filter((kind) => !LANDS.includes(kind)));
    if (quiet) void this.ground.place(show, moves);
    else await this.ground.draw(show, moves);
    if (this.shown !== turn) return;
    player.play(...kinds.filter((kind) => LANDS.includes(kind)));
    if (!again) {
      this.log = log;
      if (before) this.keep({ before, turn, own });
    }
    // The time of a round is shared by all that is still to be told in it. Whoever wants to see it again has all the time.
    const share = again ? Infinity : this.left / (1 + this.parts()) - (performance.now() - begun);
    const reading = Math.min(timeToRead(letters), Math.max(LEAST, share / (settings.reading || 1)));
    const rest = quiet
      ? 0
      : Math.max(
          dwell * settings.pace,
          this.waiting.length === 0 ? 0 : LOOK * settings.pace,
          reading * settings.reading,
        );
    if (rest > 0 && !this.hurried) await this.rest(rest);
    if (this.now === happening) this.now = undefined;
  }

  private keep(turn: Shown): void {
    const last = this.past.at(-1);
    // What was taken back is not shown again, nor what cannot be joined to it.
    const goesOn = last && last.turn === turn.before && turn.turn.entries >= last.turn.entries;
    this.past = [...(goesOn ? this.past : []), turn].slice(-MOST_KEPT);
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
