// My turn at the dice: which are taken up, which building is meant, and rolling again in one tap.

import type { Answer, Building, View } from '../../protocol/alea-iacta-est';
import type { Offer } from '../../protocol/wire';
import type { BoardTable } from '../game';
import { addresses, byFace, exactly, fitting, placements, type Placement } from './placements';

/** An answer that the server has not taken by then: the roll is given up. */
const PATIENCE = 4000;

export class Choosing {
  /** Dice taken up, by their place in the row. */
  taken = $state.raw<ReadonlySet<number>>(new Set());
  building = $state<Building>();
  /** How many dice of each face are being rolled again. */
  private again = $state.raw<readonly number[]>();
  private sent = '';
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly at: () => BoardTable,
    private readonly view: () => View,
    private readonly seat: () => number | undefined,
  ) {}

  readonly all = $derived.by<Placement[]>(() => (this.free ? placements(this.at().open) : []));
  readonly row = $derived.by<readonly number[]>(() => this.view().players[this.seat() ?? -1]?.rolled ?? []);
  readonly dice = $derived.by<number[]>(() =>
    [...this.taken].map((index) => this.row[index] ?? 0).sort((one, other) => one - other),
  );
  readonly addresses = $derived.by(() => addresses(this.row, this.taken));

  private offer(meant: (answer: Answer) => boolean): Offer | undefined {
    return this.at().open.find((offer) => meant(offer.answer as Answer));
  }

  /** Nothing glows while an answer is on its way. */
  private get free(): boolean {
    const { open } = this.at();
    return !this.again && open.some((offer) => offer.pieces.some((piece) => this.at().glows(piece)));
  }

  get placing(): boolean {
    return this.all.length > 0;
  }
  get roll(): Offer | undefined {
    return this.free ? this.offer((answer) => answer === 'roll') : undefined;
  }
  get repete(): Offer | undefined {
    return this.free ? this.offer((answer) => answer === 'repete') : undefined;
  }
  get rolling(): boolean {
    return this.again !== undefined;
  }

  /** Whether taking this die up leads to a placement. */
  leads(index: number): boolean {
    const face = this.row[index] ?? 0;
    return !this.taken.has(index) && fitting(this.all, this.building, [...this.dice, face]).length > 0;
  }

  /** `now`: what is taken up goes there; `more`: with further dice; `chosen`: first the building, then dice. */
  state(building: Building): 'now' | 'more' | 'open' | 'no' {
    if (!this.placing) return 'no';
    if (this.building !== undefined && this.building !== building) return 'no';
    if (this.dice.length === 0) return fitting(this.all, building, []).length > 0 ? 'open' : 'no';
    if (exactly(this.all, building, this.dice)) return 'now';
    return fitting(this.all, building, this.dice).length > 0 ? 'more' : 'no';
  }

  /** What the dice taken up would bring there. */
  prospect(building: Building) {
    if (this.dice.length === 0 || this.state(building) !== 'now') return undefined;
    return exactly(this.view().prospects, building, this.dice);
  }

  tapDie(index: number): void {
    if (!this.placing) return;
    const next = new Set(this.taken);
    if (!next.delete(index)) {
      const dice = [...this.dice, this.row[index] ?? 0];
      if (this.building !== undefined && fitting(this.all, this.building, dice).length === 0) {
        this.building = undefined;
      }
      // Who can roll again may take up any dice; who cannot begins anew.
      if (!this.repete && fitting(this.all, undefined, dice).length === 0) next.clear();
      next.add(index);
    }
    this.taken = next;
  }

  tapBuilding(building: Building): void {
    const placement = exactly(this.all, building, this.dice);
    if (placement) return this.at().choose?.(placement.offer);
    if (fitting(this.all, building, this.dice).length === 0) this.taken = new Set();
    else if (this.building === building) {
      this.building = undefined;
      return;
    }
    this.building = building;
    const [only, second] = fitting(this.all, building, []);
    if (only && !second) this.take(only.dice);
  }

  private take(dice: readonly number[]): void {
    const taken = new Set<number>();
    for (const face of dice) {
      const index = this.row.findIndex((one, at) => one === face && !taken.has(at));
      if (index >= 0) taken.add(index);
    }
    this.taken = taken;
  }

  clear(): void {
    this.taken = new Set();
    this.building = undefined;
  }

  rollNow(): void {
    if (this.roll) this.at().play?.(this.roll);
  }

  /** Rolls the dice taken up once more, all of them if none is. */
  rollAgain(): void {
    if (!this.repete) return;
    this.again = byFace(this.dice.length > 0 ? this.dice : this.row);
    this.sent = '';
    this.goOn();
  }

  /** Answers the questions of a roll that has been decided on. To be called whenever the table has changed. */
  goOn(): void {
    if (!this.again || this.at().open.length === 0) return;
    const asked = this.view().again;
    const question = asked === null ? 'repete' : asked.face === null ? 'throw' : `face ${asked.face}`;
    if (question === this.sent) return;
    const wanted = asked?.face ? this.again[asked.face - 1] : undefined;
    const offer = this.offer((answer) =>
      wanted === undefined
        ? answer === question
        : typeof answer === 'object' && 'again' in answer && answer.again === wanted,
    );
    this.sent = question;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => (this.again = undefined), PATIENCE);
    if (!offer || question === 'throw') this.again = undefined;
    if (offer) this.at().play?.(offer);
  }
}
