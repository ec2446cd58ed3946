// My turn at the dice: which are taken up, which building is meant, and rolling again in one tap.

import type { Answer, Building, View } from '../../protocol/alea-iacta-est';
import type { Offer } from '../../protocol/wire';
import type { BoardTable } from '../../store/game';
import { addresses, best, exactly, fitting, placements, ready, reroll, type Placement } from './placements';

/** A roll that the server has not told by then is given up. */
const PATIENCE = 4000;

const BUILDINGS: readonly Building[] = ['templum', 'senatus', 'castrum', 'forum', 'latrina'];

/** Dice that are being rolled again, and the chips there were before. */
interface Again {
  dice: readonly number[];
  indices: ReadonlySet<number>;
  chips: number;
}

export class Choosing {
  /** Dice taken up, by their place in the row. */
  taken = $state.raw<ReadonlySet<number>>(new Set());
  /** What lies ready and is looked at. */
  pointed = $state.raw<Placement>();
  private meant = $state.raw<Again>();
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
  /** The dice in the hand, from the tap until they fall. */
  get again(): Again | undefined {
    return this.meant?.chips === this.chips ? this.meant : undefined;
  }
  /** What the last tap rolled again. */
  get rolledAgain(): readonly number[] {
    return this.meant?.dice ?? [];
  }
  private get chips(): number {
    return this.view().players[this.seat() ?? -1]?.chips ?? 0;
  }

  /** Whether taking this die up leads to a placement. */
  leads(index: number): boolean {
    const face = this.row[index] ?? 0;
    return !this.taken.has(index) && fitting(this.all, undefined, [...this.dice, face]).length > 0;
  }

  /** `now`: what is taken up goes there; `more`: with further dice; `open`: nothing is taken up, and something could go there. */
  state(building: Building): 'now' | 'more' | 'open' | 'no' {
    if (!this.placing) return 'no';
    if (this.dice.length === 0) return fitting(this.all, building, []).length > 0 ? 'open' : 'no';
    if (exactly(this.all, building, this.dice)) return 'now';
    return fitting(this.all, building, this.dice).length > 0 ? 'more' : 'no';
  }

  /** What one tap places there: the dice taken up, or with them those that bring most. */
  meantFor(building: Building): Placement | undefined {
    return (
      exactly(this.all, building, this.dice) ??
      best(fitting(this.all, building, this.dice), this.view().prospects)
    );
  }

  /** What can be placed there by one tap, in so much room; dice taken up are part of each. */
  ready(building: Building, room: number): Placement[] {
    return this.placing ? ready(fitting(this.all, building, this.dice), this.view().prospects, room) : [];
  }

  /** What the dice that are pointed at or taken up would bring there. */
  prospect(building: Building) {
    const { pointed } = this;
    if (pointed && this.all.includes(pointed))
      return pointed.building === building
        ? exactly(this.view().prospects, building, pointed.dice)
        : undefined;
    if (this.dice.length === 0 || this.state(building) !== 'now') return undefined;
    return exactly(this.view().prospects, building, this.dice);
  }

  tapDie(index: number): void {
    if (!this.placing) return;
    this.layAside();
    const next = new Set(this.taken);
    if (!next.delete(index)) {
      const dice = [...this.dice, this.row[index] ?? 0];
      // Who can roll again may take up any dice; who cannot begins anew.
      if (!this.repete && fitting(this.all, undefined, dice).length === 0) next.clear();
      next.add(index);
    }
    this.taken = next;
  }

  /** Another choice than the one that waits to be confirmed. */
  private layAside(): void {
    if (BUILDINGS.some((one) => this.at().isPicked(one))) this.at().stepBack?.();
  }

  tapBuilding(building: Building): void {
    this.layAside();
    const placement = this.meantFor(building);
    if (placement) this.put(placement);
    else this.taken = new Set();
  }

  /** Places what lies ready. */
  tapReady(placement: Placement): void {
    if (!this.all.includes(placement)) return;
    this.layAside();
    this.put(placement);
  }

  private put({ dice, offer }: Placement): void {
    this.pointed = undefined;
    this.take(dice);
    this.at().choose?.(offer);
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
    if (this.placing) this.layAside();
    this.taken = new Set();
  }

  rollNow(): void {
    if (this.roll) this.at().play?.(this.roll);
  }

  /** Rolls the dice taken up once more, all of them if none is: one tap answers the question for every face. */
  rollAgain(): void {
    const { repete, row } = this;
    if (!repete) return;
    const indices = this.taken.size > 0 ? this.taken : new Set(row.keys());
    const dice = row.filter((_, index) => indices.has(index));
    this.meant = { dice, indices, chips: this.chips };
    clearTimeout(this.patience);
    this.patience = setTimeout(() => (this.meant = undefined), PATIENCE);
    this.at().play?.(repete, reroll(dice, row));
  }
}
