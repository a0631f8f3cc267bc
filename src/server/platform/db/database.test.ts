import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTestPlace, type TestPlace } from '../../testing/test-database.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import type { Db } from './db.ts';
import { onBehalfOf } from './fair-pool.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { randomUUID } from 'node:crypto';
import { users } from '../../people/people.tables.ts';
import { keptUntilWritten } from './kept-until-written.ts';
import { noteWrite } from './noted-writes.ts';

let place: TestPlace;
let database: OpenDatabase;
beforeAll(async () => {
  place = await makeTestPlace();
  const config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: 'silent' });
  database = await openDatabase(config, createLog(config));
  await database.query('create table numbers (n integer primary key, note jsonb)');
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const count = async (n: number) => (await database.query('select 1 from numbers where n = $1', [n])).length;

test('an account with much to ask keeps another one waiting for few of its statements', async () => {
  const served: string[] = [];
  const ask = (account: string) =>
    onBehalfOf(account, async () => {
      await database.tx((tx) => database.query('select 1', [], tx));
      served.push(account);
    });
  await Promise.all([...Array.from({ length: 60 }, () => ask('busy')), ask('other')]);
  expect(served.indexOf('other')).toBeLessThan(30);
});

test('what overtakes a write that waits for its turn is not believed afterwards', async () => {
  const read = keptUntilWritten(['users'], 10, (db, _all: 'all') => db.$count(users));
  const before = await onBehalfOf('quick', () => read(database, 'all'));
  await onBehalfOf('busy', () => database.query('select pg_sleep(0.1)'));
  const held = Promise.withResolvers<void>();
  const holding = database.tx(() => held.promise);
  const writing = onBehalfOf('busy', async () => {
    noteWrite(database.db, 'users');
    await database.db.insert(users).values({ id: randomUUID(), issuer: 'x', subject: 'waits' });
  });
  const overtaking = onBehalfOf('quick', () => read(database, 'all'));
  held.resolve();
  await Promise.all([holding, writing, overtaking]);
  expect(await read(database, 'all')).toBe(before + 1);
});

