// Choosing one of the offers by the pieces they name. Pure; knows no game.

import type { Offer, Piece, Thing, Together } from '../protocol/wire';

/** Offers that name every picked piece. Without a pick: all of them. */
export function narrow(offers: readonly Offer[], picked: readonly Piece[]): Offer[] {
  return offers.filter((offer) => picked.every((piece) => offer.pieces.includes(piece)));
}

/** Pieces that take the choice further: named by a remaining offer and not picked yet. */
export function glowing(offers: readonly Offer[], picked: readonly Piece[]): Set<Piece> {
  const glow = new Set<Piece>();
  for (const offer of narrow(offers, picked)) for (const piece of offer.pieces) glow.add(piece);
  for (const piece of picked) glow.delete(piece);
  return glow;
}

/** So many offers to which no single piece leads stand in words from the beginning: one click instead of two. */
const FEW = 4;

/** Offers that need a button of their own: no piece leads to them alone. */
export function buttons(offers: readonly Offer[], picked: readonly Piece[]): Offer[] {
  const left = narrow(offers, picked);
  if (picked.length > 0) {
    if (left.length <= 6) return left;
    // Of many, the plainest: whoever picked a card most likely means that card and no more.
    const least = Math.min(...left.map(({ pieces }) => pieces.length));
    const plain = left.filter(({ pieces }) => pieces.length === least);
    return least === picked.length || plain.length <= FEW ? plain : [];
  }
  const named = new Map<Piece, number>();
  for (const { pieces } of left) for (const piece of pieces) named.set(piece, (named.get(piece) ?? 0) + 1);
  const shared = left.filter(({ pieces }) => !pieces.some((piece) => named.get(piece) === 1));
  return shared.length <= FEW ? shared : shared.filter((offer) => offer.pieces.length === 0);
}

export type Picked =
  { kind: 'play'; offer: Offer } | { kind: 'narrow'; picked: Piece[] } | { kind: 'nothing' };

/** What clicking a piece comes to. */
export function pick(offers: readonly Offer[], picked: readonly Piece[], piece: Piece): Picked {
  if (picked.includes(piece)) return { kind: 'narrow', picked: picked.filter((other) => other !== piece) };
  let next = [...picked, piece];
  let left = narrow(offers, next);
  if (left.length === 0) {
    // A fresh start: the piece belongs to offers that the earlier picks had ruled out.
    next = [piece];
    left = narrow(offers, next);
  }
  const [only] = left;
  if (only === undefined) return { kind: 'nothing' };
  return left.length === 1 ? { kind: 'play', offer: only } : { kind: 'narrow', picked: next };
}

/** What clicking a piece comes to where several like things are gathered: each is put in or taken out, and what is complete waits to be confirmed. */
export function gather(offers: readonly Offer[], picked: readonly Piece[], piece: Piece): Gathered {
  const next = picked.includes(piece) ? picked.filter((other) => other !== piece) : [...picked, piece];
  const left = narrow(offers, next);
  if (left.length === 0) return { picked };
  return { picked: next, complete: left.find((offer) => offer.pieces.length === next.length) };
}

/** What has been gathered so far, and the offer that names all of it and nothing else. */
export interface Gathered {
  picked: readonly Piece[];
  complete?: Offer | undefined;
}

const thingOf = (together: Together, piece: Piece): Thing | undefined =>
  together.things.find((thing) => thing.pieces.includes(piece));

/** How often each thing has been chosen. */
const times = (thing: Thing, picked: readonly Piece[]): number =>
  picked.filter((piece) => thing.pieces.includes(piece)).length;

/** Like things of which one more may be chosen, as offers; where there are enough, those that may take the place of one. */
export function addable({ count, things }: Together, picked: readonly Piece[]): Offer[] {
  const left = things.filter((thing) => times(thing, picked) < (picked.length < count ? thing.most : 1));
  return left.map(({ answer, label, pieces }) => ({ answer, label, pieces, final: false }));
}

/**
 * What clicking one of several like things comes to: one more of it, or none of it if there can be no more. Where there are enough of
 * others, it takes the place of the first.
 */
export function put(together: Together, picked: readonly Piece[], piece: Piece): readonly Piece[] {
  const thing = thingOf(together, piece);
  if (!thing) return picked;
  const taken = times(thing, picked);
  if (picked.length < together.count && taken < thing.most) return [...picked, piece];
  return taken > 0 ? picked.filter((other) => !thing.pieces.includes(other)) : [...picked.slice(1), piece];
}

/**
 * As many like things as are wanted, those that are spared most easily. `dear` says how much a piece is needed otherwise when so many of
 * its kind have been taken already.
 */
export function cheapest(
  { count, things }: Together,
  dear: (piece: Piece, taken: number) => number,
): readonly Piece[] {
  return things
    .flatMap(({ pieces: [piece], most }) =>
      piece === undefined
        ? []
        : Array.from({ length: most }, (_, taken) => ({ piece, worth: dear(piece, taken) })),
    )
    .sort((one, other) => one.worth - other.worth)
    .slice(0, count)
    .map(({ piece }) => piece);
}

/** The act that enough like things make up: an answer and those that go with it, in the order of the rules. */
export function gesture(
  together: Together,
  picked: readonly Piece[],
): { offer: Offer; then: unknown[] } | undefined {
  if (picked.length !== together.count) return undefined;
  const chosen = together.things.flatMap((thing) => Array<Thing>(times(thing, picked)).fill(thing));
  const [first, ...rest] = chosen;
  if (!first) return undefined;
  const { answer, label } = first;
  const offer = { answer, label, pieces: chosen.flatMap((thing) => thing.pieces), final: false };
  // Where nothing but one kind is left there is no choice, and nobody is asked any more.
  const used = (upTo: number, thing: Thing) => chosen.slice(0, upTo).filter((one) => one === thing).length;
  const isForced = (upTo: number) =>
    together.things.filter((thing) => used(upTo, thing) < thing.most).length < 2;
  const forced = rest.findIndex((_, index) => isForced(index + 1));
  return { offer, then: (forced < 0 ? rest : rest.slice(0, forced)).map((thing) => thing.answer) };
}

/** What typed digits mean in a list of that length: a finished number, a beginning, or nothing. */
export function typed(digits: string, count: number): { index: number } | 'more' | 'nothing' {
  const number = Number(digits);
  if (number < 1 || number > count) return 'nothing';
  return number * 10 <= count ? 'more' : { index: number - 1 };
}
