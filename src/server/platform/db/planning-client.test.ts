import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestPlace, type TestPlace } from '../../testing/test-database.ts';
import { openEmbedded, type Embedded } from './embedded.ts';

/** More often than it takes to be kept ready. */
const OFTEN = 6;
let place: TestPlace;
let database: Embedded;
beforeAll(async () => {
  place = await makeTestPlace('');
  database = await openEmbedded(place.dataDir);
  await database.pool.query('create table words (n integer primary key, word text)');
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const kept = async (): Promise<string[]> =>
  (await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    (row) => row.statement,
  );

test('what is asked often is kept ready, and answers for what it is given each time', async () => {
  const add = 'insert into words values ($1, $2) returning word';
  for (let n = 0; n < OFTEN; n++) {
    const { rows } = await database.pool.query(add, [n, `말 ${n}`]);
    expect(rows).toEqual([{ word: `말 ${n}` }]);
  }
  const find = { text: 'select word from words where n = any($1)', values: [[1, 3]] };
  for (let n = 0; n < OFTEN; n++)
    expect((await database.pool.query({ ...find, rowMode: 'array' })).rows).toEqual([['말 1'], ['말 3']]);
  expect(await kept()).toEqual(expect.arrayContaining([add, find.text]));
});

test('what is asked once, or without a value, is not kept', async () => {
  await database.pool.query('select word as once from words where n = $1', [1]);
  for (let n = 0; n < OFTEN; n++) await database.pool.query('select word as bare from words');
  expect((await kept()).filter((text) => /once|bare/.test(text))).toEqual([]);
});

test('one that is refused each time is refused each time, and leaves the connection usable', async () => {
  for (let n = 0; n < OFTEN; n++) {
    await expect(database.pool.query('select 1/$1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(database.pool.query('select $1 from nowhere', [0])).rejects.toMatchObject({ code: '42P01' });
  }
  expect((await database.pool.query('select $1::text as word', ['예'])).rows).toEqual([{ word: '예' }]);
});

test('a transaction that is rolled back takes none of them with it', async () => {
  const client = await database.pool.connect();
  for (let n = 0; n < OFTEN; n++) {
    await client.query('begin');
    await client.query('update words set word = $1 where n = 0', [`고침 ${n}`]);
    await client.query('rollback');
  }
  client.release();
  expect((await database.pool.query('select word from words where n = $1', [0])).rows).toEqual([{ word: '말 0' }]);
});

test('plans are made anew now and then, in the middle of a transaction too', async () => {
  const find = 'select count(*)::int as found from words where word = $1';
  const client = await database.pool.connect();
  await client.query('begin');
  for (let n = 0; n < 1_100; n++) expect((await client.query(find, ['말 1'])).rows).toEqual([{ found: 1 }]);
  await client.query('commit');
  client.release();
});

test('a table that has grown since it was last looked at is looked at again, in the middle of a transaction too', async () => {
  const { pool } = database;
  await pool.query('create table shelf (n integer primary key, place integer, filler text)');
  const fill = (from: number, to: number, place: number) =>
    pool.query("insert into shelf select n, $3, repeat('책', 100) from generate_series($1::integer, $2::integer) n", [
      from,
      to,
      place,
    ]);
  await fill(1, 1_000, 1);
  await pool.query('analyze shelf');
  await fill(1_001, 9_000, 2);
  const client = await pool.connect();
  await client.query('begin');
  for (let n = 0; n < 1_100; n++) await client.query('select word from words where n = $1', [n]);
  await client.query('commit');
  client.release();
  const { rows } = await pool.query<{ known: string }>(
    "select most_common_vals::text as known from pg_stats where tablename = 'shelf' and attname = 'place'",
  );
  expect(rows).toEqual([{ known: '{2,1}' }]);
});
