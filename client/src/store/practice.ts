// Learning from mistakes: which decisions of a game are worth trying again, and which answers pass. Pure.

import type { Findings, Label, Offer } from '../protocol/wire';
import type { Costly } from './findings';

/** What cost less, in win share, is no mistake to learn from. */
const MISTAKE = 0.03;
/** An answer that promises this much less than the best passes as well: nobody can tell them apart. */
const MARGIN = 0.01;

/** Decisions of these seats that are worth trying again, in the order of the game. */
export const mistakesOf = (findings: Findings, seats: readonly number[]): Costly[] =>
  findings.moments
    .map((moment, index) => ({ ...moment, entry: index + 1 }))
    .filter(({ seat, cost, better }) => better && cost >= MISTAKE && seats.includes(seat));

/** What is to be said of an answer. What it promises is missing where the analysis did not look at every answer. */
export interface Judgement {
  passes: boolean;
  promised: number | undefined;
}

const same = (one: Label | undefined, other: Label): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What each offer promised; nothing if the analysis tells only of the best. */
const promises = (mistake: Costly, offers: readonly Offer[]): readonly number[] | undefined =>
  mistake.promises?.length === offers.length ? mistake.promises : undefined;

/** The offer that promised most. */
export function best(mistake: Costly, offers: readonly Offer[]): Offer | undefined {
  const known = promises(mistake, offers);
  if (!known) return offers.find(({ label }) => same(mistake.better?.label, label));
  return offers[known.indexOf(Math.max(...known))];
}

export function judge(mistake: Costly, offers: readonly Offer[], offer: Offer): Judgement {
  const promised = promises(mistake, offers)?.[offers.indexOf(offer)];
  const most = promises(mistake, offers)?.reduce((one, two) => Math.max(one, two));
  if (promised === undefined || most === undefined) {
    const passes = same(mistake.better?.label, offer.label);
    return { passes, promised: passes ? mistake.better?.win_share : undefined };
  }
  return { passes: promised >= most - MARGIN, promised };
}
