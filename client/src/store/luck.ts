// Luck that nobody can choose, as this page sees it: it gives a part of its own to cards and dice, keeps what it was shown before the first
// move, and compares that with what is opened at the end. crates/rules/src/fairness.rs says the same of the other side.

import type { Act, Luck, LuckPart, TableInfo } from '../protocol/wire';
import { hex, sha256, unhex } from './sha256';

/** How many tries one seal is good for; each seat can make one void. */
const LINKS = 16;

/** What a page keeps of a table, until it can be compared. */
export interface Noted {
  commitment: string;
  terms?: string;
  /** Seen before the game began. */
  early: boolean;
  /** What this page's own shares are made from. */
  secret?: string;
  /** The seals of all, by seat, as they were shown before this page opened its own part last. */
  seals?: Record<string, string>;
  /** The seat whose part this page has opened, and what it opened. */
  gave?: { seat: number; share: string };
}

/** What is read of a game file. */
interface GameFile {
  game: string;
  revision: number;
  seats: number;
  commitment: string;
  seed: string;
  nonce: string;
  terms?: string;
  parts?: { seat: number; seal: string; links: number; share: string }[];
  voided?: number[][];
  drawn_anew?: { commitment: string }[];
}

/** What the comparison came to. Each kind has a sentence. */
export type Finding =
  | 'noted'
  | 'noted_late'
  | 'not_noted'
  | 'other_fingerprint'
  | 'opened'
  | 'not_opened'
  | 'terms'
  | 'other_terms'
  | 'mine'
  | 'mine_missing'
  | 'others'
  | 'in_turn'
  | 'others_changed';

/** Findings by which somebody has cheated, or something is broken. */
const BAD: ReadonlySet<Finding> = new Set<Finding>([
  'other_fingerprint',
  'not_opened',
  'other_terms',
  'mine_missing',
  'others_changed',
]);

export const isBad = (finding: Finding): boolean => BAD.has(finding);

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

function digest(...pieces: Uint8Array[]): string {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  pieces.reduce((start, piece) => (all.set(piece, start), start + piece.length), 0);
  return hex(sha256(all));
}

/** What seals a share. */
export const sealOf = (share: string): string => digest(text('saturnalia share v2\0'), unhex(share));

/** The share that was sealed by this: by the seal itself, or by a share that was opened for an earlier try. */
export function shareUnder(secret: string, sealed: string): string | undefined {
  let share = secret;
  for (let link = 0; link < LINKS; link += 1) {
    const seal = sealOf(share);
    if (seal === sealed) return share;
    share = seal;
  }
  return undefined;
}

/** What is given first: it seals every share that may be needed. */
export function firstSeal(secret: string): string {
  let seal = secret;
  for (let link = 0; link < LINKS; link += 1) seal = sealOf(seal);
  return seal;
}

function freshSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What this page gives to one table, and what it keeps of it. */
export class Giving {
  private noted: Noted | undefined;
  /** The share that is on its way. */
  private sending: string | undefined;
  private replaced = false;

  constructor(
    private readonly table: string,
    private readonly storage: Storage = localStorage,
  ) {
    this.noted = recall(table, storage);
  }

  /** Notes what is shown for the first time, and says what is to be done for this page's part. */
  hear(table: TableInfo): Act | undefined {
    if (!this.noted) {
      this.keep({
        commitment: table.commitment,
        ...(table.terms === undefined ? {} : { terms: table.terms }),
        early: table.started === undefined,
      });
    }
    if (table.status !== 'open' || table.terms === undefined) return undefined;
    const seat = table.seats.findIndex((one) => one.mine);
    if (seat < 0) return undefined;
    const luck: Luck = table.luck ?? { parts: [], voided: [], without: [] };
    const part = luck.parts.find((one) => one.seat === seat);
    if (!part) {
      const taken = luck.until === undefined && !luck.without.includes(seat);
      return taken ? { seal: { seal: this.seal(table) ?? '' } } : undefined;
    }
    return this.open(part, luck);
  }

