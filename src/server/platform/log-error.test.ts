import { expect, test } from 'vitest';
import { DatabaseError } from 'pg';
import { Fault } from '#contract/base/fault.ts';
import { toLoggedError } from './log-error.ts';

const SECRET = '비밀-원고료-300만원';

function parsed(): Error {
  try {
    JSON.parse(`${SECRET}`);
  } catch (error) {
    return error as Error;
  }
  throw new Error('that is JSON');
}

class QueryError extends Error {
  override readonly name = 'DrizzleQueryError';
}
const ofDatabase = () => {
  const error = new DatabaseError(`invalid input syntax for type uuid: "${SECRET}"`, 1, 'error');
  return Object.assign(error, { code: '22P02', table: 'nodes', detail: SECRET, where: SECRET });
};

test.each<[string, unknown]>([
  [
    'a failed query with its values',
    new QueryError(`Failed query: insert … params: ${SECRET}`, { cause: ofDatabase() }),
  ],
  ['what the database says', ofDatabase()],
  ['a text that is no JSON', parsed()],
  ['a value in quotation marks', new TypeError(`no such key: "${SECRET}"`)],
  ['what a service answered', Object.assign(new Error('x'), { name: 'AI_APICallError', responseBody: SECRET })],
  ['something that is no error', SECRET],
])('nothing of what people wrote is logged with %s', (_, error) => {
  expect(JSON.stringify(toLoggedError(error))).not.toContain(SECRET);
});

test('what finds the fault is kept: kind, code, place, and the words of our own errors', () => {
  const logged = toLoggedError(new Fault('conflict', undefined, { cause: ofDatabase() }));
  expect(logged).toMatchObject({
    type: 'Fault',
    message: 'conflict',
    code: 'conflict',
    cause: { type: 'error', code: '22P02', table: 'nodes' },
  });
  expect(logged.stack).toContain('log-error.test.ts');
});

test('a chain of causes without an end is cut', () => {
  const circle = new Error('a');
  circle.cause = circle;
  expect(JSON.stringify(toLoggedError(circle)).length).toBeLessThan(20_000);
});
