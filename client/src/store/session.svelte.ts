// One table in this browser: what was said of it, what is drawn, and what is being chosen. Whoever shows it reads from here and calls
// what stands here; nothing is put in from outside.

import type { Attachment } from 'svelte/attachments';
import type { Closed, Hearer, Line, Loading, TableLine, Unkept } from '../net/place';
import { placeOf } from '../net/places';
import { Refused, troubleOf, type Trouble } from '../net/refused';
import type {
  Act,
  Eyes,
  Hello,
  Offer,
  Piece,
  ServerMessage,
  TableInfo,
  Together,
  ToldNotice,
  Turn,
} from '../protocol/wire';
import { player } from '../sound/player.svelte';
import { t, texts } from '../words/texts.svelte';
import { Choice, type Asking } from './choice.svelte';
import { addable, cheapest, glowing, narrow } from './choose';
import type { BoardTable, GameModule, SeatFace } from './game';
import { hear, NOTHING, sameEyes, type Known } from './hear';
import { Giving, type Finding } from './luck';
import { seatFaces } from './names';
import { pieceAttachment, type Help, type PieceHost } from './piece.svelte';
import { printedOn } from './printed';
import { Stage } from './stage.svelte';

/** How long the answer to an act may take to be heard of, in milliseconds. */
const LONGEST_WAIT = 4_000;

export class Session implements Hearer, BoardTable, PieceHost, Asking {
  known = $state.raw<Known>(NOTHING);
  connection = $state<Line>('connecting');
  gone = $state<Closed>();
  /** How much of the engine has been loaded, while it is. */
  loaded = $state.raw<Loading>();
  /** Why the table is not kept, if it lives in memory alone. */
  notKept = $state<Unkept>();
  refusal = $state<Trouble>();
  /** Acts under way. */
  private acts = $state(0);
  pointed = $state<Piece>();
  help = $state.raw<Help>();
  /** Pieces of the log line under the pointer. */
  told = $state.raw<ReadonlySet<Piece>>(new Set());
  /** The seat the device is to be passed to. */
  curtain = $state<number>();
  lastOwnEntry = $state(0);
  /** What is printed on the game's components; there before anything is drawn. */
  printed = $state.raw<unknown>();
  /** What is drawn. Behind `known.turn` while pieces travel. */
  readonly stage = new Stage();
  private readonly choice = new Choice(this);

  private eyes: Eyes | undefined;
  /** Told of every act that was carried out. */
  onact: ((what: Act) => void) | undefined;
  /** Told of every turn that is heard. */
  private onTurn: ((turn: Turn) => void) | undefined;
  private coming: Promise<void> | undefined;
  /** What this page gives to cards and dice, and what it has noted of them. */
  private readonly giving: Giving;
  private readonly live: TableLine;
  /** Whether the table lives on this device: then nobody else can come. */
  readonly here: boolean;

  /** `board` finds how a game is drawn. */
  constructor(
    readonly id: string,
    readonly invite: string | undefined,
    private readonly board: (game: string) => Promise<GameModule>,
    /** The one seat that is the person's own where they hold others as well, as in a lesson: no curtain falls. */
    private readonly only?: () => number | undefined,
    /** What speaks for the table, where it is none that anybody keeps. */
    line?: (hearer: Hearer) => TableLine,
  ) {
    const place = placeOf(id);
    this.here = place.where === 'device';
    this.live = line?.(this) ?? place.line(id, invite, this);
    this.giving = new Giving(id);
  }

  start(): void {
    this.live.start();
  }

  stop(): void {
    this.live.stop();
  }

  /** Tries again what could not be opened. */
  again(): void {
    this.refusal = undefined;
    this.live.start();
  }

  /** Takes the table over from another window, or tries it once more after it was set aside. */
  claim(): void {
    this.gone = undefined;
    this.live.claim();
  }

  // ---- the table speaks

