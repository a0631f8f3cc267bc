import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestPlace, openTestPool, type TestPlace } from '../../testing/test-database.ts';
import { migrate, MIGRATIONS } from './migrate.ts';

let place: TestPlace;
let pool: Pool;
let close: () => Promise<void>;
let folder: string;
beforeEach(async () => {
  place = await makeTestPlace();
  ({ pool, close } = await openTestPool(place));
  await migrate(pool);
  folder = await mkdtemp(path.join(tmpdir(), 'maru-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterEach(async () => {
  await close();
  await place.remove();
  await rm(folder, { recursive: true });
});

const applied = async () => (await pool.query<{ number: number }>('select number from schema_migrations')).rows.length;
const next = async () => `${String((await applied()) + 1).padStart(4, '0')}`;

test('a database that is up to date is left alone', async () => {
  expect(await migrate(pool, folder)).toEqual([]);
});

test('a new file is applied once', async () => {
  const name = `${await next()}_new.sql`;
  await writeFile(path.join(folder, name), 'create table fresh (n integer); insert into fresh values (1);');
  expect(await migrate(pool, folder)).toEqual([name]);
  expect(await migrate(pool, folder)).toEqual([]);
  expect((await pool.query('select n from fresh')).rows).toEqual([{ n: 1 }]);
});

test('a file that fails half-way leaves nothing of itself, and is named', async () => {
  const before = await applied();
  await writeFile(path.join(folder, `${await next()}_broken.sql`), 'create table half (n integer); select 1/0;');
  await expect(migrate(pool, folder)).rejects.toThrow(/_broken\.sql failed and was rolled back/);
  expect(await applied()).toBe(before);
  expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
});

test('an applied file that was changed is refused', async () => {
  await writeFile(path.join(folder, '0001_the_house.sql'), 'select 1;');
  await expect(migrate(pool, folder)).rejects.toThrow('0001_the_house.sql was changed after it had been applied');
});

test('a database of a newer program is refused', async () => {
  await pool.query("insert into schema_migrations (number, name, checksum) values (9000, '9000_later.sql', 'x')");
  await expect(migrate(pool, folder)).rejects.toThrow('newer version of this program (9000_later.sql)');
});

test('numbers count up without a gap', async () => {
  await writeFile(path.join(folder, '0999_far.sql'), 'select 1;');
  await expect(migrate(pool, folder)).rejects.toThrow('count up from 0001 without a gap');
});

test('two that start together apply everything once', async () => {
  await writeFile(path.join(folder, `${await next()}_raced.sql`), 'create table raced (n integer);');
  const both = await Promise.all([migrate(pool, folder), migrate(pool, folder)]);
  expect(both.flat()).toHaveLength(1);
});
