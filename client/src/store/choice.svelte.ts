// What has been chosen so far of the question that is drawn. Belongs to that question alone: with the next one it is forgotten.

import type { Offer, Piece } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { gather, pick } from './choose';

const DOUBLE_CLICK = 350;

/** The question that is being answered. */
export interface Asking {
  /** Tells questions apart; undefined without one. */
  readonly question: string | undefined;
  readonly offers: readonly Offer[];
  /** Offers that name every picked piece. */
  readonly open: readonly Offer[];
  /** Several like things are gathered, and confirmed together. */
  readonly gathers: boolean;
  /** Gives the answer. */
  play(offer: Offer): unknown;
}

interface Made {
  question: string | undefined;
  picked: readonly Piece[];
  confirming?: Offer;
  /** When it was put up to be confirmed. */
  since?: number;
}

export class Choice {
  private made = $state.raw<Made>();

  constructor(private readonly asking: Asking) {}

  private get now(): Made | undefined {
    return this.made?.question === this.asking.question ? this.made : undefined;
  }

  get picked(): readonly Piece[] {
    return this.now?.picked ?? [];
  }

  /** The offer that waits to be confirmed. */
  get confirming(): Offer | undefined {
    return this.now?.confirming;
  }

  pick(piece: Piece): void {
    const { confirming, now } = this;
    if (this.asking.gathers) {
      const { picked, complete } = gather(this.asking.offers, this.picked, piece);
      this.make(picked);
      if (complete) this.confirm(complete);
      return;
    }
    // The same piece once more says yes, but not as the second half of a double click.
    if (confirming?.pieces.includes(piece)) {
      if (Date.now() - (now?.since ?? 0) > DOUBLE_CLICK) this.asking.play(confirming);
      return;
    }
    const { picked } = this;
    this.make(picked);
    const result = pick(this.asking.offers, picked, piece);
    if (result.kind === 'play') this.choose(result.offer);
    else if (result.kind === 'narrow') this.make(result.picked);
  }

  choose(offer: Offer): void {
    const { confirm } = settings.prefer;
    if (this.asking.gathers) {
      // Offered as a whole: it is seen lying there before it is confirmed.
      this.make(offer.pieces);
      this.confirm(offer);
    } else if (confirm === 'always' || (confirm === 'final' && offer.final)) this.confirm(offer);
    else this.asking.play(offer);
  }

  private confirm(offer: Offer): void {
    this.made = {
      question: this.asking.question,
      picked: this.picked,
      confirming: offer,
      since: Date.now(),
    };
  }

  stepBack(): void {
    const { picked } = this;
    if (!this.confirming || this.asking.gathers) this.make(picked.slice(0, -1));
    else this.make(picked.length > 0 && this.asking.open.length === 1 ? [] : picked);
  }

  /** Nothing waits to be confirmed any more. */
  withdraw(): void {
    this.make(this.picked);
  }

  clear(): void {
    this.made = undefined;
  }

  private make(picked: readonly Piece[]): void {
    this.made = { question: this.asking.question, picked };
  }
}
