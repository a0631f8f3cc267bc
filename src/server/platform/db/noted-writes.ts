import type { Db } from './db.ts';
import type { WatchedTable } from './watched-tables.ts';

/** How often each table was written, as those say who write. */
export class NotedWrites {
  readonly #times = new Map<WatchedTable, number>();
  /** How many writes of a table wait for their turn, or run. */
  readonly #waiting = new Map<WatchedTable, number>();

  note(tables: readonly WatchedTable[]): void {
    for (const table of tables) this.#times.set(table, this.timesOf(table) + 1);
  }

  /** The same of a statement that may be overtaken by a reading: nothing that is read before the answer is called is believed. */
  beginWrite(tables: readonly WatchedTable[]): () => void {
    this.note(tables);
    const count = (by: 1 | -1) => {
      for (const table of tables) this.#waiting.set(table, (this.#waiting.get(table) ?? 0) + by);
    };
    count(1);
    return () => count(-1);
  }

  /** Equal to no number, itself included, while a write of the table waits. */
  timesOf = (table: WatchedTable): number => (this.#waiting.get(table) ? NaN : (this.#times.get(table) ?? 0));
}

type Hear = (tables: readonly WatchedTable[]) => void;
const ears = new WeakMap<Db, Hear>();

/** Has `hear` called for what is written through this connection. */
export const hearWrites = (db: Db, hear: Hear): void => void ears.set(db, hear);

/**
 * Makes what is remembered of these tables old. Every writer of their rows calls it, right before its statement is sent: a reading
 * that began earlier is not believed then, nor is one that begins before the statement is through.
 */
export const noteWrite = (db: Db, ...tables: readonly WatchedTable[]): void => ears.get(db)?.(tables);
