// Tables that this device keeps.

import type { Journal } from '../../device/engine';
import type { Analysis, GameSummary, Luggage, MyTable, ServerMessage, TableInfo } from '../../protocol/wire';
import { engine } from 'virtual:engine';
import type { Place } from '../place';
import { Refused, troubleOf } from '../refused';
import { Copy } from './copy';
import { setup } from './engine';
import { Keeper, type Sitter } from './keeper';
import { DeviceLine, Shut, type Desk } from './line';
import { shelf } from './shelf';

/** Begins the id of every table of this device, so that an address says where its table lives. */
const MARK = 'device-';
const mark = (id: string): string => MARK + id;
const bare = (id: string): string => id.slice(MARK.length);
export const isOfDevice = (id: string): boolean => id.startsWith(MARK);

/** A table that is not finished as a file: all that is kept of it. */
interface TableFile extends Journal {
  /** The form of this file. */
  saturnalia_table: 1;
}

function tableFile(text: string): TableFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<TableFile> | null;
    const whole = file?.saturnalia_table === 1 && file.id && file.header && Array.isArray(file.lines);
    return whole ? (file as TableFile) : undefined;
  } catch {
    return undefined;
  }
}

async function fetched<T>(address: string | undefined): Promise<T> {
  if (address === undefined) throw new Refused('no_such_game');
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Refused('no_engine');
  return (await answer.json()) as T;
}

class Device implements Place, Desk {
  readonly where = 'device';
  /** The tables that are open in this page. */
  private readonly keepers = new Map<string, Keeper>();
  /** The table that was looked at last without being open. */
  private reader: { id: string; copy: Copy } | undefined;
  /** Looks back at games. */
  private readonly analyses = new Map<string, Analysis>();

  line(id: string, _invite: string | undefined, hearer: ConstructorParameters<typeof DeviceLine>[1]) {
    return new DeviceLine(id, hearer, this);
  }

  games(): Promise<GameSummary[]> {
    return fetched(engine?.games);
  }

  printed(game: string): Promise<unknown> {
    return fetched(engine?.printed[game]);
  }

  // ---- opening

  open: Place['open'] = (table, watch) => this.made((keeper) => keeper.open(JSON.stringify(table), watch));

  bring(file: string): Promise<string> {
    const kept = tableFile(file);
    return kept ? this.adopt(kept) : this.made((keeper) => keeper.bring(file));
  }

  /** A new table that somebody else has made. */
  private adopt({ id, header, lines }: Journal): Promise<string> {
    if (this.keepers.has(id)) return Promise.resolve(mark(id));
    return this.made((keeper) => keeper.takeUp(id, { from: { id, header, lines } }));
  }

  private async made(make: (keeper: Keeper) => Promise<void>): Promise<string> {
    const keeper = new Keeper();
    try {
      await make(keeper);
    } catch (error) {
      keeper.end();
      throw error;
    }
    this.keepers.set(keeper.id, keeper);
    return mark(keeper.id);
  }

  // ---- sitting down

  async sit(id: string, how: Parameters<Desk['sit']>[1], sitter: Sitter): Promise<Keeper> {
    const [table, kept] = [bare(id), await shelf()];
    const open = this.keepers.get(table);
    if (open) return open;
    if (how.claim) await kept?.note(table, { aside: undefined });
    else if ((await kept?.find(table))?.aside !== undefined) throw new Shut('aside');
    const keeper = new Keeper();
    try {
      await keeper.takeUp(table, { steal: how.claim, watch: how.watch }, sitter);
    } catch (error) {
      keeper.end();
      const code = troubleOf(error);
      if (code === 'not_found') throw new Shut('not_found');
      throw code === 'frozen' || code === 'internal' ? new Shut('unreadable') : error;
    }
    if (this.reader?.id === table) this.reader.copy.end();
    this.keepers.set(table, keeper);
    return keeper;
  }

  leave(keeper: Keeper): void {
    keeper.leave();
    // What is kept nowhere else goes on living here.
    if (keeper.inMemory) return;
    this.keepers.delete(keeper.id);
    void keeper.rest();
  }

  async setAside(id: string, reason: string): Promise<void> {
    this.keepers.delete(bare(id));
    await (await shelf())?.note(bare(id), { aside: reason }).catch(() => undefined);
  }

  /** Deletes a table. */
  async forget(id: string): Promise<void> {
    this.keepers.get(bare(id))?.end();
    this.keepers.delete(bare(id));
    this.analyses.delete(bare(id));
    await (await shelf())?.remove(bare(id));
  }

  marked(message: ServerMessage): ServerMessage {
    return 'table' in message ? { table: markedTable(message.table) } : message;
  }

  // ---- looking

  async mine(): Promise<MyTable[]> {
    const kept = (await (await shelf())?.list()) ?? [];
    const tables = new Map(kept.map(({ id, summary }) => [id, summary]));
    for (const [id, keeper] of this.keepers)
      if (keeper.inMemory) tables.set(id, await keeper.call('summary'));
    return [...tables.values()].map((one) => ({ ...one, table: { ...one.table, id: mark(one.table.id) } }));
  }

  private async journal(id: string): Promise<Journal> {
    const open = this.keepers.get(bare(id))?.record;
    const journal = open ?? (await (await shelf())?.take(bare(id)));
    if (!journal) throw new Refused('not_found');
    return { ...journal, lines: [...journal.lines] };
  }

