// What has been chosen so far of the question that is drawn. Belongs to that question alone: with the next one it is forgotten.

import type { Offer, Piece, Together } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { gather, gesture, pick, put } from './choose';

const DOUBLE_CLICK = 350;

/** The question that is being answered. */
export interface Asking {
  /** Tells questions apart; undefined without one. */
  readonly question: string | undefined;
  readonly offers: readonly Offer[];
  /** Offers that are still open after what was picked. */
  readonly open: readonly Offer[];
  /** Answered with one's own hand, as by drawing a card. */
  readonly isGesture: boolean;
  /** A slip would hurt. */
  readonly isGrave: boolean;
  /** Several pieces make up one answer: they are gathered, and confirmed together. */
  readonly gathers: boolean;
  /** Several like things are chosen, an answer each: they are gathered as well, and sent as one act. */
  readonly together: Together | undefined;
  /** What lies there chosen before anything was picked; it waits to be confirmed or changed. */
  readonly suggested: readonly Piece[];
  /** Gives the answer, and those that go with it. */
  play(offer: Offer, then?: readonly unknown[]): unknown;
}

interface Made {
  question: string | undefined;
  picked: readonly Piece[];
  confirming?: Offer;
  /** Goes with it in the same gesture. */
  then?: readonly unknown[];
  /** When it was put up to be confirmed. */
  since?: number;
}

export class Choice {
  private made = $state.raw<Made>();

  constructor(private readonly asking: Asking) {}

  private get now(): Made | undefined {
    const { question, suggested: picked, together } = this.asking;
    if (this.made?.question === question) return this.made;
    const complete = together && gesture(together, picked);
    return complete && { question, picked, confirming: complete.offer, then: complete.then };
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
    const { together } = this.asking;
    if (together) {
      const picked = put(together, this.picked, piece);
      this.make(picked);
      const complete = gesture(together, picked);
      // One alone is chosen as anything else is.
      if (complete && together.count === 1 && settings.prefer.confirm !== 'always')
        this.asking.play(complete.offer);
      else if (complete) this.confirm(complete.offer, complete.then);
      return;
    }
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
    // Where there is nothing else to do, there is nothing to think over.
    const confirm = this.asking.offers.length > 1 ? settings.prefer.confirm : 'never';
    const [piece] = offer.pieces;
    if (this.asking.together && piece !== undefined) this.pick(piece);
    else if (this.asking.isGesture && confirm !== 'always') this.asking.play(offer);
    else if (this.asking.gathers) {
      // Offered as a whole: it is seen lying there before it is confirmed.
      this.make(offer.pieces);
      this.confirm(offer);
    } else if (this.asksBack(offer, confirm)) this.confirm(offer);
    else this.asking.play(offer);
  }

  /** Whoever has picked one thing after the other has been asked already. */
  private asksBack(offer: Offer, confirm: typeof settings.prefer.confirm): boolean {
    switch (confirm) {
      case 'grave':
        return offer.final && this.asking.isGrave && this.picked.length === 0;
      case 'final':
        return offer.final;
      case 'always':
        return true;
      case 'never':
        return false;
    }
  }

  /** Says yes to what waits to be confirmed. */
  agree(): void {
    const { now } = this;
    if (now?.confirming) this.asking.play(now.confirming, now.then);
  }

  private confirm(offer: Offer, then: readonly unknown[] = []): void {
    this.made = {
      question: this.asking.question,
      picked: this.picked,
      confirming: offer,
      then,
      since: Date.now(),
    };
  }

  stepBack(): void {
    const { picked } = this;
    const gathers = this.asking.gathers || this.asking.together;
    if (!this.confirming || gathers) this.make(picked.slice(0, -1));
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
