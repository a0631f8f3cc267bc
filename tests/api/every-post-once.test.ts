import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../src/contract/base/is-record.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { Answer, TestClient } from '../../src/server/testing/test-client.ts';
import { bodiesFor, lines, nameOf, pathOf } from './calls.ts';
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

/** What one call makes one of, but for copies: those bring all files of a board along. */
const made =
  `canvases orgs projects prompts invitations files project_files templates voices global_ai_knowledge org_groups comment_threads
  comments`.split(/\s+/);
const isCopy = /(example|duplicate|copy|copies)$/;
const AT_ONCE = 4;

const countMade = async () => {
  const counts = made.map((table) => `select '${table}' as name, count(*)::int as count from ${table}`);
  const rows = await app.deps.database.query<{ name: string; count: number }>(counts.join(' union all '));
  return new Map(rows.map(({ name, count }) => [name, count]));
};
/** The answer without what differs from request to request; a stored one names the same fields in another order. */
const saidBy = ({ statusCode, body }: Answer): unknown => {
  const said: unknown = body === '' ? null : JSON.parse(body);
  return [statusCode, isRecord(said) ? { ...said, requestId: null } : said];
};

const posts = lines.filter(
  ([, { cells }, { method, path }]) =>
    method === 'POST' &&
    path !== '/api/logout' &&
    ('+o'.includes(cells.owner) || '+o'.includes(cells['system administrator'])),
);

describe('a POST under one key', () => {
  it('is every one that somebody who is signed in may make', () => expect(posts.length).toBeGreaterThan(60));

  it.each(posts)('acts once for four at once, and answers all the same: %s', async (_, { cells, kind }, route) => {
    const isOwners = '+o'.includes(cells.owner);
    const client: TestClient = isOwners ? stage.callerOf(kind, 'owner', players.owner) : players.systemAdmin;
    const things = { ...stage.things[kind], ...stage.extrasFor('owner') };
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const [url, payload] = [pathOf(route, things), bodiesFor(kind, things)[nameOf(route)]];
    const send = () => client.send({ method: 'POST', url, headers, ...(payload && { payload }) });

    const before = await countMade();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    const after = await countMade();
    for (const [table, count] of after) {
      const most = table === 'files' && isCopy.test(route.path) ? Infinity : 1;
      expect(count - (before.get(table) ?? 0), table).toBeLessThanOrEqual(most);
    }

    const first = answers.find(({ headers: said }) => said['idempotency-replayed'] === undefined);
    const isKept = first !== undefined && first.statusCode < 300;
    for (const answer of answers) expect(saidBy(answer)).toEqual(saidBy(first ?? answer));
    if (isKept) {
      expect(answers.filter(({ headers: said }) => said['idempotency-replayed'] === 'true')).toHaveLength(AT_ONCE - 1);
      expect(saidBy(await send())).toEqual(saidBy(first));
    }
    expect(await countMade()).toEqual(after);
    if (isKept) {
      const other = await client.send({ method: 'POST', url: '/api/orgs', headers, payload: { name: randomUUID() } });
      expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
    }
  });
});
