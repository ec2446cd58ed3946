// The worker that keeps one table: it answers the page as a server would, and keeps every line before it is told. Bots think elsewhere
// (copy.worker.ts).

import type { MyTable } from '../protocol/wire';
import { Counter } from './calls';
import {
  botsAsked,
  bringEngine,
  chanceFor,
  type BotAsked,
  type DeviceTable,
  type Engine,
  type Journal,
  type Setup,
} from './engine';
import { Shelf, whyNotKept, type Change } from './shelf';

/** What the keeper tells the page. */
export type KeeperNews =
  | {
      /** Messages as a server sends them. */
      told: string[];
      /** The lines that were kept, for copies of the table. */
      lines: string[];
      /** The bots that are asked now. */
      asked: BotAsked[];
    }
  /** Another window has the table: it is waited for, or has just taken it. */
  | { elsewhere: 'waited for' | 'taken' }
  /** Lines could not be kept, or are kept again. */
  | { unkept: 'full' | 'forbidden' | undefined };

/** How long another window may take to let go of a table, in milliseconds: a page that is loaded anew finds its old self for a moment. */
const LETTING_GO = 1_500;
/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

const counter = new Counter<KeeperNews>();
let engine: Engine;
let owner: string;
let shelf: Shelf | undefined;
let table: DeviceTable;
/** How many lines are kept, and those that are not yet. */
let kept = 0;
let unkept: string[] = [];
let said: 'full' | 'forbidden' | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const now = () => Date.now();

/** Holds the table against other windows until this worker ends. Where that cannot be done, what they write is noticed. */
function hold(id: string, steal: boolean): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve();
  const late = setTimeout(() => counter.tell({ elsewhere: 'waited for' }), LETTING_GO);
  return new Promise((held) => {
    locks
      .request(`saturnalia-table-${id}`, { steal }, () => {
        clearTimeout(late);
        held();
        return new Promise<never>(() => undefined);
      })
      .catch((error: unknown) => {
        // Where nothing may be kept there are no locks either, and nothing that two windows could have in common.
        const denied = error instanceof DOMException && error.name === 'SecurityError';
        if (!denied) return counter.tell({ elsewhere: 'taken' });
        clearTimeout(late);
        held();
      });
  });
}

const changeOf = (of: DeviceTable, after: number, lines: readonly string[]): Change => ({
  id: of.id(),
  header: of.header(),
  after,
  lines,
  summary: JSON.parse(of.summary()) as MyTable,
});

/** Whether the page may be told: lines are kept, or it was said that they are not. Others' lines are never written over. */
async function keep(lines: readonly string[], beside: readonly Change[] = []): Promise<boolean> {
  unkept = [...unkept, ...lines];
  if (!shelf || (unkept.length === 0 && beside.length === 0)) return true;
  let why: typeof said;
  try {
    await shelf.keep([changeOf(table, kept, unkept), ...beside]);
    kept += unkept.length;
    unkept = [];
  } catch (error) {
    const reason = whyNotKept(error);
    if (reason === 'overtaken') {
      counter.tell({ elsewhere: 'taken' });
      return false;
    }
    why = reason;
  }
  if (why !== said) counter.tell({ unkept: why });
  said = why;
  return true;
}

/** After whatever has changed the table: keeps it, tells it, and minds the clocks. False if another window has the table now. */
async function settle(told: string[]): Promise<boolean> {
  const lines = table.take_lines();
  if (!(await keep(lines))) return false;
  counter.tell({ told, lines, asked: botsAsked(table) });
  clearTimeout(timer);
  const at = table.deadline();
  if (at !== undefined)
    timer = setTimeout(() => counter.run(tick), Math.min(LONGEST, Math.max(0, at - now())));
  return true;
}

async function tick(): Promise<void> {
  table.tick(now());
  await settle(table.news(now()));
}

/** Takes a seat at a table of which so many lines are kept, and the others are to be. */
async function sit(at: DeviceTable, old: readonly string[]): Promise<Journal> {
  table = at;
  kept = shelf ? old.length : 0;
  const lines = table.take_lines();
  const journal = { id: table.id(), header: table.header(), lines: [...old, ...lines] };
  if (!shelf) counter.tell({ unkept: (said = 'forbidden') });
  await keep(lines);
  return journal;
}

const methods = {
  async begin(setup: Setup): Promise<void> {
    owner = setup.owner;
    [engine, shelf] = await Promise.all([bringEngine(setup), Shelf.open().catch(() => undefined)]);
  },

  /** Opens a table of a `NewTable`. */
  async open(plan: string): Promise<Journal> {
    const opened = engine.DeviceTable.open(plan, owner, chanceFor(engine), now());
    await hold(opened.id(), false);
    return sit(opened, []);
  },

  /** Makes a table of a game file. */
  async bring(file: string): Promise<Journal> {
    const brought = engine.DeviceTable.import(file, owner, chanceFor(engine), now());
    await hold(brought.id(), false);
    return sit(brought, []);
  },

  /** Makes a table of a `Luggage`. */
  async unpack(luggage: string): Promise<Journal> {
    const arrived = engine.DeviceTable.unpack(luggage, owner, chanceFor(engine), now());
    await hold(arrived.id(), false);
    return sit(arrived, []);
  },

  /** Takes up a table that is kept, or goes on with one that is not. Where another window has it, it is waited for or taken from there. */
  async take_up(id: string, from: Journal | undefined, steal: boolean): Promise<Journal | undefined> {
    await hold(id, steal);
    const there = await shelf?.take(id);
    const journal = there ?? from;
    if (!journal) return undefined;
    const taken = engine.DeviceTable.take_up(id, journal.header, journal.lines, owner, now());
    if (there) return sit(taken, journal.lines);
    // Nothing of it is kept yet.
    const lines = [...journal.lines, ...taken.take_lines()];
    table = taken;
    if (!shelf) counter.tell({ unkept: (said = 'forbidden') });
    await keep(lines);
    return { ...journal, lines };
  },

  async hear(message: string): Promise<void> {
    await settle(table.hear(message, now()));
  },

  async bot_answers(seat: number, version: number, answer: string): Promise<void> {
    if (table.bot_answers(seat, version, answer, now())) await settle(table.news(now()));
  },

  /** The same people once more: a new table, or the id of the one that is there. */
  async rematch(): Promise<Journal | string> {
    const again = table.rematch(chanceFor(engine), now());
    if (!again) return table.rematch_id() ?? '';
    const journal = { id: again.id(), header: again.header(), lines: again.take_lines() };
    const lines = table.take_lines();
    // Both or neither: the old table names the new one.
    if (await keep(lines, [changeOf(again, 0, journal.lines)]))
      counter.tell({ told: table.news(now()), lines, asked: [] });
    return journal;
  },

  /** Closes the table: the `Luggage`. It is kept before it is handed out, and the same when it is asked for again. */
  async take_along(): Promise<string> {
    const luggage = table.take_along(chanceFor(engine), now());
    if (!(await settle(table.news(now())))) throw new Error('another window has the table');
    return luggage;
  },

  /** What was taken along has not arrived. */
  async stay(): Promise<void> {
    table.stay(now());
    await settle(table.news(now()));
  },

  summary: (): MyTable => JSON.parse(table.summary()) as MyTable,

  /** Over when all that was called before is through. */
  rest(): void {},
};

export type KeeperMethods = typeof methods;
counter.serve(methods);
