import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import { apiHeaders, protectiveHeaders } from '../../src/server/testing/protective-headers.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { bodiesFor, nameOf, pathOf, routes } from './calls.ts';
import { digestOf } from './digest.ts';
import { makeAbsentThings } from './owned-things.ts';

let app: TestApp;
let ana: SignedInClient;
let before: unknown;
beforeAll(async () => {
  app = await makeApp();
  ana = await app.signIn('Ana');
  before = await digestOf(app, 'users', 'sessions');
});
afterAll(() => app.close());

const absent = makeAbsentThings();
const bodies = bodiesFor('canvas', absent);
const all = [...routes.values()];
const unsafe = all.filter(({ method }) => method !== 'GET');
const titled = (ones: typeof all) => ones.map((route) => [nameOf(route), route] as const);

/** How a page of elsewhere, or a form, would call: by its headers beside the cookie. */
const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['a foreign origin', { origin: 'https://evil.test' }],
  ['an origin that is null', { origin: 'null' }],
  ['no origin', {}],
];

describe('a changing call from elsewhere is refused before anything else', () => {
  it.each(titled(unsafe))('%s', async (name, route) => {
    for (const [who, headers] of foreign) {
      const payload = bodies[name];
      const answer = await app.app.inject({
        method: route.method,
        url: pathOf(route, absent),
        headers: { cookie: ana.cookie, ...headers },
        ...(payload && { payload }),
      });
      expect([who, answer.statusCode, answer.json().code]).toEqual([who, 403, 'not-allowed']);
    }
  });
});

describe('a form is no call', () => {
  /** Bytes that are no JSON; the question before signing out, and the one click in a mail, which are forms. */
  const takes = new Set([
    'PUT /u/:uploadId',
    'PUT /api/auth/user/picture',
    'POST /api/voices/words',
    'POST /api/billing/webhook',
    'POST /api/logout',
    'POST /api/unsubscribe/:token',
  ]);
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

  it.each(titled(unsafe.filter((route) => !takes.has(nameOf(route)))))('%s', async (_, route) => {
    for (const type of forms) {
      const answer = await ana.send({
        method: route.method,
        url: pathOf(route, absent),
        headers: { 'content-type': type },
        payload: '{"title":"x"}',
      });
      expect([type, answer.statusCode]).toEqual([type, 415]);
    }
  });
});

describe('every address answers with the protective headers', () => {
  it.each(titled(all))('%s', async (_, route) => {
    const url = pathOf(route, absent);
    const { headers } = await app.visitor.send({ method: route.method, url });
    // A page at an address of the API (of sign-in, of leaving) has a policy of its own.
    const isPage = String(headers['content-type']).startsWith('text/html');
    // The way through the popup keeps its tie to the window that opened it.
    const isOnTheWay = /^\/api\/(login|callback|auth\/google\/popup)/.test(url);
    const tie = { 'cross-origin-opener-policy': 'unsafe-none' };
    expect(headers).toMatchObject({ ...(isPage ? protectiveHeaders : apiHeaders), ...(isOnTheWay && tie) });
  });

  it.each(['/api/none', '/u/none', '/none', '/assets/none.js', '/api/%E0%A4%A'])('%s', async (url) => {
    expect((await ana.get(url)).headers).toMatchObject(/^\/(api|u)/.test(url) ? apiHeaders : protectiveHeaders);
  });
});

it('none of it has changed anything', async () => expect(await digestOf(app, 'users', 'sessions')).toEqual(before));
