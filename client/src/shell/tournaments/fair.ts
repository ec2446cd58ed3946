// Whether the deals of a tournament are those that the server was bound to before anybody entered.
// crates/tournament/src/deal.rs says the same of the other side.

import type { TournamentState } from '../../protocol/wire';
import { hex, sha256, unhex } from '../../store/sha256';

const PURPOSE = new TextEncoder().encode('saturnalia share v2\0');

/** What a link of a chain is sealed by. */
export function sealOf(link: string): string {
  return hex(sha256(new Uint8Array([...PURPOSE, ...unhex(link)])));
}

/** Of every round that is over and had one deal: whether its link is bound by the one before, the first by the seal. */
export function boundRounds(state: Pick<TournamentState, 'seal' | 'rounds'>): boolean[] {
  let sealed = state.seal;
  const found: boolean[] = [];
  for (const { link } of state.rounds) {
    if (link === undefined) break;
    found.push(sealOf(link) === sealed);
    sealed = link;
  }
  return found;
}

/** What this page gives to the deals: a number that nobody can guess. */
export const ownPart = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
