import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allRoutes } from '../../src/contract/api/index.ts';
import type { Route } from '../../src/contract/base/route.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { Answer, SignedInClient, TestClient } from '../../src/server/testing/test-client.ts';
import { accessTable, type Cell } from './access-table.ts';
import { bodiesFor, CANARY, makeAbsentThings, makeOwnedThings, queriesFor, type OwnedThings } from './owned-things.ts';

const nameOf = (route: Route) => `${route.method} ${route.path}`;
/** What deletes comes last, and deletes what was not needed before; the end of the session comes after all. */
const last = [
  'DELETE /api/edges/:edgeId',
  'DELETE /api/canvases/:canvasId/nodes/:nodeId',
  'DELETE /api/canvases/:canvasId',
  'POST /api/logout',
  'GET /api/logout',
];
const rows = allRoutes
  .map((route) => [nameOf(route), route] as const)
  .sort(([a], [b]) => last.indexOf(a) - last.indexOf(b));

let app: TestApp;
let admin: SignedInClient;
let owner: SignedInClient;
let stranger: SignedInClient;
let suspended: SignedInClient;
let ended: SignedInClient;
let things: OwnedThings;

beforeAll(async () => {
  app = await makeApp();
  admin = await app.signIn('Admin');
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
  suspended = await app.signIn('Suspended');
  ended = await app.signIn('Ended');
  things = await makeOwnedThings(app, owner);
  await app.deps.database.query('update users set suspended_at = now() where id = $1', [suspended.person.id]);
  await app.deps.database.query('delete from sessions where user_id = $1', [ended.person.id]);
});
afterAll(() => app.close());

/** Browsers navigate to some of these pages; being sent by the page itself is not what is asked here. */
function call(client: TestClient, route: Route, of: OwnedThings, more: object = {}): Promise<Answer> {
  const name = nameOf(route);
  const isAboutChat = route.path.endsWith('/context');
  const params: Record<string, string> = { ...of, ...(isAboutChat && { nodeId: of.chatNodeId }) };
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const body = bodiesFor(of)[name];
  return client.send({
    method: route.method,
    url: path + (queriesFor(of)[name] ?? ''),
    ...(body && { payload: { ...body, ...more } }),
  });
}

