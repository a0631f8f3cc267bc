import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { TestClient } from '../../src/server/testing/test-client.ts';
import { columns } from './access-rows.ts';
import type { Case } from './access-cases.ts';
import { rulesOf, type Rules } from './broken-bodies.ts';
import { bodiesFor, call, lines, pathOf } from './calls.ts';
import { CANARY } from './board-things.ts';
import { makeAbsentThings } from './owned-things.ts';
import { makePlayers, makeStage, type Players, type Stage } from './players.ts';

let app: TestApp;
let players: Players;
let stage: Stage;

beforeAll(async () => {
  app = await makeApp();
  players = await makePlayers(app);
  stage = await makeStage(app, players);
});
afterAll(() => app.close());

/** Somebody who may make this call. */
function allowed({ cells }: Case): TestClient {
  const able = columns.findLast((column) => '+o'.includes(cells[column]));
  return able === 'system administrator' && cells.owner !== 'o' ? players.systemAdmin : players.owner;
}

/** What stands in the way of a person: each of it would give him more than he has. Read as JSON, which makes a field of `__proto__`. */
const hostile = JSON.parse(`{
  "id": "0192f0c1-0000-7000-8000-000000000001",
  "canvasId": "0192f0c1-0000-7000-8000-000000000001",
  "isAi": true,
  "size": 1,
  "__proto__": { "isSystemAdmin": true },
  "constructor": { "prototype": { "isSystemAdmin": true } },
  "ownerId": "0192f0c1-0000-7000-8000-000000000001",
  "userId": "0192f0c1-0000-7000-8000-000000000001",
  "orgId": "x",
  "role": "owner",
  "isSystemAdmin": true,
  "plan": "enterprise",
  "credits": 1000000,
  "createdAt": "2020-01-01T00:00:00Z",
  "seq": 1
}`) as Record<string, unknown>;
const digest = () =>
  app.deps.database.query(
    `select (select md5(string_agg(t::text, '' order by t::text)) from boards t) as boards,
      (select md5(string_agg(t::text, '' order by t::text)) from orgs t) as orgs,
      (select md5(string_agg(t::text, '' order by t::text)) from projects t) as projects,
      (select md5(string_agg(t::text, '' order by t::text)) from org_members t) as members,
      (select md5(string_agg(t::text, '' order by t::text)) from project_members t) as "projectMembers",
      (select md5(string_agg(t::text, '' order by t::text)) from invitations t) as invitations,
      (select md5(string_agg(t::text, '' order by t::text)) from users t) as users`,
  );

/** The fields that a body may have at its top: a value for one of those is no field too many. */
function namesIn(shape: Parameters<typeof rulesOf>[0]): Set<string> {
  const of = ({ properties = {}, anyOf = [], oneOf = [] }: Rules): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf].flatMap(of),
  ];
  return new Set(of(rulesOf(shape)));
}

describe('a field that the contract does not name is refused, and does nothing', () => {
  const withBody = lines.filter(([, line]) => line.name in bodiesFor(line.kind, makeAbsentThings()));
  it.each(withBody)('%s', async (_, line, route) => {
    const before = await digest();
    const things = stage.things[line.kind];
    const valid = bodiesFor(line.kind, things)[line.name];
    const known = namesIn(route.body);
    // A field that the call knows is not unknown; its wrong values are the rooms' own tests.
    const unknown = Object.entries(hostile).filter(([field]) => !known.has(field));
    for (const [field, value] of unknown)
      expect([field, route.body.safeParse({ ...valid, [field]: value }).success]).toEqual([field, false]);
    const answer = await call(allowed(line), line, route, things, Object.fromEntries(unknown));
    expect(answer.statusCode).toBe(400);
    expect(await digest()).toEqual(before);
    expect(({} as { isSystemAdmin?: boolean }).isSystemAdmin).toBeUndefined();
  });
});

