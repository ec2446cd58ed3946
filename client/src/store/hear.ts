// What a client knows of a table, and how a message from the server changes it. Pure.

import type { ChatLine, Label, ServerMessage, TableInfo, ToldNotice, Turn } from '../protocol/wire';

export interface Known {
  table: TableInfo | undefined;
  turn: Turn | undefined;
  notices: readonly ToldNotice[];
  chat: readonly ChatLine[];
}

export const NOTHING: Known = { table: undefined, turn: undefined, notices: [], chat: [] };

export function hear(known: Known, message: ServerMessage): Known {
  if ('table' in message) return { ...known, table: message.table };
  if ('turn' in message) return withTurn(known, message.turn);
  if ('chat' in message) return { ...known, chat: withChat(known.chat, message.chat) };
  return known;
}

/** A turn is dropped if it is older than what is known through the same eyes. */
export function withTurn(known: Known, turn: Turn): Known {
  const before = known.turn;
  if (before && sameEyes(before.eyes, turn.eyes) && turn.version < before.version) return known;
  return { ...known, turn, notices: withNotices(known.notices, turn) };
}

export function withNotices(notices: readonly ToldNotice[], turn: Turn): ToldNotice[] {
  if (turn.notices_since === 0) return [...turn.notices];
  return [...notices.filter((notice) => notice.entry <= turn.notices_since), ...turn.notices];
}

function withChat(lines: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const last = lines.at(-1)?.number ?? 0;
  return [...lines, ...more.filter((line) => line.number > last)];
}

export function sameEyes(one: Turn['eyes'], other: Turn['eyes']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.seat === other.seat;
}

/** A notice that says something; others only move pieces. */
export type Said = ToldNotice & { label: Label };

export const said = (notices: readonly ToldNotice[]): Said[] =>
  notices.filter((notice): notice is Said => notice.label !== undefined);

/** That somebody had no choice is a reason, not a happening: the log has it. */
const REASONS = ['table-only-answer', 'table-only-answer-others'];

/** What is worth being told while it happens: reasons only where nothing else is said. */
export function happened(notices: readonly ToldNotice[]): Said[] {
  const all = said(notices);
  const deeds = all.filter(({ label }) => !REASONS.includes(label.key));
  return deeds.length > 0 ? deeds : all;
}

/** What was told after a seat's own last answer: everything since, or all there is. */
export function sinceMyLast(notices: readonly ToldNotice[], lastOwnEntry: number): ToldNotice[] {
  return notices.filter((notice) => notice.entry > lastOwnEntry);
}