/** The answer without what differs from request to request. */
const wordsOf = (answer: Answer) => [answer.statusCode, answer.body.replace(/"requestId":"[^"]*"/, '')];

/** Everything that could have been changed behind somebody's back. */
async function digest(): Promise<unknown> {
  const tables = [
    'boards',
    'nodes',
    'edges',
    'board_events',
    'canvases',
    'files',
    'passages',
    'ai_runs',
    'chat_messages',
  ];
  const counts = await app.deps.database.query(
    tables
      .map(
        (
          table,
        ) => `select '${table}' as name, count(*)::int as n, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum
      from ${table} t${table === 'canvases' || table === 'boards' ? mine(table) : ''}`,
      )
      .join(' union all '),
  );
  return counts;
}
const mine = (table: string) => ` where ${table === 'boards' ? 'id' : 'board_id'} = '${things.boardId}'`;

/** The reading of the file and the answer are done: nothing moves by itself any more. */
async function settled(): Promise<void> {
  const isRead = async () =>
    expect((await owner.get(`/api/nodes/${things.nodeId}/source`)).json().status).toBe('ready');
  await vi.waitFor(isRead, { timeout: 30_000 });
}

async function judge(cell: Cell, client: TestClient, route: Route): Promise<void> {
  const answer = await call(client, route, things);
  const isOwners = client === owner;
  if (!isOwners) expect(answer.body).not.toContain(CANARY);
  switch (cell) {
    case 'sign in':
      return expect(answer.statusCode).toBe(401);
    case 'not found':
      expect(answer.statusCode).toBe(404);
      return expect(wordsOf(answer)).toEqual(wordsOf(await call(client, route, makeAbsentThings())));
    case 'refused':
      return expect(String(answer.statusCode)).toMatch(/^4/);
    case 'works':
    case 'own only':
      return expect([401, 403, 404, 500]).not.toContain(answer.statusCode);
  }
}

describe('the reviewed table of access', () => {
  it('names every call of the product, and no other', () => {
    expect(Object.keys(accessTable).sort()).toEqual(rows.map(([name]) => name).sort());
  });
});

describe('who may not', () => {
  let before: unknown;
  beforeAll(async () => {
    await settled();
    before = await digest();
  });

  describe.each<[string, 'visitor' | 'stranger', () => TestClient]>([
    ['a visitor', 'visitor', () => app.visitor],
    ['somebody whose session has ended', 'visitor', () => ended],
    ['a suspended person', 'visitor', () => suspended],
    ['a stranger', 'stranger', () => stranger],
    ['the system administrator', 'stranger', () => admin],
  ])('%s', (_, column, client) => {
    it.each(rows)('%s', async (name, route) => judge(accessTable[name]?.[column] ?? 'refused', client(), route));
  });

  it('has changed nothing', async () => expect(await digest()).toEqual(before));
});

const hostile = {
  ownerId: '0192f0c1-0000-7000-8000-000000000001',
  userId: '0192f0c1-0000-7000-8000-000000000001',
  orgId: 'x',
  role: 'owner',
  isSystemAdmin: true,
  plan: 'team',
  credits: 1_000_000,
  createdAt: '2020-01-01T00:00:00Z',
  seq: 1,
};

describe('a field that the contract does not name is refused, and does nothing', () => {
  const withBody = rows.filter(([name]) => name in bodiesFor(makeAbsentThings()));
  it.each(withBody)('%s', async (_, route) => {
    const before = await digest();
    for (const [field, value] of Object.entries(hostile)) {
      expect([field, (await call(owner, route, things, { [field]: value })).statusCode]).toEqual([field, 400]);
    }
    expect(await digest()).toEqual(before);
  });
});

describe('another spelling of an address opens nothing', () => {
  const spellings: [string, (path: string) => string][] = [
    ['two slashes', (path) => `/${path}`],
    ['a dot', (path) => path.replace('/api/', '/api/./')],
    ['a slash at the end', (path) => `${path}/`],
    ['capitals', (path) => path.replace('/api/', '/API/')],
    ['an escaped slash', (path) => path.replace(/\/(?=[^/]*$)/, '%2f')],
    ['a semicolon', (path) => `${path};x`],
    ['a NUL', (path) => `${path}%00`],
    ['an escaped dot', (path) => path.replace('/api/', '/api/%2e/')],
    ['double escapes', (path) => path.replace(/\/(?=[^/]*$)/, '%252f')],
    ['an id in capitals', (path) => path.replace(/[0-9a-f-]{36}/g, (id) => id.toUpperCase())],
  ];
  const reads = rows.filter(([name, route]) => route.method === 'GET' && accessTable[name]?.stranger === 'not found');
  it.each(spellings)('%s', async (_, respell) => {
    const passer = await app.signIn('Passer');
    for (const [name, route] of reads) {
      const path =
        respell(route.path.replace(/:(\w+)/g, (__, key: string) => ({ ...things })[key] ?? '')) +
        (queriesFor(things)[name] ?? '');
      for (const method of ['GET', 'HEAD'] as const) {
        for (const client of [passer, app.visitor]) {
          const answer = await client.send({ method, url: path });
          const isPage = String(answer.headers['content-type']).startsWith('text/html');
          expect([path, isPage || answer.statusCode >= 400]).toEqual([path, true]);
          expect(answer.body).not.toContain(CANARY);
        }
      }
    }
  });
});

describe('who may', () => {
  it.each(rows)('the owner: %s', async (name, route) => judge(accessTable[name]?.owner ?? 'refused', owner, route));
});
