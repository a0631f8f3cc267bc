import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from '../../src/server/testing/make-app.ts';

/** The database's own list; what the queue keeps is looked at too. */
export const listTables = async ({ deps }: TestApp): Promise<string[]> =>
  (
    await deps.database.query<{ name: string }>(
      `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
       from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
  ).map(({ name }) => name);

/** Tables and stored files in which one of the words stands, in whichever column and coding. */
export async function findWords(app: TestApp, words: readonly string[]): Promise<string[]> {
  const spelt = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
  const found: string[] = [];
  for (const table of await listTables(app)) {
    const [row] = await app.deps.database.query<{ is: boolean }>(
      `select exists (select from ${table} t where t::text ilike any($1)) as is`,
      [spelt.map((one) => `%${one}%`)],
    );
    if (row?.is) found.push(table);
  }
  return [...found, ...filesWith(app, spelt)];
}

/** Files below the data directory that hold one of the words in name or bytes; the database's own are read as tables. */
export function filesWith(app: TestApp, words: readonly string[]): string[] {
  const files = readdirSync(app.dataDir, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(app.dataDir, path.join(one.parentPath, one.name)))
    .filter((file) => !file.startsWith('database'));
  return files.filter((file) => {
    const bytes = readFileSync(path.join(app.dataDir, file));
    return words.some((word) => file.includes(word) || bytes.includes(word));
  });
}
