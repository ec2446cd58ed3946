// A worker with a copy of a table: for whatever takes time, so that neither the page nor the table waits. Nothing is kept here.

import { Counter } from './calls';
import {
  bringEngine,
  chanceFor,
  drawn,
  type DeviceTable,
  type Engine,
  type Journal,
  type Setup,
} from './engine';

/** How many entries of a game have been looked back at. */
export interface CopyNews {
  done: number;
  of: number;
}

const counter = new Counter<CopyNews>();
let engine: Engine;
let owner: string;
let table: DeviceTable;

const parsed = (text: string): unknown => JSON.parse(text);
const now = () => Date.now();
const journalOf = (made: DeviceTable): Journal => ({
  id: made.id(),
  header: made.header(),
  lines: made.take_lines(),
});

const methods = {
  async begin(setup: Setup): Promise<void> {
    owner = setup.owner;
    engine = await bringEngine(setup);
  },
  load({ id, header, lines }: Journal): void {
    // A copy has no clock: time is the keeper's.
    table = engine.DeviceTable.take_up(id, header, lines, owner, 0);
  },
  /** Carries out what was kept since. */
  follow(lines: readonly string[]): void {
    for (const line of lines) table.read_on(line);
  },

  think: (seat: number): string | undefined => table.think(seat, drawn()),
  hint: (wanted: string): unknown => parsed(table.hint(wanted, drawn())),
  score: (eyes: string): unknown => parsed(table.score(eyes)),
  components: (): unknown => parsed(table.components()),
  /** The `TableInfo`, as it is told to whoever comes. */
  info: (): unknown => {
    const told = table.hear('{"hello":{"eyes":"spectator"}}', now());
    return (parsed(told[0] ?? '') as { table: unknown }).table;
  },

  file: (): string => table.file(),
  verify: (): unknown => parsed(table.verify()),
  replay: (eyes: string): unknown => parsed(table.replay(eyes)),
  replay_step: (entry: number, eyes: string): unknown => parsed(table.replay_step(entry, eyes)),
  look_back(): unknown {
    const of = table.entries();
    const found = table.look_back((done) => counter.tell({ done, of }));
    return found && parsed(found);
  },
  same_deal: (wanted: string): Journal => journalOf(table.same_deal(wanted, chanceFor(engine), now())),
  play_on: (wanted: string): Journal => journalOf(table.play_on(wanted, chanceFor(engine), now())),
};

export type CopyMethods = typeof methods;
counter.serve(methods);
