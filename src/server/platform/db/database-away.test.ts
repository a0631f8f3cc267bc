import { describe, expect, it } from 'vitest';
import { isConnectionBroken, isDatabaseAway, onlyReads, untilBack } from './database-away.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [coded('57P01'), true, true],
  [coded('08006'), true, true],
  [coded('ECONNRESET'), true, true],
  [new Error('Connection terminated unexpectedly'), true, true],
  [new Error('wrapped', { cause: coded('57P02') }), true, true],
  [coded('ECONNREFUSED'), false, true],
  [coded('53300'), false, true],
  [coded('57P03'), false, true],
  [new Error('timeout exceeded when trying to connect'), false, true],
  [coded('23505'), false, false],
  [new Error('x'), false, false],
  ['57P01', false, false],
])('%s is a broken connection: %s; a database that is away: %s', (error, isBroken, isAway) => {
  expect([isConnectionBroken(error), isDatabaseAway(error)]).toEqual([isBroken, isAway]);
});

it.each([
  ['select "id" from "boards"', true],
  ['\n  select coalesce(\n    sum(x), 0) from t', true],
  ['with a as (select 1 from b) select * from a', true],
  ['select 1', false],
  ['select pg_notify($1, $2)', false],
  ["select nextval('s') from t", false],
  ['select id from t where id = $1 for update', false],
  ['with gone as (delete from t returning id) select id from gone', false],
  ['insert into t select * from u', false],
  ['update t set a = 1', false],
  ['begin', false],
])('%j only reads: %s', (text, reads) => {
  expect(onlyReads(text)).toBe(reads);
});

describe('what a database that is away refuses', () => {
  it('is done when it is back', async () => {
    let calls = 0;
    const work = async () => {
      if (++calls < 3) throw coded('ECONNREFUSED');
      return 'done';
    };
    expect(await untilBack(work, [1, 1, 1])).toBe('done');
  });

  it('fails with what it said last where it stays away, and at once where it refuses for another reason', async () => {
    let calls = 0;
    const work = (code: string) => async () => {
      calls += 1;
      throw coded(code);
    };
    await expect(untilBack(work('ECONNREFUSED'), [1, 1])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(calls).toBe(3);
    await expect(untilBack(work('23505'), [1, 1])).rejects.toMatchObject({ code: '23505' });
    expect(calls).toBe(4);
  });
});
