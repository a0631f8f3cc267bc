import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { POLICY_REPORTS, readReport } from './policy-reports.ts';

describe('what is logged of a report', () => {
  it.each([
    ['https://attacker.example/a?token=secret', 'attacker.example'],
    ['data', 'data'],
    ['inline', 'inline'],
    ['data:text/html,secret', 'data:'],
    ['a text that somebody wrote', ''],
    [7, ''],
  ])('is of %j the host %j', (blocked, host) => {
    const report = { 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, 'script-sample': 'secret' };
    expect(readReport({ 'csp-report': report })).toEqual({ directive: 'script-src-elem', host });
  });

  it.each([null, [], 'x', { 'csp-report': null }])('is nothing of %j', (body) => {
    expect(readReport(body)).toEqual({ directive: '', host: '' });
  });
});

describe('a report', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp();
  });
  afterAll(() => app.close());
  const send = (payload: string, type = 'application/csp-report') =>
    app.app.inject({
      method: 'POST',
      url: POLICY_REPORTS,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload,
    });

  it('is taken from a page of ours, and named in the policy of every page', async () => {
    expect((await send('{"csp-report":{"blocked-uri":"inline"}}')).statusCode).toBe(204);
    const { headers } = await app.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain(`report-uri ${POLICY_REPORTS}`);
  });

  it.each([
    ['is no JSON', '{', 'application/csp-report', 400],
    ['is too large', JSON.stringify('x'.repeat(17_000)), 'application/csp-report', 413],
    ['is of another type', '{}', 'text/plain', 415],
  ])('that %s is refused', async (_, payload, type, status) => {
    expect((await send(payload, type)).statusCode).toBe(status);
  });
});
