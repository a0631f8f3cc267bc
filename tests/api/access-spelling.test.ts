import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { TestClient } from '../../src/server/testing/test-client.ts';
import { columns } from './access-rows.ts';
import type { Case } from './access-cases.ts';
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

const hostile = {
  ownerId: '0192f0c1-0000-7000-8000-000000000001',
  userId: '0192f0c1-0000-7000-8000-000000000001',
  orgId: 'x',
  role: 'owner',
  isSystemAdmin: true,
  plan: 'enterprise',
  credits: 1_000_000,
  createdAt: '2020-01-01T00:00:00Z',
  seq: 1,
};

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

describe('a field that the contract does not name is refused, and does nothing', () => {
  const withBody = lines.filter(([, line]) => line.name in bodiesFor(line.kind, makeAbsentThings()));
  it.each(withBody)('%s', async (_, line, route) => {
    const before = await digest();
    const known = Object.keys(bodiesFor(line.kind, makeAbsentThings())[line.name] ?? {});
    for (const [field, value] of Object.entries(hostile)) {
      // A field that the call knows is not unknown; its wrong values are the rooms' own tests.
      if (known.includes(field)) continue;
      const answer = await call(allowed(line), line, route, stage.things[line.kind], { [field]: value });
      expect([field, answer.statusCode]).toEqual([field, 400]);
    }
    expect(await digest()).toEqual(before);
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
      for (const method of ['GET', 'HEAD'] as const) {
        for (const client of [passer, app.visitor]) {
          const answer = await client.send({ method, url });
          const isPage = String(answer.headers['content-type']).startsWith('text/html');
          expect([url, isPage || answer.statusCode >= 400]).toEqual([url, true]);
          expect(answer.body).not.toContain(CANARY);
        }
      }
    }
  });
});