  private open(part: LuckPart, luck: Luck): Act | undefined {
    const share = this.noted?.secret && shareUnder(this.noted.secret, part.sealed);
    if (!share) {
      // Sealed by another page of the same person, which may be gone.
      if (part.opened || luck.until !== undefined || this.replaced) return undefined;
      this.replaced = true;
      return { seal: { seal: firstSeal(this.secret()) } };
    }
    if (!part.wanted || this.sending === share) return undefined;
    this.sending = share;
    const seals = Object.fromEntries(luck.parts.map((one) => [String(one.seat), one.seal]));
    this.keep({ ...this.noted!, seals, gave: { seat: part.seat, share } });
    return { open_part: { share } };
  }

  /** What this page seals its part by when it sits down; nothing at a table that takes none. */
  seal(table: TableInfo): string | undefined {
    if (table.terms === undefined || table.status !== 'open') return undefined;
    if (this.noted?.gave) {
      // It has been here before, and what it opened then is known.
      const { secret: _, gave: __, ...noted } = this.noted;
      this.keep(noted);
    }
    return firstSeal(this.secret());
  }

  /** What was sent was not taken: it may be sent again. */
  failed(): void {
    this.sending = undefined;
  }

  private secret(): string {
    const secret = this.noted?.secret ?? freshSecret();
    if (this.noted && !this.noted.secret) this.keep({ ...this.noted, secret });
    return secret;
  }

  private keep(noted: Noted): void {
    this.noted = noted;
    try {
      this.storage.setItem(keyOf(this.table), JSON.stringify(noted));
    } catch {
      // Without room it is kept until the page is closed.
    }
  }

  /** What the game file says beside what this page has noted. */
  check(file: string): Finding[] {
    return compare(JSON.parse(file) as GameFile, this.noted);
  }
}

const keyOf = (table: string): string => `saturnalia.luck.${table}`;

function recall(table: string, storage: Storage): Noted | undefined {
  try {
    return (JSON.parse(storage.getItem(keyOf(table)) ?? 'null') as Noted | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What was noted beside what was opened at the end. */
export function compare(file: GameFile, noted: Noted | undefined): Finding[] {
  const found: Finding[] = [];
  // A game that is played on shows the commitment to what was drawn anew.
  const shown = file.drawn_anew?.at(-1)?.commitment ?? file.commitment;
  if (!noted) found.push('not_noted');
  else if (noted.commitment !== shown) found.push('other_fingerprint');
  else found.push(noted.early ? 'noted' : 'noted_late');
  const [seed, nonce] = [unhex(file.seed), unhex(file.nonce)];
  const opened =
    file.terms === undefined
      ? digest(text('saturnalia seed commitment v1\0'), seed, nonce)
      : digest(text('saturnalia game commitment v2\0'), seed, nonce, text(file.terms));
  found.push(opened === file.commitment ? 'opened' : 'not_opened');
  if (file.terms !== undefined) found.push(sameTerms(file, file.terms, noted) ? 'terms' : 'other_terms');
  const parts = file.parts ?? [];
  if (noted?.gave) {
    const { seat, share } = noted.gave;
    const mine = parts.find((part) => part.seat === seat);
    found.push(mine?.share === share && isBound(mine) ? 'mine' : 'mine_missing');
    const others = parts.filter((part) => part.seat !== seat);
    if (others.length > 0) {
      const kept = others.every((part) => isBound(part) && sealedAs(file, noted, part));
      found.push(kept ? 'others' : 'others_changed');
    }
    if (opensInTurn(file)) found.push('in_turn');
  }
  return found;
}

function isBound(part: { seal: string; links: number; share: string }): boolean {
  let seal = part.share;
  if (part.links < 1 || part.links > LINKS) return false;
  for (let link = 0; link < part.links; link += 1) seal = sealOf(seal);
  return seal === part.seal;
}

/** Whether a part was sealed by what this page was shown before it opened its own. By days others may have come later. */
function sealedAs(file: GameFile, noted: Noted, part: { seat: number; seal: string }): boolean {
  const seal = noted.seals?.[String(part.seat)];
  return seal === part.seal || (seal === undefined && opensInTurn(file));
}

function opensInTurn(file: GameFile): boolean {
  return (JSON.parse(file.terms ?? '{}') as { parts?: string }).parts === 'in_turn';
}

function sameTerms(file: GameFile, written: string, noted: Noted | undefined): boolean {
  const terms = JSON.parse(written) as Partial<GameFile>;
  const same = terms.game === file.game && terms.revision === file.revision && terms.seats === file.seats;
  // Where something was drawn anew, the terms are still those of the table.
  return same && (noted?.terms === undefined || noted.terms === written);
}
