// Where the tables of this device are kept: IndexedDB, a table's header beside the lines of its journal. Used by pages to list what is there
// and by workers to keep it.

import type { Findings, MyTable } from '../protocol/wire';
import type { Journal } from './engine';

const BASE = 'saturnalia';
const VERSION = 1;

/** What is known of a table without its lines. */
export interface Kept {
  id: string;
  header: string;
  /** How many lines there are. */
  lines: number;
  summary: MyTable;
  /** Why it was set aside: the engine failed on it. */
  aside?: string;
  findings?: Findings;
}

/** Lines that follow upon those that are kept. */
export interface Change {
  id: string;
  header: string;
  /** How many lines there were before. */
  after: number;
  lines: readonly string[];
  summary: MyTable;
}

interface KeptLine {
  table: string;
  number: number;
  line: string;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error ?? new Error('nothing was kept'));
  });

const linesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

export class Shelf {
  private constructor(private readonly base: IDBDatabase) {
    // A newer page wants another form: this one lets go.
    base.onversionchange = () => base.close();
  }

  static async open(): Promise<Shelf> {
    const request = indexedDB.open(BASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('lines', { keyPath: ['table', 'number'] });
    };
    return new Shelf(await done(request));
  }

  list(): Promise<Kept[]> {
    return done(this.base.transaction('tables').objectStore('tables').getAll() as IDBRequest<Kept[]>);
  }

  find(id: string): Promise<Kept | undefined> {
    return done(
      this.base.transaction('tables').objectStore('tables').get(id) as IDBRequest<Kept | undefined>,
    );
  }

  /** All that is kept of a table. */
  async take(id: string): Promise<Journal | undefined> {
    const transaction = this.base.transaction(['tables', 'lines']);
    const [kept, lines] = await Promise.all([
      done(transaction.objectStore('tables').get(id) as IDBRequest<Kept | undefined>),
      done(transaction.objectStore('lines').getAll(linesOf(id)) as IDBRequest<KeptLine[]>),
    ]);
    return kept && { id, header: kept.header, lines: lines.map(({ line }) => line) };
  }

  /** Keeps all of these changes or none; over when they are kept. A line that is there already is never written over. */
  keep(changes: readonly Change[]): Promise<void> {
    return this.write(['tables', 'lines'], (transaction) => {
      const tables = transaction.objectStore('tables');
      const lines = transaction.objectStore('lines');
      for (const { id, header, after, lines: more, summary } of changes) {
        more.forEach((line, index) =>
          lines.add({ table: id, number: after + index, line } satisfies KeptLine),
        );
        const old = tables.get(id) as IDBRequest<Kept | undefined>;
        old.onsuccess = () =>
          tables.put({ ...old.result, id, header, lines: after + more.length, summary } satisfies Kept);
      }
    });
  }

  /** Notes something beside a table. */
  note(id: string, noted: { aside?: string | undefined; findings?: Findings }): Promise<void> {
    return this.write(['tables'], (transaction) => {
      const tables = transaction.objectStore('tables');
      const old = tables.get(id) as IDBRequest<Kept | undefined>;
      old.onsuccess = () => {
        if (old.result) tables.put({ ...old.result, ...noted });
      };
    });
  }

  /** Forgets a table. */
  remove(id: string): Promise<void> {
    return this.write(['tables', 'lines'], (transaction) => {
      transaction.objectStore('tables').delete(id);
      transaction.objectStore('lines').delete(linesOf(id));
    });
  }

  private write(stores: string[], change: (transaction: IDBTransaction) => void): Promise<void> {
    return new Promise((kept, failed) => {
      const transaction = this.base.transaction(stores, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => kept();
      transaction.onabort = () => failed(transaction.error ?? new Error('nothing was kept'));
      change(transaction);
    });
  }
}

/** Why something was not kept: no room, not allowed, or somebody else has written meanwhile. */
export function whyNotKept(error: unknown): 'full' | 'forbidden' | 'overtaken' {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return 'overtaken';
  return name === 'QuotaExceededError' ? 'full' : 'forbidden';
}
