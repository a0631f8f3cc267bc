import { describe, expect, test } from 'vitest';
import { TableWrites, tablesWrittenBy } from './table-writes.ts';

describe('a statement', () => {
  test.each<[string, string, string[] | null]>([
    ['that only reads writes nothing', 'select * from users where id = $1', []],
    ['that locks what it reads writes nothing', 'select from users where id = $1 for no key update', []],
    ['that begins a transaction writes nothing', 'begin', []],
    ['that inserts writes its table', 'insert into "sessions" ("id") values ($1)', ['sessions']],
    ['that inserts from another writes its own table alone', 'insert into ledger select id from users', ['ledger']],
    ['that updates writes its table', '\n  UPDATE only "public"."users" set a = 1', ['users']],
    ['that deletes writes its table', 'delete from sessions where id = any($1)', ['sessions']],
    [
      'of several parts writes all that its parts name',
      'with a as (update users set n = 1 returning id), b as (delete from "sessions" using a) insert into news select id from a',
      ['users', 'sessions', 'news'],
    ],
    [
      'that meets what is there writes its table',
      'insert into t (a) values (1) on conflict (a) do update set a = 2',
      ['t', 'set'],
    ],
    ['that empties tables may write any', 'truncate boards, users', null],
    [
      'that merges may write any',
      'with a as (select 1) merge into users using a on true when matched then delete',
      null,
    ],
    ['that changes a table may write any', 'alter table users add column a int', null],
    ['that runs code may write any', 'do $$ begin delete from users; end $$', null],
    ['with another behind it may write any', 'select 1; delete from users', null],
    ['that ends with a semicolon is one statement', 'select 1;', []],
  ])('%s', (_, text, tables) => expect(tablesWrittenBy(text)).toEqual(tables));
});

test('each statement that may write a table is counted for it', () => {
  const writes = new TableWrites();
  const seen: number[] = [];
  for (const text of [
    'select 1',
    'update users set a = 1',
    'update news set a = 1',
    'truncate boards',
    'update users set a = 1',
  ]) {
    writes.note(text);
    seen.push(writes.timesOf('users'));
  }
  expect(seen).toEqual([0, 1, 1, 2, 3]);
});
