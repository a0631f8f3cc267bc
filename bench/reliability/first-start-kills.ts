import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { readAsItStands } from '../../src/server/platform/db/open-database.ts';
import { startServer } from '../durability/server.ts';
import type { Row } from './row.ts';

export const firstStartKills: Row = {
  id: 'A3',
  what: 'SIGKILL at a random instant of the first start, in which all migrations run: the next start completes, the schema is that of a clean start',
  async run(rounds) {
    const clean = await startOnce(null);
    const expected = clean.schema;
    const total = rounds ?? 30;
    let [completed, same] = [0, 0];
    for (let round = 0; round < total; round += 1) {
      const { readyMs, schema } = await startOnce(Math.random() * clean.readyMs);
      if (!Number.isNaN(readyMs)) completed += 1;
      if (schema === expected) same += 1;
    }
    return {
      isMet: completed === total && same === total,
      figures: `${total} kills within the ${Math.round(clean.readyMs)} ms of a first start, ${completed} starts completed afterwards, ${same} schemas equal`,
    };
  },
};

async function startOnce(killAfterMs: number | null): Promise<{ readyMs: number; schema: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-a3-'));
  const place = { port: await findFreePort(), dataDir, databaseUrl: null };
  if (killAfterMs !== null) await startServer(place, killAfterMs);
  const server = await startServer(place);
  await server.kill();
  const schema = server.readyMs === null ? '' : await schemaOf(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return { readyMs: server.readyMs ?? Number.NaN, schema };
}

/** A digest of every table, column, index and constraint, and of which migrations were applied. */
async function schemaOf(dataDir: string): Promise<string> {
  const config = { dataDir, database: { url: null, pool: 2, backupKeep: 0 } };
  const rows = await readAsItStands(config, createLog({ logLevel: 'silent' }), async (db) => {
    const { rows } = await db.execute(sql`
      select 'column' as kind, table_schema || '.' || table_name || '.' || column_name as name,
        data_type || coalesce(column_default, '') || is_nullable as what
      from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
      union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
      order by 1, 2, 3`);
    return rows;
  });
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