  hello(): Hello {
    const { turn, chat } = this.known;
    const only = this.only?.();
    if (only !== undefined) this.eyes ??= { seat: only };
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

  closed(why: Closed | undefined): void {
    this.gone = why;
  }

  failed(error: unknown): void {
    this.refusal = troubleOf(error);
  }

  loading(loading: Loading | undefined): void {
    this.loaded = loading;
  }

  unkept(why: Unkept | undefined): void {
    this.notKept = why;
  }

  hear(message: ServerMessage): void {
    // Other eyes than those asked for: an answer to an earlier hello.
    if ('turn' in message && this.eyes && !sameEyes(this.eyes, message.turn.eyes)) return;
    this.known = hear(this.known, message);
    if ('table' in message) this.load(message.table);
    if ('table' in message) this.give(message.table);
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

  private load(table: TableInfo): void {
    this.coming ??= Promise.all([this.board(table.game), printedOn(table, this.invite)]).then(
      ([found, told]) => {
        this.printed = told;
        this.refusal = undefined;
        this.stage.game = found;
      },
      (error: unknown) => {
        if (error instanceof Refused) this.refusal = error.code;
        // Whatever is heard next of the table is a reason to try again.
        this.coming = undefined;
      },
    );
  }

  /** Gives this page's part to cards and dice, whenever the table wants something of it. Nobody has to know. */
  private give(table: TableInfo): void {
    const act = this.giving.hear(table);
    // What was not taken is tried again by what the table says next.
    if (act) this.live.act(act).catch(() => this.giving.failed());
  }

  /** Sits down: on that seat, or on the first that is free. */
  async join(seat?: number): Promise<boolean> {
    const place = {
      ...(seat === undefined ? {} : { seat }),
      ...(this.invite ? { invite: this.invite } : {}),
    };
    const seal = this.known.table && this.giving.seal(this.known.table);
    if (seal === undefined) return this.act({ join: place });
    if (await this.act({ join: { ...place, seal } })) return true;
    // Somebody else has sat down through this browser: they gave its part, and whoever comes now is welcome all the same.
    return this.refusal === 'bad_part' && this.act({ join: place });
  }

  /** Compares a finished game's file with what this page has noted. */
  checkLuck(file: string): Finding[] {
    return this.giving.check(file);
  }

  private take(turn: Turn): void {
    const first = !this.shown;
    this.eyes = turn.eyes;
    if (first || document.hidden) {
      this.stage.set(turn, this.known.notices);
      this.lastOwnEntry = this.readLastOwn();
    } else {
      this.stage.add(turn, this.sending);
    }
  }

  get shown(): Turn | undefined {
    return this.stage.shown;
  }

  get news(): readonly ToldNotice[] {
    return this.shown?.notices ?? [];
  }

  get game(): GameModule | undefined {
    return this.stage.game;
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
    this.stage.clear();
    this.known = { ...this.known, turn: undefined, notices: [] };
    this.live.greet();
  }

  // ---- who is who

  get mySeats(): number[] {
    const mine = (this.known.table?.seats ?? []).flatMap((seat, index) => (seat.mine ? [index] : []));
    const only = this.only?.();
    return only === undefined ? mine : mine.filter((seat) => seat === only);
  }

  get faces(): SeatFace[] {
    const { shown, shownAt } = this.stage;
    // The server's clock and this device's may differ: only how long ago something was counts.
    const since = new Map(
      (shown?.asked ?? []).map(
        (one) => [one.seat, shown?.clocks ? shownAt : shownAt - ((shown?.now ?? 0) - one.since)] as const,
      ),
    );
    const mine = this.mySeats;
    const seats = (this.known.table?.seats ?? []).map((seat, index) => ({
      ...seat,
      mine: mine.includes(index),
    }));
    return seatFaces(seats, [...since.keys()], { clocks: shown?.clocks, since });
  }

  name = (seat: number): string => this.faces[seat]?.name ?? `#${seat + 1}`;

  // ---- choosing

  get sending(): boolean {
    return this.acts > 0;
  }

  /** What is asked of the person now, once everything before it has been drawn. */
  readonly ask = $derived.by(() => {
    const { shown } = this.stage;
    return this.stage.through && shown?.version === this.known.turn?.version ? shown?.ask : undefined;
  });

  get question(): string | undefined {
    const { shown } = this.stage;
    return shown?.ask && `${shown.version} ${shown.ask.seat}`;
  }

  /** Whoever is asked this does something with their own hand: that is confirmation enough. */
  get isGesture(): boolean {
    return this.game?.gestures?.includes(this.ask?.question.key ?? '') ?? false;
  }

  get isGrave(): boolean {
    return this.game?.grave?.includes(this.ask?.question.key ?? '') ?? false;
  }

  get gathers(): boolean {
    return this.game?.gathers?.includes(this.ask?.question.key ?? '') ?? false;
  }

  /** Several like things that are chosen in one gesture, an answer each. */
  get together(): Together | undefined {
    return this.ask?.together;
  }

  /** Of several like things those that the game would take. */
  readonly suggested: readonly Piece[] = $derived.by(() => {
    const dear = this.game?.dear?.[this.ask?.question.key ?? ''];
    const view = this.shown?.view;
    return this.together && dear ? cheapest(this.together, (piece, taken) => dear(piece, taken, view)) : [];
  });

  readonly offers: readonly Offer[] = $derived.by(() =>
    this.together ? addable(this.together, []) : (this.ask?.offers ?? []),
  );

  readonly open: readonly Offer[] = $derived.by(() =>
    this.together ? addable(this.together, this.picked) : narrow(this.offers, this.picked),
  );

  readonly glow: ReadonlySet<Piece> = $derived.by(() => {
    if (this.sending || this.curtain !== undefined) return new Set();
    return this.together
      ? new Set(this.open.flatMap((offer) => offer.pieces))
      : glowing(this.offers, this.picked);
  });

  get picked(): readonly Piece[] {
    return this.choice.picked;
  }

  get confirming(): Offer | undefined {
    return this.choice.confirming;
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
    if (!this.sending) this.choice.pick(piece);
  }

  choose(offer: Offer): void {
    this.choice.choose(offer);
  }

  stepBack(): void {
    this.choice.stepBack();
  }

  /** Says yes to what waits to be confirmed. */
  agree(): void {
    this.choice.agree();
  }

  async play(offer: Offer, then: readonly unknown[] = []): Promise<void> {
    const { shown, ask } = this;
    if (!shown || !ask || this.sending) return;
    const more = then.length > 0 ? { then: [...then] } : {};
    if (await this.act({ play: { seat: ask.seat, version: shown.version, answer: offer.answer, ...more } }))
      this.keepLastOwn(shown.entries + 1 + then.length);
  }

  async undo(): Promise<void> {
    const undo = this.known.turn?.undo;
    if (undo && !this.sending)
      await this.act(undo.free ? { undo: { to: undo.to } } : { ask_undo: { to: undo.to } });
  }

  /** Carries out an act; a refusal is shown. */
  async act(what: Act): Promise<boolean> {
    this.acts += 1;
    this.refusal = undefined;
    try {
      await this.live.act(what);
      if ('play' in what) await this.newerThan(what.play.version);
      this.choice.clear();
      this.onact?.(what);
      return true;
    } catch (error) {
      this.refusal = troubleOf(error);
      // What was refused is not offered once more; what did not get through may be tried again.
      if (this.refusal !== 'offline') this.choice.withdraw();
      return false;
    } finally {
      this.acts -= 1;
    }
  }

  /** Tries an act that may be refused: then nothing has happened, and nothing is said. */
  async tries(what: Act): Promise<boolean> {
    this.acts += 1;
    try {
      await this.live.act(what);
      if ('play' in what) await this.newerThan(what.play.version);
      return true;
    } catch {
      return false;
    } finally {
      this.acts -= 1;
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

  describe = (offer: Offer): string => texts.label(offer.label, this.name);

  sayWhy(address: Piece): string | undefined {
    const label = this.why(address);
    if (label) return texts.label(label, this.name);
    return this.help?.refused && this.help.piece === address ? t('client-not-now') : undefined;
  }

  /** Only to whoever is asked something is it said that this is no answer. */
  refuses(): boolean {
    const isAsked = this.ask !== undefined && !this.sending && this.offers.length > 0;
    if (isAsked) player.play('refusal');
    return isAsked;
  }
}
