import { globSync } from 'node:fs';
import path from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp, type TestApp } from './make-app.ts';

const SERVER = path.resolve(import.meta.dirname, '..');
const files = globSync('**/*.tables.ts', { cwd: SERVER }).toSorted();

let product: TestApp;
beforeAll(async () => {
  product = await makeApp();
});
afterAll(() => product.close());

async function readTables(file: string) {
  const found = (await import(path.join(SERVER, file))) as Record<string, unknown>;
  return Object.values(found)
    .filter((value): value is PgTable => value instanceof PgTable)
    .map((table) => getTableConfig(table));
}

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
}

const readColumns = (table: string) =>
  product.deps.database.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired"
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );

/** Indexes and constraints by name, and the references between tables. */
const readNames = (table: string) =>
  product.deps.database.query<{ name: string; rule: string }>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass
     union all select c.relname, pg_get_indexdef(c.oid) from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass`,
    [table],
  );

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

test('there are tables to compare', () => {
  expect(files.length).toBeGreaterThan(4);
});

test.each(files)('the columns that %s believes in are the columns of the database', async (file) => {
  for (const table of await readTables(file)) {
    const believed = table.columns.map((column) => ({
      name: column.name,
      // 'numeric(14, 2)' of one is 'numeric(14,2)' of the other.
      type: column.getSQLType().replaceAll(', ', ','),
      isRequired: column.notNull,
    }));
    expect(believed.toSorted(byName), table.name).toEqual((await readColumns(table.name)).toSorted(byName));
  }
});

test.each(files)('the keys, references and indexes that %s names are in the database', async (file) => {
  for (const table of await readTables(file)) {
    const real = await readNames(table.name);
    const names = real.map(({ name }) => name);
    const rules = real.map(({ rule }) => rule);
    for (const index of table.indexes) expect(names, table.name).toContain(index.config.name);
    for (const unique of table.uniqueConstraints) expect(names, table.name).toContain(unique.name);
    for (const key of table.foreignKeys) {
      const { columns, foreignTable } = key.reference();
      const onDelete = key.onDelete ? ` ON DELETE ${key.onDelete.toUpperCase()}` : '';
      const rule = `FOREIGN KEY (${columns.map((c) => c.name).join(', ')}) REFERENCES ${getTableConfig(foreignTable).name}(id)${onDelete}`;
      expect(rules, table.name).toContain(rule);
    }
  }
});
