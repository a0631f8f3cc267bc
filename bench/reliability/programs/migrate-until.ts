import { Pool } from 'pg';
import { openEmbedded } from '../../../src/server/platform/db/embedded.ts';
import { migrate } from '../../../src/server/platform/db/migrate.ts';
import type { KillPoint, Seen } from '../migration-kills.ts';
import { readSchema } from '../schema-digest.ts';
import { splitSql } from '../split-sql.ts';

/**
 * A program that brings a database up to date statement by statement, and kills itself under one of them. Tells its parent the
 * schema that it found and that after each migration, with how many statements the migration had.
 */
const { dataDir, url, kill } = JSON.parse(process.argv[2] ?? '{}') as {
  dataDir: string;
  url: string | null;
  kill: KillPoint | null;
};
const LATEST_KILL_MS = 4;

const embedded = url ? null : await openEmbedded(dataDir);
const pool = embedded?.pool ?? new Pool({ connectionString: url ?? '', max: 1 });
const client = await pool.connect();
let [migration, statement] = [0, 0];

async function tell(): Promise<number> {
  const found = await readSchema(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
  const said: Seen = { ...found, statements: statement };
  await new Promise<void>((told) => process.send?.(said, () => told()));
  return found.applied;
}

async function askOne(text: string, values?: unknown[]): Promise<unknown> {
  if (text === 'begin') [migration, statement] = [migration === 0 ? found + 1 : migration + 1, 0];
  statement += 1;
  const answer = client.query(text, values);
  if (migration === kill?.migration && statement === kill.statement) {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), Math.random() * LATEST_KILL_MS);
    await new Promise(() => undefined);
  }
  const result = await answer;
  if (text === 'commit' && kill === null) await tell();
  return result;
}

/** The connection as the migrations have it, but that a text of several statements goes out one by one. */
const watched = {
  async query(text: string, values?: unknown[]) {
    let last: unknown = null;
    for (const one of values ? [text] : splitSql(text)) last = await askOne(one, values);
    return last;
  },
  release: () => undefined,
};

const found = await tell();
await migrate({ connect: () => Promise.resolve(watched) } as unknown as Pool);
client.release();
await (embedded ? embedded.close() : pool.end());
process.disconnect?.();
