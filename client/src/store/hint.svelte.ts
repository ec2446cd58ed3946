// Advice for the question that is being asked: asked for once, shown until the question is answered.

import { placeOf } from '../net/places';
import { troubleOf, type Trouble } from '../net/refused';
import type { Hint, HintOffer, Offer } from '../protocol/wire';
import type { Session } from './session.svelte';

export type Advice =
  | { kind: 'warn' }
  | { kind: 'thinking' }
  | { kind: 'refused'; code: Trouble }
  | { kind: 'found'; hint: Hint };

export class Advisor {
  private said = $state.raw<{ question: string; advice: Advice }>();

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
  private get idea(): number | undefined {
    const { ask, together, confirming, picked, open } = this.session;
    if (!ask || together) return undefined;
    const composed = confirming ?? (picked.length > 0 && open.length === 1 ? open[0] : undefined);
    const number = composed ? ask.offers.indexOf(composed) : -1;
    return number < 0 ? undefined : number;
  }

  async think(): Promise<void> {
    const { question } = this;
    const { ask, shown, id, invite } = this.session;
    if (!ask || !shown || question === undefined) return;
    this.tell({ kind: 'thinking' });
    let advice: Advice;
    try {
      const { idea } = this;
      const want = { seat: ask.seat, version: shown.version, ...(idea === undefined ? {} : { idea }) };
      advice = { kind: 'found', hint: await placeOf(id).hint(id, want, invite) };
    } catch (error) {
      advice = { kind: 'refused', code: troubleOf(error) };
    }
    // Put away or overtaken by the game meanwhile.
    if (this.said?.question === question && this.said.advice.kind === 'thinking')
      this.said = { question, advice };
  }

  close(): void {
    this.said = undefined;
  }

  /** The offer of the question that a piece of advice names. */
  offer(hinted: HintOffer): Offer | undefined {
    const answer = JSON.stringify(hinted.answer);
    return this.session.offers.find((offer) => JSON.stringify(offer.answer) === answer);
  }

  private tell(advice: Advice): void {
    const { question } = this;
    if (question !== undefined) this.said = { question, advice };
  }
}
