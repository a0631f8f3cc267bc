import { existsSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import { createLocalBus } from './bus.ts';
import { backUp } from './backup.ts';
import type { Database, Db } from './db.ts';
import { clusterDirectory, openEmbedded } from './embedded.ts';
import { FairPool } from './fair-pool.ts';
import { migrate } from './migrate.ts';
import { NotedWrites } from './noted-writes.ts';
import { createPoolDatabase } from './pool-database.ts';
import { createServerBus } from './server-bus.ts';

const OLDEST_SERVER = 150_000;
const WAIT_FOR_CONNECTION_MS = 10_000;

/** The database of this instance, with the one kind of care that the embedded one needs and a server does by itself. */
export interface OpenDatabase extends Database {
  /** Embedded only: writes a backup into the folder and answers its path. Null on a server, which has its own. */
  backUp: ((folder: string, keep: number, nowMs: number) => Promise<string>) | null;
}

/** Opens the configured database and brings its tables up to date. Throws StartRefusal when that cannot be. */
export async function openDatabase(config: Pick<Config, 'database' | 'dataDir'>, log: Log): Promise<OpenDatabase> {
  return config.database.url
    ? openServer(config.database.url, config.database.pool, log)
    : openInside(config.dataDir, log);
}

/**
 * Reads from the configured database for a program beside the server: makes none, leaves its tables as they are, and has
 * closed it when this resolves. Null where no embedded database was made yet; throws StartRefusal where a server holds it.
 */
export async function readAsItStands<T>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  log: Log,
  read: (db: Db) => Promise<T>,
): Promise<T | null> {
  if (!database.url && !existsSync(clusterDirectory(dataDir))) return null;
  const { pool, close } = database.url ? readServer(database.url) : await openEmbedded(dataDir, true);
  try {
    watch(pool, log);
    return await read(drizzle(pool));
  } finally {
    await close();
  }
}

async function openInside(dataDir: string, log: Log): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir);
  try {
    watch(embedded.pool, log);
    note(await migrate(embedded.pool), log);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  const { pool } = embedded;
  const database = createPoolDatabase(pool, {
    kind: 'embedded',
    bus: createLocalBus(log),
    end: () => embedded.close(),
    writes: new NotedWrites(),
  });
  return { ...database, backUp: (folder, keep, nowMs) => backUp(embedded, folder, keep, nowMs) };
}

async function openServer(url: string, max: number, log: Log): Promise<OpenDatabase> {
  const pool = connect(url, max);
  try {
    watch(pool, log);
    await checkServer(pool);
    note(await migrate(pool), log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const bus = createServerBus(url, log);
  const database = createPoolDatabase(pool, { kind: 'postgresql', bus, end: () => pool.end(), writes: null });
  return { ...database, backUp: null };
}

function readServer(url: string): { pool: Pool; close: () => Promise<void> } {
  const pool = connect(url, 1);
  return { pool, close: () => pool.end() };
}

const connect = (url: string, max: number): FairPool =>
  new FairPool({ connectionString: url, max, connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS, keepAlive: true });

async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ number: string; encoding: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_encoding') as encoding",
    )
    .catch((error: Error) => {
      throw new StartRefusal(`The PostgreSQL server of DATABASE_URL cannot be reached: ${error.message}`, {
        cause: error,
      });
    });
  const [server] = rows;
  if (Number(server?.number) < OLDEST_SERVER)
    throw new StartRefusal('The server of DATABASE_URL is older than PostgreSQL 15.');
  if (server?.encoding !== 'UTF8')
    throw new StartRefusal(`The database of DATABASE_URL is encoded in ${server?.encoding}, not in UTF8.`);
}

/** An idle connection that breaks is replaced by the pool; without a listener its error would end the process. */
const watch = (pool: Pool, log: Log) =>
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));

const note = (applied: string[], log: Log) => applied.forEach((name) => log.info(`migration ${name} applied`));
