import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';

interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** Any number that nobody else locks by: instances that start together take turns. */
const LOCK = 5_021_077;

/**
 * Brings the tables up to date: every file of the folder that was not applied yet, in the order of its number, each in a
 * transaction of its own. Answers the names applied now. Throws StartRefusal when the database is newer than this program,
 * or when a file was changed after it was applied.
 */
export async function migrate(pool: pg.Pool, folder = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyMissing(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (number integer primary key, name text not null, checksum text not null, ' +
      'applied_at timestamptz not null default now())',
  );
  const { rows: applied } = await client.query<Migration>(
    'select number, name, checksum from schema_migrations order by number',
  );
  checkHistory(applied, migrations);
  const missing = migrations.filter((m) => !applied.some((a) => a.number === m.number));
  for (const migration of missing) await apply(client, migration);
  return missing.map((m) => m.name);
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartRefusal(
      `The migration ${migration.name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function checkHistory(applied: Migration[], migrations: Migration[]): void {
  for (const old of applied) {
    const file = migrations.find((m) => m.number === old.number);
    if (!file) {
      throw new StartRefusal(
        `The database was changed by a newer version of this program (${old.name}). Start that version, or restore a backup from before it.`,
      );
    }
    if (file.checksum !== old.checksum) {
      throw new StartRefusal(
        `The migration ${file.name} was changed after it had been applied. Put the file back as it was, and write a new migration instead.`,
      );
    }
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})_/.exec(name)?.[1]);
      if (number !== index + 1)
        throw new Error(`migration ${name} is not number ${index + 1}: they count up from 0001 without a gap`);
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
