import type { Db } from './db.ts';
import type { WatchedTable } from './watched-tables.ts';

/** How often each table was written, as those say who write. */
export class NotedWrites {
  readonly #times = new Map<WatchedTable, number>();

  note(tables: readonly WatchedTable[]): void {
    for (const table of tables) this.#times.set(table, this.timesOf(table) + 1);
  }

  timesOf = (table: WatchedTable): number => this.#times.get(table) ?? 0;
}

type Hear = (tables: readonly WatchedTable[]) => void;
const ears = new WeakMap<Db, Hear>();

/** Has `hear` called for what is written through this connection. */
export const hearWrites = (db: Db, hear: Hear): void => void ears.set(db, hear);

/**
 * Makes what is remembered of these tables old. Every writer of their rows calls it, before its statement is sent: a reading
 * that began earlier is not believed then, and one that begins later comes after the statement.
 */
export const noteWrite = (db: Db, ...tables: readonly WatchedTable[]): void => ears.get(db)?.(tables);
