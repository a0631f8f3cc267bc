import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Bus } from './bus.ts';
import type { Database, Db } from './db.ts';
import type { FairPool } from './fair-pool.ts';
import { hearWrites, type NotedWrites } from './noted-writes.ts';
import type { WatchedTable } from './watched-tables.ts';

/** What a transaction needs beside its query builder: its connection, what waits for its commit, and what it has written. */
interface Transaction {
  client: pg.PoolClient;
  atCommit: (() => void)[];
  written: WatchedTable[];
}

const PAYLOAD_BYTES = 7_000;
/** Longer than this long work lets nobody go first: it is somebody's, too. */
const CALM_MS = 100;

interface Behind {
  kind: Database['kind'];
  bus: Bus;
  end: () => Promise<void>;
  /** Null where other processes write to it, too. */
  writes: NotedWrites | null;
}

/** The pool listens to idle connections only: one that breaks in the middle of its use would end the process. */
async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  if (!heard.has(client)) {
    heard.add(client);
    client.on('error', () => undefined);
  }
  return client;
}
const heard = new WeakSet<pg.PoolClient>();

/** The database over a pool, whatever stands behind it. */
export function createPoolDatabase(pool: FairPool, { kind, bus, end, writes }: Behind): Database {
  const open = new WeakMap<Db, Transaction>();
  const queryOf = (tx?: Db) => {
    if (!tx || tx === db) return pool;
    const transaction = open.get(tx);
    if (!transaction) throw new Error('this transaction has ended');
    return transaction.client;
  };
  const db: Db = drizzle(pool);
  if (writes)
    hearWrites(db, (tables) => {
      const through = writes.beginWrite(tables);
      // By then the statement has its place in the line, where the readings of others may go before it.
      setImmediate(() => void pool.whenReleased().then(through));
    });
  const shared = new WeakMap<pg.PoolClient, Db>();
  const over = (client: pg.PoolClient): Db => {
    const known = shared.get(client);
    if (known) return known;
    const made: Db = drizzle(client);
    if (writes) hearWrites(made, (tables) => writes.note(tables));
    shared.set(client, made);
    return made;
  };

  return {
    kind,
    db,
    async tx(work) {
      const client = await checkOut(pool);
      const tx: Db = drizzle(client);
      const transaction: Transaction = { client, atCommit: [], written: [] };
      open.set(tx, transaction);
      hearWrites(tx, (tables) => {
        writes?.note(tables);
        transaction.written.push(...tables);
      });
      try {
        await client.query('begin');
        const result = await work(tx);
        const { command } = await client.query('commit');
        if (command !== 'COMMIT') throw new Error('the transaction was rolled back: an error within it was swallowed');
        client.release();
        transaction.atCommit.forEach((send) => send());
        return result;
      } catch (error) {
        // What was read within, after a write that is taken back now, is not believed any more.
        writes?.note(transaction.written);
        // A connection that cannot even roll back is thrown away, which rolls back too.
        await client.query('rollback').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        );
        throw error;
      } finally {
        open.delete(tx);
      }
    },
    async together(ask) {
      if (kind === 'postgresql') return Promise.all(ask(db));
      const client = await checkOut(pool);
      try {
        // A builder asks again whenever somebody waits for it.
        const asked = ask(over(client)).map((one) => Promise.resolve(one));
        await Promise.allSettled(asked);
        return (await Promise.all(asked)) as never;
      } finally {
        client.release();
      }
    },
    async yieldToWaiting() {
      if (kind === 'postgresql') return;
      const end = performance.now() + CALM_MS;
      while (pool.inLine > 0 && performance.now() < end) await pause(1);
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = [], tx?: Db) {
      const target = queryOf(tx);
      // Values would forbid several statements in one text.
      const result: pg.QueryResult | pg.QueryResult[] =
        values.length > 0 ? await target.query(text, [...values]) : await target.query(text);
      return (Array.isArray(result) ? result.flatMap((r) => r.rows ?? []) : result.rows) as Row[];
    },
    writesTo: (table) => writes && writes.timesOf(table),
    listen: (channel, heard) => bus.listen(channel, heard),
    async notify(channel, payload, tx) {
      if (Buffer.byteLength(payload) > PAYLOAD_BYTES)
        throw new RangeError(`a message on ${channel} is over ${PAYLOAD_BYTES} bytes`);
      const target = queryOf(tx);
      const waiting = tx && open.get(tx)?.atCommit;
      await bus.notify(
        channel,
        payload,
        (text, values) => target.query(text, [...values]),
        waiting && ((send) => void waiting.push(send)),
      );
    },
    async close() {
      await bus.close();
      await end();
    },
  };
}
