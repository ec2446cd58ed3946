// A finished game, step by step, through any pair of eyes.

import type { BoardTable, GameModule, SeatFace } from './game';
import { eyesParam } from '../net/place';
import { placeOf } from '../net/places';
import { backwards } from '../motion/moves';
import type { Eyes, Offer, Piece, Replay, ReplayStep, TableInfo, ToldNotice } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { player } from '../sound/player.svelte';
import { Ground } from './ground.svelte';
import { said } from './hear';
import { seatFaces } from './names';
import { printedOn } from './printed';
import { pieceAttachment, type PieceHost } from './piece.svelte';
import type { Happening } from './stage.svelte';
import { kindOf, timeFor } from './telling';

const LOOK = 900;

export class ReplaySession implements BoardTable, PieceHost {
  table = $state.raw<TableInfo>();
  course = $state.raw<Replay>();
  step = $state.raw<ReplayStep>();
  eyes = $state.raw<Eyes>('truth');
  playing = $state(false);
  /** What happened with the entry that was just shown, while it is told. */
  now = $state.raw<Happening>();
  pointed = $state<Piece>();
  help = $state.raw<{ topic: string; piece: Piece | undefined; element: Element }>();
  told = $state.raw<ReadonlySet<Piece>>(new Set());
  readonly offers: readonly Offer[] = [];
  readonly open: readonly Offer[] = [];
  game = $state.raw<GameModule>();
  /** What is printed on the game's components. */
  printed = $state.raw<unknown>();
  readonly ground = new Ground();
  private cache = new Map<string, Promise<ReplayStep>>();
  /** The entry that is to be seen: shown already, or on its way. */
  wanted = $state(0);
  private telling: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly place;

  /** `board` finds how a game is drawn. */
  constructor(
    readonly id: string,
    readonly invite: string | undefined,
    private readonly board: (game: string) => Promise<GameModule>,
  ) {
    this.place = placeOf(id);
  }

  async load(eyes: Eyes = 'truth'): Promise<void> {
    this.eyes = eyes;
    const table = await this.place.table(this.id, this.invite);
    const course = this.place.replay(this.id, this.eyes, this.invite);
    // Nothing is told before there are words for it.
    [this.game, this.printed] = await Promise.all([this.board(table.game), printedOn(table, this.invite)]);
    this.table = table;
    this.course = await course;
  }

  private fetch(entry: number): Promise<ReplayStep> {
    const key = `${eyesParam(this.eyes)} ${entry}`;
    let step = this.cache.get(key);
    if (!step) {
      step = this.place.replayStep(this.id, entry, this.eyes, this.invite);
      this.cache.set(key, step);
    }
    return step;
  }

  async go(entry: number): Promise<void> {
    const last = this.course?.entries ?? 0;
    this.wanted = Math.max(0, Math.min(entry, last));
    const step = await this.fetch(this.wanted);
    if (step.entry !== this.wanted) return;
    if (step.entry < last) void this.fetch(step.entry + 1);
    const on = step.entry - (this.step?.entry ?? step.entry);
    const told = on === 1 ? this.toldWith(step.entry) : [];
    const draw = () => {
      this.step = step;
      this.tell(told);
    };
    if (Math.abs(on) !== 1) return draw();
    player.play(...told.flatMap((notice) => kindOf(this.game?.telling, notice) ?? []));
    const moves = (notices: readonly ToldNotice[]) => notices.flatMap((one) => one.moves ?? []);
    await this.ground.draw(draw, on > 0 ? moves(told) : backwards(moves(this.toldWith(step.entry + 1))));
  }

  get news(): readonly ToldNotice[] {
    return this.step ? this.toldWith(this.step.entry) : [];
  }

  /** What was told with an entry. */
  private toldWith(entry: number): ToldNotice[] {
    return (this.course?.notices ?? []).filter((one) => one.entry === entry);
  }

  /** Says what happened for as long as it takes to read it. */
  private tell(notices: readonly ToldNotice[]): void {
    clearTimeout(this.telling);
    this.now = undefined;
    const time = timeFor(said(notices).length) * settings.reading;
    if (time === 0) return;
    this.now = { notices };
    this.telling = setTimeout(() => (this.now = undefined), time + LOOK);
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.course = await this.place.replay(this.id, eyes, this.invite);
    this.step = undefined;
    await this.go(this.wanted);
  }

  async play(): Promise<void> {
    this.playing = true;
    while (this.playing && this.wanted < (this.course?.entries ?? 0)) {
      await this.go(this.wanted + 1);
      const time = LOOK / 3 + timeFor(said(this.toldWith(this.wanted)).length);
      await new Promise((wake) => (this.timer = setTimeout(wake, time * Math.max(0.1, settings.reading))));
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
    clearTimeout(this.telling);
    this.now = undefined;
  }

  get faces(): SeatFace[] {
    return seatFaces(this.table?.seats ?? [], this.step?.asked ?? []);
  }
  name = (seat: number): string => this.faces[seat]?.name ?? `#${seat + 1}`;

  piece(address: Piece, help?: string) {
    return pieceAttachment(this, address, help);
  }
  helps(topic: string) {
    return pieceAttachment(this, undefined, topic);
  }
  glows(): boolean {
    return false;
  }
  isPicked(): boolean {
    return false;
  }
  pick(): void {}
  why(): undefined {
    return undefined;
  }
  describe(): string {
    return '';
  }
  sayWhy(): undefined {
    return undefined;
  }
}
