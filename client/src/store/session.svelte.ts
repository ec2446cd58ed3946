// One table in this browser: what the server said, what is drawn, and what is being chosen.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardTable, GameModule, SeatFace } from './game';
import { fly, land, places } from '../motion/fly';
import { troubleOf, type Trouble } from '../net/http';
import { Live, type Closed, type Hearer, type Line } from '../net/live';
import type { Act, Eyes, Hello, Offer, Piece, ServerMessage, ToldNotice, Turn } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { glowing, narrow, pick } from './choose';
import { hear, NOTHING, sameEyes, withNotices, type Known } from './hear';
import { seatFaces } from './names';
import { pieceAttachment, type PieceHost } from './piece.svelte';

/** More turns than this wait to be shown: the older ones are not played out. */
const MOST_WAITING = 8;
/** How long a turn of somebody else stays before the next, in milliseconds. */
const LOOK = 320;
const DOUBLE_CLICK = 350;
/** How long the answer to an act may take to be heard of, in milliseconds. */
const LONGEST_WAIT = 4_000;

export class Session implements Hearer, BoardTable, PieceHost {
  known = $state.raw<Known>(NOTHING);
  /** What is drawn. Behind `known.turn` while pieces travel. */
  shown = $state.raw<Turn>();
  log = $state.raw<readonly ToldNotice[]>([]);
  connection = $state<Line>('connecting');
  gone = $state<Closed>();
  refusal = $state<Trouble>();
  picked = $state.raw<readonly Piece[]>([]);
  confirming = $state.raw<Offer>();
  sending = $state(false);
  pointed = $state<Piece>();
  help = $state.raw<{ topic: string; piece: Piece | undefined; element: Element }>();
  /** Pieces of the log line under the pointer. */
  told = $state.raw<ReadonlySet<Piece>>(new Set());
  /** The seat the device is to be passed to. */
  curtain = $state<number>();
  lastOwnEntry = $state(0);
  root: HTMLElement | undefined;
  game: GameModule | undefined;

  private confirmingSince = 0;
  private shownAt = 0;
  private eyes: Eyes | undefined;
  private queue: Turn[] = [];
  private pumping = false;
  /** Ends the rest between two turns. */
  private wake: (() => void) | undefined;
  /** Told of every turn that is heard. */
  private onTurn: ((turn: Turn) => void) | undefined;
  /** Answers the questions that follow upon a gesture. */
  private next: ((turn: Turn) => Offer | undefined) | undefined;
  private readonly live: Live;

  constructor(
    readonly id: string,
    readonly invite: string | undefined,
  ) {
    this.live = new Live(id, invite, this);
  }

  start(): void {
    this.live.start();
  }

  stop(): void {
    this.live.stop();
  }

  // ---- the server speaks

  hello(): Hello {
    const { turn, chat } = this.known;
    return {
      ...(this.eyes ? { eyes: this.eyes } : {}),
      ...(turn && this.eyes && sameEyes(turn.eyes, this.eyes)
        ? { known: { version: turn.version, entries: turn.entries } }
        : {}),
      chat: chat.at(-1)?.number ?? 0,
    };
  }

  line(line: Line): void {
    this.connection = line;
  }

  closed(why: Closed): void {
    this.gone = why;
  }

  hear(message: ServerMessage): void {
    // Other eyes than those asked for: an answer to an earlier hello.
    if ('turn' in message && this.eyes && !sameEyes(this.eyes, message.turn.eyes)) return;
    this.known = hear(this.known, message);
    if ('table' in message && !this.eyes && this.mySeats.length > 1) {
      // Several people share this device: nobody's secrets are shown before the curtain has been raised for him.
      this.eyes = 'spectator';
      this.live.greet();
    }
    if ('table' in message && typeof this.eyes === 'object' && !this.mySeats.includes(this.eyes.seat)) {
      // A bot has taken the seat, because the time was up or the person left: from now on only a spectator.
      this.eyes = 'spectator';
      this.live.greet();
    }
    if ('turn' in message && this.known.turn === message.turn) {
      this.onTurn?.(message.turn);
      this.take(message.turn);
    }
    this.askForCurtain();
  }