describe('a credential that comes another way than it is meant to opens nothing', () => {
  const tokenOf = (cookie: string | null) => cookie?.split('=')[1] ?? '';
  const secrets: [string, () => string][] = [
    ['the session', () => tokenOf(players.owner.cookie)],
    ['an upload address', () => new URL(stage.things.canvas.uploadURL, app.url).searchParams.get('t') ?? ''],
    ['a link', () => stage.things.canvas.linkToken],
  ];
  /** Every wrong way at once: one that worked would open what none of them may. */
  const carry = (secret: string) => ({
    query: ['maru-session', 'session', 'access_token', 'token', 't'].map((name) => `${name}=${secret}`).join('&'),
    headers: {
      authorization: `Bearer ${secret}`,
      'proxy-authorization': `Basic ${btoa(`maru:${secret}`)}`,
      'x-api-key': secret,
      'x-auth-token': secret,
      'maru-session': secret,
      cookie: `session=${secret}; maru-login=${secret}; token=${secret}`,
    },
  });
  const guarded = lines.filter(([, { cells }]) => cells.visitor === 's');

  it.each(secrets)('%s', async (_, secret) => {
    const { headers, query } = carry(secret());
    for (const [title, line, route] of guarded) {
      const url = pathOf(route, stage.things[line.kind]);
      const payload = bodiesFor(line.kind, stage.things[line.kind])[line.name];
      for (const asked of [url, `${url}${url.includes('?') ? '&' : '?'}${query}`]) {
        const answer = await app.visitor.send({
          method: route.method,
          url: asked,
          headers,
          ...(payload && { payload }),
        });
        expect([title, answer.statusCode]).toEqual([title, 401]);
        expect(answer.body).not.toContain(CANARY);
      }
    }
  });

  it('but the session’s own cookie does, and holds no upload address or link', async () => {
    const asked = (secret: string) => app.visitor.get('/api/canvases', { cookie: `maru-session=${secret}` });
    const statuses = await Promise.all(secrets.map(async ([, secret]) => (await asked(secret())).statusCode));
    expect(statuses).toEqual([200, 401, 401]);
  });
});

describe('another spelling of an address opens nothing', () => {
  const spellings: [string, (path: string) => string][] = [
    ['two slashes', (path) => `/${path}`],
    ['a dot', (path) => path.replace('/api/', '/api/./')],
    ['a slash at the end', (path) => path.replace(/(?=\?|$)/, '/')],
    ['capitals', (path) => path.replace('/api/', '/API/')],
    ['an escaped slash', (path) => path.replace(/\/(?=[^/]*$)/, '%2f')],
    ['a semicolon', (path) => path.replace(/(?=\?|$)/, ';x')],
    ['a NUL', (path) => path.replace(/(?=\?|$)/, '%00')],
    ['an escaped dot', (path) => path.replace('/api/', '/api/%2e/')],
    ['double escapes', (path) => path.replace(/\/(?=[^/]*$)/, '%252f')],
    ['an id in capitals', (path) => path.replace(/[0-9a-f-]{36}/g, (id) => id.toUpperCase())],
  ];
  const reads = lines.filter(([, { cells }, route]) => route.method === 'GET' && cells.stranger === '-');
  it.each(spellings)('%s', async (_, respell) => {
    const passer = await app.signIn('Passer');
    for (const [, line, route] of reads) {
      const url = respell(pathOf(route, stage.things[line.kind]));
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
        for (const client of [passer, app.visitor]) {
          const answer = await client.send({ method, url });
          const isPage = String(answer.headers['content-type']).startsWith('text/html');
          expect([url, isPage || answer.statusCode >= 400]).toEqual([url, true]);
          expect(answer.body).not.toContain(CANARY);
        }
      }
    }
  });

  it('nor does a header that names another method, address or host', async () => {
    const headersFor = (path: string) => ({
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
      'x-original-url': path,
      'x-rewrite-url': path,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-real-ip': '::1',
    });
    const before = await digest();
    for (const [, line, route] of reads) {
      const path = pathOf(route, stage.things[line.kind]);
      const headers = headersFor(path);
      const foreign = await app.visitor.get('/api/settings', headers);
      expect([path, foreign.statusCode, foreign.body.includes(CANARY)]).toEqual([path, 200, false]);
      expect((await app.visitor.get(path, headers)).statusCode).toBe(401);
      // What its owner reads stays there, whatever the header calls the reading.
      expect((await players.owner.get(path, headers)).statusCode).toBeLessThan(500);
    }
    expect(await digest()).toEqual(before);
  });
});
