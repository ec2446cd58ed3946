// Which auction or vote is going on, and which numbers can be chosen in it.

import type { View } from '../../protocol/sylla';
import type { Offer } from '../../protocol/wire';

export type Poll = 'election' | 'sale' | 'vote';

export function pollOf(view: View, open: readonly Offer[]): Poll | undefined {
  if (view.auction?.building) return 'sale';
  if (
    view.phase === 'great_work' ||
    open.some((offer) => offer.pieces.some((one) => one.startsWith('thumb/')))
  )
    return 'vote';
  if (view.phase === 'famine_and_crises' && view.votes.some((vote) => vote !== null)) return 'vote';
  if (view.phase === 'first_consul') return 'election';
  return undefined;
}

/** The numbers behind addresses such as `bid/3`, from low to high. */
export function numbers(open: readonly Offer[], kind: 'bid' | 'denarii'): number[] {
  const found = new Set<number>();
  for (const offer of open)
    for (const piece of offer.pieces) {
      const number = Number(piece.startsWith(`${kind}/`) ? piece.slice(kind.length + 1) : NaN);
      if (!Number.isNaN(number)) found.add(number);
    }
  return [...found].sort((one, other) => one - other);
}
