// A finished game, step by step, through any pair of eyes.

import type { BoardTable, GameModule, SeatFace } from './game';
import { eyesParam } from '../net/place';
import { placeOf } from '../net/places';
import { backwards } from '../motion/moves';
import type { Eyes, Move, Offer, Piece, Replay, ReplayStep, TableInfo, ToldNotice } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { Ground } from './ground.svelte';
import { seatFaces } from './names';
import { printedOn } from './printed';
import { pieceAttachment, type PieceHost } from './piece.svelte';

const LOOK = 900;

export class ReplaySession implements BoardTable, PieceHost {
  table = $state.raw<TableInfo>();
  course = $state.raw<Replay>();
  step = $state.raw<ReplayStep>();
  eyes = $state.raw<Eyes>('truth');
  playing = $state(false);
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
  private wanted = 0;
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

  async load(): Promise<void> {
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
    const draw = () => {
      this.step = step;
    };
    const on = step.entry - (this.step?.entry ?? step.entry);
    if (Math.abs(on) !== 1) return draw();
    await this.ground.draw(draw, on > 0 ? this.movesOf(step.entry) : backwards(this.movesOf(step.entry + 1)));
  }

  get news(): readonly ToldNotice[] {
    return (this.course?.notices ?? []).filter((one) => one.entry === this.step?.entry);
  }

  /** What moved with an entry. */
  private movesOf(entry: number): Move[] {
    return (this.course?.notices ?? []).flatMap((one) => (one.entry === entry ? (one.moves ?? []) : []));
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
      await new Promise((wake) => (this.timer = setTimeout(wake, LOOK * (settings.pace || 0.6))));
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
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
