import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { makeEmptyPlace, openTestPool } from '../../testing/test-database.ts';
import { migrate, MIGRATIONS } from './migrate.ts';

interface Column {
  name: string;
  type: string;
  /** Answers a key of the table that it refers to; null for none. */
  names: string | null;
  /** The first word that a check of the table allows in it. */
  word: string | null;
}

type Row = Record<string, unknown>;

/** Where exactly one of several columns is to be said, that one. */
const oneOf: Record<string, string> = {
  invitations: 'org_id',
  link_visits: 'user_id',
  group_shares: 'board_id',
  visitor_questions: 'user_id',
};

/** Columns of a table that have to be said, with what they may hold by the catalogue. */
const columnsOf = async (pool: Pool, table: string): Promise<Column[]> => {
  const { rows } = await pool.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       (select format('(select %I from %s order by 1 limit 1)', k.attname, f.confrelid::regclass)
          from pg_constraint f
          join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[array_position(f.conkey, a.attnum)]
         where f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any(f.conkey) limit 1) as names,
       (select (regexp_match(pg_get_constraintdef(c.oid), '''([^'']*)''::text'))[1] from pg_constraint c
         where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any(c.conkey) limit 1) as word
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
       and ((a.attnotnull and not a.atthasdef) or a.attname = $2)`,
    [table, oneOf[table] ?? ''],
  );
  return rows;
};

const samples: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: "'글 ' || gen_random_uuid()",
  jsonb: `'{"a": [1, "가"]}'`,
  json: `'{"a": [1, "가"]}'`,
  boolean: 'true',
  date: "'2026-02-03'",
  bytea: "'\\x0102'",
  'timestamp with time zone': "'2026-02-03T04:05:06.789Z'",
};

/** Puts a row into the table; answers why it could not. */
async function fill(pool: Pool, table: string): Promise<string | null> {
  const columns = await columnsOf(pool, table);
  const values = columns.map(({ type, names, word }) => {
    if (names !== null) return names;
    if (word !== null) return `'${word}'`;
    return type.endsWith('[]') ? "'{}'" : (samples[type] ?? '7');
  });
  const said = columns.map(({ name }) => `"${name}"`).join(', ');
  return pool.query(`insert into ${table} (${said}) values (${values.join(', ')})`).then(
    () => null,
    (error: Error) => error.message,
  );
}

const tablesOf = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
};

const rowsOf = async (pool: Pool, table: string): Promise<Row[]> =>
  (await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)).rows.map(({ row }) => row);

/** What models made of texts: a later version empties them, and they are made anew when they are asked for. */
const madeAnew = new Set(['condensed_texts', 'model_summaries']);

/** Whether a row of now says of each column that there still is what the old one said. */
const isKept = (old: Row, now: readonly Row[]): boolean =>
  now.some((row) =>
    Object.entries(old).every(([name, value]) => !(name in row) || JSON.stringify(row[name]) === JSON.stringify(value)),
  );

test('the data of every earlier version are there in this one, table by table and word by word', async () => {
  const place = await makeEmptyPlace();
  const folder = await mkdtemp(path.join(tmpdir(), 'maru-versions-'));
  const { pool, close } = await openTestPool(place);
  const old = new Map<string, Row[]>();
  const unfilled: string[] = [];
  for (const file of (await readdir(MIGRATIONS)).toSorted()) {
    await cp(path.join(MIGRATIONS, file), path.join(folder, file));
    await migrate(pool, folder);
    const fresh = (await tablesOf(pool)).filter((table) => !old.has(table));
    // A table may name another one of the same version.
    let left = fresh;
    for (let before = -1; left.length !== before;) {
      before = left.length;
      const refusals = await Promise.all(left.map(async (table) => [table, await fill(pool, table)] as const));
      left = refusals.flatMap(([table, why]) => (why === null ? [] : [table]));
      if (left.length === before) unfilled.push(...refusals.map(([table, why]) => `${table}: ${why}`));
    }
    for (const table of fresh) old.set(table, await rowsOf(pool, table));
  }
  expect(unfilled).toEqual([]);
  const lost: string[] = [];
  const tables = await tablesOf(pool);
  for (const [table, rows] of old) {
    if (!tables.includes(table) || madeAnew.has(table)) continue;
    const now = await rowsOf(pool, table);
    lost.push(...rows.filter((row) => !isKept(row, now)).map((row) => `${table} ${JSON.stringify(row)}`));
  }
  expect(lost).toEqual([]);
  expect([...old.values()].flat().length).toBeGreaterThan(30);
  await close();
  await place.remove();
  await rm(folder, { recursive: true });
});
