import { expect, test } from 'vitest';
import { Fault, faults, type FaultCode } from '#contract/base/fault.ts';
import { toFault, toFaultBody } from './on-fault.ts';

const coded = (code: string, statusCode?: number) =>
  Object.assign(new Error('select secret from nowhere'), { code, statusCode });

test.each<[string, unknown, FaultCode]>([
  ['a fault of a service', new Fault('conflict'), 'conflict'],
  ['a body over the limit', coded('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'too-large'],
  ['an unknown content type', coded('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 'unsupported-type'],
  ['a crooked address', coded('FST_ERR_BAD_URL', 400), 'bad-input'],
  ['a database that starts up', coded('57P03'), 'busy'],
  ['a database that went away', new Error('failed query', { cause: coded('ECONNREFUSED') }), 'busy'],
  ['a full disk', coded('53100'), 'busy'],
  ['a pool that is exhausted', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['an error of our SQL', coded('42601'), 'unexpected'],
  ['an error that only claims a status', Object.assign(new Error('x'), { statusCode: 400 }), 'unexpected'],
  ['a bug', new TypeError('x is not a function'), 'unexpected'],
  ['something thrown that is no error', 'text', 'unexpected'],
])('%s is answered as %s', (_what, error, code) => {
  expect(toFault(error).code).toBe(code);
});

test.each(Object.keys(faults) as FaultCode[])('%s has a sentence, and nothing of an error of ours', (code) => {
  const body = toFaultBody(new Fault(code, undefined, { cause: coded('42601') }), 'id');
  expect(body.message).toMatch(/^[A-Z].* .*[.]$/);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('only what passes by itself is called retryable', () => {
  expect([toFaultBody(new Fault('busy'), '').retryable, toFaultBody(new Fault('bad-input'), '').retryable]).toEqual([
    true,
    undefined,
  ]);
});
