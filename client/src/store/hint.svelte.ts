// Advice for the question that is being asked: asked for once, shown until the question is answered.

import { placeOf } from '../net/places';
import { troubleOf, type Trouble } from '../net/refused';
import type { Hint, HintOffer, Offer, Turn } from '../protocol/wire';
import type { Session } from './session.svelte';

export type Advice =
  | { kind: 'warn' }
  | { kind: 'thinking' }
  | { kind: 'refused'; code: Trouble }
  | {
      kind: 'found';
      hint: Hint;
      /** The number of the offer that was asked about, if one was. */
      idea: number | undefined;
    };

/** What may come of two offers, played before the eyes of whoever asked. */
export interface Futures {
  offers: readonly [Offer, Offer];
  turns: readonly (readonly Turn[])[];
}

export class Advisor {
  private said = $state.raw<{ question: string; advice: Advice }>();
  /** What is being shown of the future. */
  futures = $state.raw<Futures>();
  /** The future is being thought up. */
  foreseeing = $state(false);

  constructor(private readonly session: Session) {}

  /** What is to be shown now; what was said about an earlier question is not. */
  get advice(): Advice | undefined {
    return this.said && this.said.question === this.question ? this.said.advice : undefined;
  }

  /** Tells questions apart. Their version does not: it counts other changes of the table too, such as losing its rating. */
  private get question(): string | undefined {
    const { ask, shown } = this.session;
    return ask && JSON.stringify([shown?.entries, ask.seat, ask.question, ask.offers.length]);
  }

  /** Asks for a hint, or puts the one away that is shown. In a rated game the price is named first. */
  toggle(): void {
    if (this.advice) return this.close();
    if (!this.session.ask || this.session.sending) return;
    if (this.session.known.table?.rated) this.tell({ kind: 'warn' });
    else void this.think();
  }

  /** The number of the offer that is being composed, once only one is left. */
  private get composed(): number | undefined {
    const { ask, together, confirming, picked, open } = this.session;
    if (!ask || together) return undefined;
    const offer = confirming ?? (picked.length > 0 && open.length === 1 ? open[0] : undefined);
    const number = offer ? ask.offers.indexOf(offer) : -1;
    return number < 0 ? undefined : number;
  }

  /** Thinks, and compares the best offer with the one that is being composed, or with the one of that number. */
  async think(idea: number | undefined = this.composed): Promise<void> {
    const { question } = this;
    const { ask, shown, id, invite } = this.session;
    if (!ask || !shown || question === undefined) return;
    this.tell({ kind: 'thinking' });
    let advice: Advice;
    try {
      const want = { seat: ask.seat, version: shown.version, ...(idea === undefined ? {} : { idea }) };
      advice = { kind: 'found', hint: await placeOf(id).hint(id, want, invite), idea };
    } catch (error) {
      advice = { kind: 'refused', code: troubleOf(error) };
    }
    // Put away or overtaken by the game meanwhile.
    if (this.said?.question === question && this.said.advice.kind === 'thinking')
      this.said = { question, advice };
  }

  /** Plays one future of each of two offers. */
  async show(one: number, other: number): Promise<void> {
    const { question } = this;
    const { ask, shown, id, invite } = this.session;
    const offers = [ask?.offers[one], ask?.offers[other]];
    if (!ask || !shown || !offers[0] || !offers[1] || this.foreseeing) return;
    this.foreseeing = true;
    try {
      const want = { seat: ask.seat, version: shown.version, show: [one, other] as [number, number] };
      const { futures } = await placeOf(id).hint(id, want, invite);
      if (this.question === question && futures)
        this.futures = { offers: [offers[0], offers[1]], turns: futures };
    } catch (error) {
      if (this.question === question) this.tell({ kind: 'refused', code: troubleOf(error) });
    }
    this.foreseeing = false;
  }

  close(): void {
    this.said = undefined;
  }

  /** The offer of the question that a piece of advice names. */
  offer(hinted: HintOffer): Offer | undefined {
    const answer = JSON.stringify(hinted.answer);
    return this.session.offers.find((offer) => JSON.stringify(offer.answer) === answer);
  }

  /** Its number in the question; −1 if it is not there. */
  number(hinted: HintOffer): number {
    const answer = JSON.stringify(hinted.answer);
    return this.session.ask?.offers.findIndex((offer) => JSON.stringify(offer.answer) === answer) ?? -1;
  }

  private tell(advice: Advice): void {
    const { question } = this;
    if (question !== undefined) this.said = { question, advice };
  }
}
