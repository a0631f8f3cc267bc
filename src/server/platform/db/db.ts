import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { WatchedTable } from './watched-tables.ts';

/** A connection that queries may be sent through: the pool, or a transaction. Pass the transaction on; never reach past it. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

export interface Database {
  kind: 'embedded' | 'postgresql';
  db: Db;
  /** Runs the work in one transaction; a throw rolls everything back. The embedded database has one connection: inside, use `tx` only. */
  tx: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /**
   * Readings that do not wait for each other, sent at once: to the embedded database over its one connection, so ask through
   * the `db` that is handed in only. Answers when all have come; throws what the first of them threw.
   */
  together: <T extends readonly unknown[] | []>(
    ask: (db: Db) => T,
  ) => Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
  /**
   * For long work in many statements, before each: lets those who wait for the one connection of the embedded database go
   * first, for a while at most.
   */
  yieldToWaiting: () => Promise<void>;
  /** Sends SQL as text with $1.. for values; for what the query builder cannot say. Through the pool, or within `tx`. */
  query: <Row extends object>(text: string, values?: readonly unknown[], tx?: Db) => Promise<Row[]>;
  /**
   * A number that grows with every write of the table that `noteWrite` tells of, and NaN while one waits for its turn; null on
   * a server, where others write too.
   * What cascades and triggers write is counted for the table that they begin at only.
   */
  writesTo: (table: WatchedTable) => number | null;
  /** Calls back for every message on the channel, of this and of other instances; resolves once listening. Embedded: this process only. */
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Sends on a channel; at most 7,000 bytes. Within a transaction it is delivered at commit. */
  notify: (channel: string, payload: string, tx?: Db) => Promise<void>;
  close: () => Promise<void>;
}