  private take(turn: Turn): void {
    const first = !this.shown;
    this.eyes = turn.eyes;
    if (this.answerOn(turn)) return;
    if (first || document.hidden) {
      this.queue = [];
      this.show(turn);
      this.log = this.known.notices;
      this.lastOwnEntry = this.readLastOwn();
    } else {
      this.queue.push(turn);
      void this.pump();
    }
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      for (let turn = this.queue.shift(); turn; turn = this.queue.shift()) {
        const quiet = settings.pace === 0 || this.queue.length > MOST_WAITING || !this.root;
        const dwell = (this.shown && this.game?.dwell?.(this.shown.view, turn.view)) ?? 0;
        if (quiet) {
          this.show(turn);
        } else {
          const before = places(this.root as HTMLElement);
          const flights =
            this.shown && this.game?.flights ? this.game.flights(this.shown.view, turn.view, turn.eyes) : [];
          this.show(turn);
          await tick();
          await fly(this.root as HTMLElement, before, flights, settings.pace);
        }
        this.log = withNotices(this.log, turn);
        const rest = quiet ? 0 : Math.max(dwell, this.queue.length > 0 ? LOOK : 0);
        if (rest > 0) await this.rest(rest * settings.pace);
      }
    } finally {
      this.pumping = false;
    }
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
    const sameQuestion = this.shown?.ask && turn.ask && this.shown.version === turn.version;
    if (!sameQuestion) {
      this.picked = [];
      this.confirming = undefined;
    }
    this.shown = turn;
    this.shownAt = Date.now();
  }

  /** Lets what is still travelling arrive at once. */
  skip(): void {
    this.wake?.();
    if (this.root && (this.pumping || this.queue.length > 0)) land(this.root);
  }

  // ---- several seats on one device

  private askForCurtain(): void {
    const turn = this.known.turn;
    const mine = this.mySeats;
    if (!turn || mine.length < 2) return;
    const asked = turn.asked.map((one) => one.seat).filter((seat) => mine.includes(seat));
    const looking = typeof turn.eyes === 'string' ? undefined : turn.eyes.seat;
    const [next] = asked;
    if (next !== undefined && (looking === undefined || !asked.includes(looking))) this.curtain = next;
    else if (this.curtain !== undefined && !asked.includes(this.curtain)) this.curtain = undefined;
  }

  /** The next person has taken the device. */
  raiseCurtain(): void {
    if (this.curtain === undefined) return;
    this.lookAs({ seat: this.curtain });
    this.curtain = undefined;
  }

  lookAs(eyes: Eyes): void {
    this.eyes = eyes;
    this.queue = [];
    this.shown = undefined;
    this.known = { ...this.known, turn: undefined, notices: [] };
    this.live.greet();
  }

  // ---- who is who

  get mySeats(): number[] {
    return (this.known.table?.seats ?? []).flatMap((seat, index) => (seat.mine ? [index] : []));
  }

  get faces(): SeatFace[] {
    const { shown, shownAt } = this;
    // The server's clock and this device's may differ: only how long ago something was counts.
    const since = new Map(
      (shown?.asked ?? []).map(
        (one) => [one.seat, shown?.clocks ? shownAt : shownAt - ((shown?.now ?? 0) - one.since)] as const,
      ),
    );
    return seatFaces(this.known.table?.seats ?? [], [...since.keys()], { clocks: shown?.clocks, since });
  }

  name = (seat: number): string => this.faces[seat]?.name ?? `#${seat + 1}`;

  // ---- choosing

  get ask() {
    // Both are read in any case: whoever depends on the question must hear of it when the queue, which is no state, is through.
    const { shown, known } = this;
    // The question that a gesture has answered stays until the gesture is through.
    if (this.next) return shown?.ask;
    return this.queue.length === 0 && shown?.version === known.turn?.version ? shown?.ask : undefined;
  }

  get offers(): readonly Offer[] {
    return this.ask?.offers ?? [];
  }

  get open(): readonly Offer[] {
    return narrow(this.offers, this.picked);
  }

  get glow(): ReadonlySet<Piece> {
    return this.sending || this.curtain !== undefined ? new Set() : glowing(this.offers, this.picked);
  }

  glows(address: Piece): boolean {
    return this.glow.has(address);
  }

  isPicked(address: Piece): boolean {
    return this.picked.includes(address) || (this.confirming?.pieces.includes(address) ?? false);
  }

  why(address: Piece) {
    return this.ask?.why_not?.find((one) => one.piece === address)?.label;
  }

  pick(piece: Piece): void {
    if (this.sending) return;
    // The same piece once more says yes, but not as the second half of a double click.
    if (this.confirming?.pieces.includes(piece)) {
      if (Date.now() - this.confirmingSince > DOUBLE_CLICK) void this.play(this.confirming);
      return;
    }
    this.confirming = undefined;
    const result = pick(this.offers, this.picked, piece);
    if (result.kind === 'play') this.choose(result.offer);
    else if (result.kind === 'narrow') this.picked = result.picked;
  }

  choose(offer: Offer): void {
    const confirm = settings.prefer.confirm;
    if (confirm === 'always' || (confirm === 'final' && offer.final)) {
      this.confirming = offer;
      this.confirmingSince = Date.now();
    } else {
      void this.play(offer);
    }
  }

  stepBack(): void {
    if (this.confirming) {
      this.confirming = undefined;
      if (this.picked.length > 0 && this.open.length === 1) this.picked = [];
    } else {
      this.picked = this.picked.slice(0, -1);
    }
  }

  async play(offer: Offer): Promise<void> {
    const { shown, ask } = this;
    if (!shown || !ask || this.sending) return;
    if (await this.act({ play: { seat: ask.seat, version: shown.version, answer: offer.answer } }))
      this.keepLastOwn(shown.entries + 1);
  }

  playOn(offer: Offer, next: (turn: Turn) => Offer | undefined): void {
    this.next = next;
    void this.play(offer).then(() => {
      if (this.refusal) this.next = undefined;
    });
  }

  /** Whether this turn only asks what a gesture has already decided: then it is answered and never shown. */
  private answerOn(turn: Turn): boolean {
    const offer = turn.ask && this.next?.(turn);
    if (!offer || !turn.ask) {
      this.next = undefined;
      return false;
    }
    const { seat } = turn.ask;
    this.log = withNotices(this.log, turn);
    void this.act({ play: { seat, version: turn.version, answer: offer.answer } }).then((done) => {
      if (done) this.keepLastOwn(turn.entries + 1);
      else {
        this.next = undefined;
        this.queue.push(turn);
        void this.pump();
      }
    });
    return true;
  }

  async undo(): Promise<void> {
    const undo = this.known.turn?.undo;
    if (undo) await this.act(undo.free ? { undo: { to: undo.to } } : { ask_undo: { to: undo.to } });
  }

  /** Carries out an act; a refusal is shown. */
  async act(what: Act): Promise<boolean> {
    this.sending = true;
    this.refusal = undefined;
    try {
      await this.live.act(what);
      if ('play' in what) await this.newerThan(what.play.version);
      this.picked = [];
      this.confirming = undefined;
      return true;
    } catch (error) {
      this.refusal = troubleOf(error);
      // What was refused is not offered once more; what did not get through may be tried again.
      if (this.refusal !== 'offline') this.confirming = undefined;
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** The answered question stays closed until the turn it led to is here. */
  private newerThan(version: number): Promise<void> {
    if ((this.known.turn?.version ?? 0) > version) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, LONGEST_WAIT);
      this.onTurn = (turn) => {
        if (turn.version <= version) return;
        clearTimeout(timer);
        done();
      };
    });
  }

  // ---- since my last turn

  private key(): string {
    const eyes = this.known.turn?.eyes;
    return `saturnalia.last.${this.id}.${typeof eyes === 'object' ? eyes.seat : 'x'}`;
  }

  private readLastOwn(): number {
    return Number(localStorage.getItem(this.key()) ?? 0);
  }

  private keepLastOwn(entries: number): void {
    this.lastOwnEntry = entries;
    localStorage.setItem(this.key(), String(entries));
  }

  // ---- pieces

  piece(address: Piece, help?: string): Attachment<HTMLElement | SVGElement> {
    return pieceAttachment(this, address, help);
  }

  helps(topic: string): Attachment<HTMLElement | SVGElement> {
    return pieceAttachment(this, undefined, topic);
  }

  describe = (offer: Offer): string => this.say(offer);
  /** Set by the frame, which owns the texts. */
  say: (offer: Offer) => string = () => '';
  sayWhy: (piece: Piece) => string | undefined = () => undefined;
}
