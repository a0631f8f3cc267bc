import { describe, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { keptUntilWritten } from './kept-until-written.ts';

/** A database whose statements are counted by hand, and a reading of it that says how often it was made. */
function begin(most = 10) {
  const times = new Map<string, number>();
  const database = {
    db: {} as Db,
    isAlone: true,
    writesTo(table: string): number | null {
      return this.isAlone ? (times.get(table) ?? 0) : null;
    },
    write: (table: string) => times.set(table, (times.get(table) ?? 0) + 1),
  };
  let readings = 0;
  const asked: Db[] = [];
  const read = keptUntilWritten(['sessions', 'users'], most, async (db, key: string) => {
    readings += 1;
    asked.push(db);
    return key === 'absent' ? null : `${key} ${readings}`;
  });
  return { database, read: (key: string, db?: Db) => read(database, key, db), readings: () => readings, asked };
}

describe('a reading', () => {
  test('is made once while none of its tables is written', async () => {
    const { database, read } = begin();
    expect(await read('a')).toBe('a 1');
    database.write('boards');
    expect(await read('a')).toBe('a 1');
  });

  test.each(['sessions', 'users'])('is made anew when %s is written', async (table) => {
    const { database, read } = begin();
    await read('a');
    database.write(table);
    expect(await read('a')).toBe('a 2');
  });

  test('during which something is written is not believed afterwards', async () => {
    const { database, read } = begin();
    const reading = read('a');
    database.write('users');
    expect([await reading, await read('a')]).toEqual(['a 1', 'a 2']);
  });

  test('is made each time where others write too', async () => {
    const { database, read } = begin();
    database.isAlone = false;
    expect([await read('a'), await read('a')]).toEqual(['a 1', 'a 2']);
  });

  test('is asked for through the connection that is handed in, and believed on every other', async () => {
    const { database, read, asked } = begin();
    const inside = {} as Db;
    await read('a', inside);
    expect(await read('a')).toBe('a 1');
    await read('b');
    expect(asked.map((db) => (db === inside ? 'inside' : db === database.db ? 'pool' : 'none'))).toEqual([
      'inside',
      'pool',
    ]);
  });

  test('that finds nothing is made again', async () => {
    const { read, readings } = begin();
    await read('absent');
    await read('absent');
    expect(readings()).toBe(2);
  });

  test('is forgotten when more are kept than may be', async () => {
    const { read } = begin(2);
    for (const key of ['a', 'b', 'c']) await read(key);
    expect([await read('c'), await read('a')]).toEqual(['c 3', 'a 4']);
  });
});