describe('transactions', () => {
  test('what was read within one that is taken back is not believed afterwards', async () => {
    const read = keptUntilWritten(['users'], 10, (db, _all: 'all') => db.$count(users));
    const before = await read(database, 'all');
    const work = database.tx(async (tx) => {
      noteWrite(tx, 'users');
      await tx.insert(users).values({ id: randomUUID(), issuer: 'x', subject: 'x' });
      expect(await read(database, 'all', tx)).toBe(before + 1);
      throw new Error('stop here');
    });
    await expect(work).rejects.toThrow('stop here');
    expect(await read(database, 'all')).toBe(before);
  });

  test('what is written together is there together', async () => {
    const answer = await database.tx(async (tx) => {
      await database.query('insert into numbers (n) values ($1)', [1], tx);
      await tx.execute(sql`insert into numbers (n) values (2)`);
      return 'done';
    });
    expect([answer, await count(1), await count(2)]).toEqual(['done', 1, 1]);
  });

  test('a throw leaves nothing behind and comes out as it was', async () => {
    const failure = new Error('stop here');
    const work = database.tx(async (tx) => {
      await database.query('insert into numbers (n) values (10)', [], tx);
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await count(10)).toBe(0);
  });

  test('an error of the database carries its code and leaves the connection usable', async () => {
    await database.query('insert into numbers (n) values (20)');
    await expect(database.query('insert into numbers (n) values (20)')).rejects.toMatchObject({ code: '23505' });
    await expect(database.query('select 1/$1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(database.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect(await count(20)).toBe(1);
  });

  test('an error that is swallowed within a transaction is not taken for a success', async () => {
    const work = database.tx(async (tx) => {
      await database.query('insert into numbers (n) values (30)', [], tx);
      await database.query('select 1/0', [], tx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await count(30)).toBe(0);
  });

  test('many at once take turns, and none is lost', async () => {
    const all = Array.from({ length: 40 }, (_, i) =>
      database.tx(async (tx) => {
        await database.query('insert into numbers (n) values ($1)', [100 + i], tx);
        await database.query(
          'update numbers set note = $2 where n = $1',
          [100 + i, JSON.stringify({ text: '한글 🌿' })],
          tx,
        );
      }),
    );
    await Promise.all(all);
    const rows = await database.query<{ note: unknown }>('select note from numbers where n >= 100');
    expect(rows).toHaveLength(40);
    expect(rows[0]?.note).toEqual({ text: '한글 🌿' });
  });

  test('a transaction that has ended is not written to', async () => {
    const tx = await database.tx(async (inner) => inner);
    await expect(async () => database.query('select 1', [], tx)).rejects.toThrow('has ended');
  });
});

describe('readings that are asked together', () => {
  const one = (value: number) => (db: Db) =>
    db.execute<{ n: number }>(sql`select ${value}::int as n`).then(({ rows }) => rows[0]?.n);

  test('are answered each, also while others ask', async () => {
    const many = Array.from({ length: 10 }, (_, i) =>
      database.together((db) => [one(i)(db), one(i + 100)(db), null] as const),
    );
    expect(await Promise.all(many)).toEqual(Array.from({ length: 10 }, (_, i) => [i, i + 100, null]));
  });

  test('fail with the one that fails, and leave the connection usable', async () => {
    const asked = database.together((db) => [one(1)(db), db.execute(sql`select 1 / ${0}::int`), one(2)(db)]);
    await expect(asked).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await database.together((db) => [one(3)(db)])).toEqual([3]);
  });

  test('see a transaction whole or not at all', async () => {
    let read: Promise<unknown> | undefined;
    await database.tx(async (tx) => {
      await database.query('insert into numbers (n) values (70)', [], tx);
      read = database.together((db) => [
        db.execute(sql`select from numbers where n in (70, 71)`).then(({ rows }) => rows.length),
      ]);
      await database.query('insert into numbers (n) values (71)', [], tx);
    });
    expect([[0], [2]]).toContainEqual(await read);
  });

  test('are sent once, however often they are waited for', async () => {
    await database.query('insert into numbers (n) values (50)');
    await database.together((db) => [db.execute(sql`update numbers set n = n + 1 where n >= 50 and n < 60`)]);
    expect([await count(51), await count(52)]).toEqual([1, 0]);
  });
});

describe('messages', () => {
  test('reach the listeners of their channel until they stop', async () => {
    const heard = vi.fn<(payload: string) => void>();
    const stop = await database.listen('news', heard);
    await database.notify('other', 'nobody');
    await database.notify('news', '첫 소식');
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['첫 소식']]));
    await stop();
    const after = vi.fn<(payload: string) => void>();
    await database.listen('news', after);
    await database.notify('news', 'second');
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(1));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('of a transaction are sent when it commits, and never when it does not', async () => {
    const heard: string[] = [];
    await database.listen('commits', (payload) => heard.push(payload));
    await database
      .tx(async (tx) => {
        await database.notify('commits', 'undone', tx);
        throw new Error('undo');
      })
      .catch(() => undefined);
    await database.tx(async (tx) => {
      await database.notify('commits', 'done', tx);
      await database.query('select 1', [], tx);
      expect(heard).toEqual([]);
    });
    await vi.waitFor(() => expect(heard).toEqual(['done']));
  });

  test('that are too long are refused before they are sent', async () => {
    await expect(database.notify('news', 'x'.repeat(7_001))).rejects.toThrow(RangeError);
  });
});

if (process.env.TEST_DATABASE_URL) {
  test('a lost listening connection is made anew', async () => {
    const heard: string[] = [];
    await database.listen('steady', (payload) => heard.push(payload));
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
    );
    await vi.waitFor(
      async () => {
        await database.notify('steady', 'again');
        expect(heard).toContain('again');
      },
      { timeout: 60_000, interval: 200 },
    );
  });
} else {
  test(
    'a second user of the only connection fails loudly instead of waiting for ever',
    { timeout: 30_000 },
    async () => {
      await expect(database.tx(async () => database.query('select 1'))).rejects.toThrow(
        'timeout exceeded when trying to connect',
      );
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    },
  );
}
