// What is told of a game, in order: whose doing a sentence is, where a round begins, what kind of thing it is about. Pure.

import type { Label, ToldNotice } from '../protocol/wire';
import type { Kind } from '../sound/synth';
import { said, type Said } from './hear';

/** How a game's happenings sound and look in the log, and which of the words it says can be explained. */
export interface Telling {
  /**
   * The kind of a happening: that of the first row whose pattern is found in the message's key or in one of its movements, written
   * `from > to`. What is in no row makes no sound.
   */
  kinds: readonly (readonly [pattern: RegExp, kind: Kind])[];
  /** The topic of help about a word in a sentence: a message key, or a name as the components write it. */
  topic?(word: string, printed: unknown, view: unknown): string | undefined;
}

/** Whose doing it is, as far as the sentence says so: the rules call that seat `seat`. */
export function actorOf(label: Label): number | undefined {
  const arg = label.args?.['seat'];
  return arg && 'seat' in arg ? arg.seat : undefined;
}

/** Counted by the rules where a new part of the game begins. */
const PARTS = ['round', 'turn', 'pass'];

/** Whether a sentence begins a new part of the game, as a heading does. */
export function isHeading(label: Label): boolean {
  return PARTS.some((name) => {
    const arg = label.args?.[name];
    return arg !== undefined && 'number' in arg;
  });
}

/** What one seat did without a break, or what the table did by itself; or the beginning of a part. */
export interface Group {
  actor: number | undefined;
  heading: boolean;
  /** With where they stand among all that was said. */
  lines: readonly { notice: Said; index: number }[];
}

/** Everything that was said, by turns. */
export function groupsOf(notices: readonly ToldNotice[], breakAfter = Infinity): Group[] {
  const groups: { actor: number | undefined; heading: boolean; lines: { notice: Said; index: number }[] }[] =
    [];
  said(notices).forEach((notice, index, all) => {
    const heading = isHeading(notice.label);
    const actor = heading ? undefined : actorOf(notice.label);
    const last = groups.at(-1);
    const before = all[index - 1];
    // What is news begins anew, so that a line can be drawn above it.
    const isNews = before !== undefined && before.entry <= breakAfter && notice.entry > breakAfter;
    const goesOn = last && !last.heading && !heading && !isNews && last.actor === actor;
    if (goesOn) last.lines.push({ notice, index });
    else groups.push({ actor, heading, lines: [{ notice, index }] });
  });
  return groups;
}

/** A log that grows: what was told before is the very same group each time, so that whatever draws it leaves it alone. */
export class GrowingLog {
  private before: readonly Group[] = [];

  groups(notices: readonly ToldNotice[], breakAfter = Infinity): readonly Group[] {
    const { before } = this;
    this.before = groupsOf(notices, breakAfter).map((group, index) => regrouped(before[index], group));
    return this.before;
  }
}

/** The old one if it says the same; else the new one with the lines that have stayed. */
function regrouped(old: Group | undefined, group: Group): Group {
  if (!old || old.actor !== group.actor || old.heading !== group.heading) return group;
  const lines = group.lines.map((line, at) => {
    const same = old.lines[at];
    return same && same.notice === line.notice && same.index === line.index ? same : line;
  });
  const isSame = lines.length === old.lines.length && lines.every((line, at) => line === old.lines[at]);
  return isSame ? old : { ...group, lines };
}

/** The kind of thing a happening is about. */
export function kindOf(telling: Telling | undefined, notice: ToldNotice): Kind | undefined {
  const signs = [notice.label?.key ?? '', ...(notice.moves ?? []).map(({ from, to }) => `${from} > ${to}`)];
  return telling?.kinds.find(([pattern]) => signs.some((sign) => pattern.test(sign)))?.[1];
}

/** What one seat did since, for a line that fits everywhere. */
export interface Deed {
  actor: number | undefined;
  notices: readonly Said[];
}

/** By seat, in the order in which they began; what the table did by itself comes last. */
export function deedsOf(notices: readonly ToldNotice[]): Deed[] {
  const by = new Map<number | undefined, Said[]>();
  for (const notice of said(notices)) {
    const actor = isHeading(notice.label) ? undefined : actorOf(notice.label);
    by.set(actor, [...(by.get(actor) ?? []), notice]);
  }
  return [...by]
    .map(([actor, all]) => ({ actor, notices: all }))
    .sort((one, other) => Number(one.actor === undefined) - Number(other.actor === undefined));
}

/** How long all that happens between two questions to the same person may take at the usual pace, in milliseconds. */
export const ROUND = 6_000;

/** How long words stay to be read at the usual pace, in milliseconds: the longer the more letters there are. */
export function timeToRead(letters: number): number {
  return letters === 0 ? 0 : Math.min(2_400, 400 + 18 * letters);
}

/** Whose doing a turn is: that of whoever its first sentence is about. */
export function doerOf(notices: readonly ToldNotice[]): number | undefined {
  return said(notices)
    .filter(({ label }) => !isHeading(label))
    .map(({ label }) => actorOf(label))
    .find((seat) => seat !== undefined);
}

/** How long a step of a replay stays at the usual pace, in milliseconds: the longer the more is said. */
export function timeFor(sentences: number): number {
  return sentences === 0 ? 0 : Math.min(2_800, 650 + 450 * sentences);
}
