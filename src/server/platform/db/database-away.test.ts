import { describe, expect, it } from 'vitest';
import { isConnectionBroken, isDatabaseAway, retryWhileAway } from './database-away.ts';

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

describe('what a database that is away refuses', () => {
  it('is done when it is back', async () => {
    let calls = 0;
    const work = async () => {
      if (++calls < 3) throw coded('ECONNREFUSED');
      return 'done';
    };
    expect(await retryWhileAway(work, [1, 1, 1])).toBe('done');
  });

  it('fails with what it said last where it stays away, and at once where it refuses for another reason', async () => {
    let calls = 0;
    const work = (code: string) => async () => {
      calls += 1;
      throw coded(code);
    };
    await expect(retryWhileAway(work('ECONNREFUSED'), [1, 1])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(calls).toBe(3);
    await expect(retryWhileAway(work('23505'), [1, 1])).rejects.toMatchObject({ code: '23505' });
    expect(calls).toBe(4);
  });
});