  /** Asks a copy of the table: that of its keeper where it is open. */
  private async ask<K extends Parameters<Copy['ask']>[0]>(
    id: string,
    method: K,
    ...parameters: Parameters<typeof Copy.prototype.ask<K>> extends [K, ...infer Rest] ? Rest : never
  ): Promise<unknown> {
    const table = bare(id);
    let copy = this.keepers.get(table)?.copy;
    if (!copy && this.reader?.id === table && this.reader.copy.lives) copy = this.reader.copy;
    if (!copy) {
      copy = new Copy(await this.journal(id));
      this.reader?.copy.end();
      this.reader = { id: table, copy };
    }
    return (copy.ask as (method: K, ...rest: unknown[]) => Promise<unknown>).call(
      copy,
      method,
      ...parameters,
    );
  }

  table = async (id: string) => markedTable((await this.ask(id, 'info')) as TableInfo);
  components = (id: string) => this.ask(id, 'components') as ReturnType<Place['components']>;
  score: Place['score'] = (id, eyes) =>
    this.ask(id, 'score', JSON.stringify(eyes)) as ReturnType<Place['score']>;
  hint: Place['hint'] = (id, want) => this.ask(id, 'hint', JSON.stringify(want)) as ReturnType<Place['hint']>;
  replay: Place['replay'] = (id, eyes) =>
    this.ask(id, 'replay', JSON.stringify(eyes)) as ReturnType<Place['replay']>;
  replayStep: Place['replayStep'] = (id, entry, eyes) =>
    this.ask(id, 'replay_step', entry, JSON.stringify(eyes)) as ReturnType<Place['replayStep']>;
  verify = (id: string) => this.ask(id, 'verify') as ReturnType<Place['verify']>;

  /** The game file of a finished game; of any other table, and of one that the engine does not bear, all that is kept. */
  async file(id: string): Promise<string> {
    const kept = await (await shelf())?.find(bare(id));
    if (kept?.aside === undefined)
      try {
        return (await this.ask(id, 'file')) as string;
      } catch (error) {
        // Not finished, or not to be read; unless the table was left before it was.
        if (troubleOf(error) === 'unavailable') throw error;
      }
    const file: TableFile = { saturnalia_table: 1, ...(await this.journal(id)) };
    return JSON.stringify(file);
  }

  // ---- looking back

  async analysis(id: string): Promise<Analysis> {
    const known = this.analyses.get(bare(id));
    if (known) return known;
    const found = (await (await shelf())?.find(bare(id)))?.findings;
    return found ? { found } : 'none';
  }

  async analyse(id: string): Promise<Analysis> {
    const known = await this.analysis(id);
    if (known !== 'none' && !('failed' in known)) return known;
    const table = bare(id);
    const note = (analysis: Analysis) => void this.analyses.set(table, analysis);
    const copy = new Copy(await this.journal(id), { news: (running) => note({ running }) });
    const begun: Analysis = { running: { done: 0, of: 0 } };
    note(begun);
    copy
      .ask('look_back')
      .then(async (said) => {
        const found = said as Extract<Analysis, { found: unknown }>['found'];
        note({ found });
        await (await shelf())?.note(table, { findings: found });
      })
      .catch(() => {
        if ('running' in (this.analyses.get(table) as object)) note({ failed: {} });
      })
      .finally(() => copy.end());
    return begun;
  }

  // ---- once more

  async rematch(id: string): Promise<string> {
    const keeper = this.keepers.get(bare(id));
    if (!keeper) throw new Refused('unavailable');
    const made = await keeper.call('rematch');
    return typeof made === 'string' ? mark(made) : this.adopt(made);
  }

  sameDeal: Place['sameDeal'] = async (id, wanted) =>
    this.adopt((await this.ask(id, 'same_deal', JSON.stringify(wanted))) as Journal);
  playOn: Place['playOn'] = async (id, from) =>
    this.adopt((await this.ask(id, 'play_on', JSON.stringify(from))) as Journal);

  // ---- taking along

  prepare: Place['prepare'] = async (watch) => void (await setup(watch));

  /** Asks the keeper of a table, which is opened for that if it is not. */
  private async keeping<T>(id: string, ask: (keeper: Keeper) => Promise<T>): Promise<T> {
    const open = this.keepers.get(bare(id));
    if (open) return ask(open);
    const keeper = new Keeper();
    try {
      await keeper.takeUp(bare(id), {});
      return await ask(keeper);
    } finally {
      void keeper.rest();
    }
  }

  pack = (id: string): Promise<Luggage> =>
    this.keeping(id, async (keeper) => JSON.parse(await keeper.call('take_along')) as Luggage);

  /** A table has arrived elsewhere. One that could not be kept as closed would come back as it was: it is deleted. */
  async parted(id: string): Promise<void> {
    if (this.keepers.get(bare(id))?.inMemory) await this.forget(id);
  }

  /** A table that was taken along and did not arrive goes on here. */
  stay = (id: string): Promise<void> => this.keeping(id, (keeper) => keeper.call('stay'));

  async unpack(luggage: Luggage): Promise<string> {
    if (this.keepers.has(luggage.to) || (await (await shelf())?.find(luggage.to))) return mark(luggage.to);
    return this.made((keeper) => keeper.unpack(JSON.stringify(luggage)));
  }
}

const markedTable = (table: TableInfo): TableInfo => ({
  ...table,
  id: mark(table.id),
  ...(table.rematch && { rematch: mark(table.rematch) }),
});

export const device = new Device();
