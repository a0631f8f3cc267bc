import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { faultBody } from '../../src/contract/base/fault.ts';
import type { Route } from '../../src/contract/base/route.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import { apiHeaders, protectiveHeaders } from '../../src/server/testing/protective-headers.ts';
import type { Answer, SignedInClient } from '../../src/server/testing/test-client.ts';
import { accessTable } from './access-table.ts';
import type { Case } from './access-cases.ts';
import { breaksOf, type Break } from './broken-bodies.ts';
import { bodiesFor, call, lines, nameOf, pathOf } from './calls.ts';
import { digestOf } from './digest.ts';
import { makePlayers, makeStage, type Players, type Stage } from './players.ts';
import { makeAbsentThings } from './owned-things.ts';

let app: TestApp;
let players: Players;
let stage: Stage;

beforeAll(async () => {
  app = await makeApp();
  players = await makePlayers(app);
  stage = await makeStage(app, players);
});
afterAll(() => app.close());

/** Who may make the call with the owner's things. */
const callerOf = (name: string): SignedInClient =>
  /global-ai-knowledge|\/ai\/settings|\/mail\/test/.test(name) ? players.systemAdmin : players.owner;
/** So many of the wrong values are sent that the schema of a call refuses by itself; all others are. */
const SENT = 3;
function sentOf(broken: readonly Break[], isTaken: (value: unknown) => boolean): Break[] {
  const refused = broken.filter(([, value]) => !isTaken(value));
  const turn = (i: number) => Math.floor((i * SENT) / refused.length);
  return broken.filter(
    (one) => !refused.includes(one) || turn(refused.indexOf(one)) !== turn(refused.indexOf(one) - 1),
  );
}
const asSent = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload));
/** A small file, on a busy machine. */
const READ_WITHIN_MS = 60_000;

const thingsFor = ({ kind }: Case) => ({ ...stage.things[kind], ...stage.extrasFor('owner') });

const isFault = (answer: Answer, status: number, said: string) => {
  expect(answer.statusCode, `${said}: ${answer.body.slice(0, 300)}`).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers).toMatchObject(apiHeaders);
  const body = z.strictObject(faultBody.shape).parse(answer.json());
  expect(body.requestId).toBe(answer.headers['x-request-id']);
  expect(body.message).not.toBe('');
  return body;
};

describe('what a call does not take', () => {
  let before: unknown;
  beforeAll(async () => void (before = await digestOf(app, 'users', 'subscriptions')));

  const isJudged = ({ path, policy }: Route) => path.startsWith('/api/') && !('open' in policy);
  /** A webhook's and a picture's bytes are no JSON: they have tests of their own. */
  const withBody = lines.filter(
    ([, , { body }]) => !(body instanceof z.ZodUndefined) && !(body instanceof z.ZodUnknown),
  );

  it('is asked of every call that takes a body', () => {
    const known = Object.keys(bodiesFor('none', makeAbsentThings()));
    expect(withBody.map(([, , route]) => nameOf(route)).filter((name) => !known.includes(name))).toEqual([]);
    expect(withBody.length).toBeGreaterThan(40);
  });

  it.each(withBody)('is refused with 400 and changes nothing: the body of %s', async (_, line, route) => {
    const valid = bodiesFor(line.kind, thingsFor(line))[nameOf(route)];
    const broken = breaksOf(route.body, valid);
    expect(broken.length).toBeGreaterThan(1);
    for (const [rule, payload] of sentOf(broken, (payload) => route.body.safeParse(asSent(payload)).success)) {
      const headers = { 'content-type': 'application/json' };
      const url = pathOf(route, thingsFor(line));
      const answer = await callerOf(line.name).send({
        method: route.method,
        url,
        headers,
        payload: JSON.stringify(payload),
      });
      expect(isFault(answer, 400, rule).code, rule).toBe('bad-input');
    }
  });

  /** What is no body of any call, as it is written; a call that takes none takes nothing for none. */
  const bodiless = ['', 'null', '[]', '""', '0', 'true', '"x"', '1e400', '{"unlisted":1}'];
  const isOpenToAny = ({ body }: Route) => body instanceof z.ZodUnknown;
  const changing = lines.filter(([, , route]) => route.method !== 'GET' && !isOpenToAny(route) && isJudged(route));
  it.each(changing)(
    'is refused with 4xx, and changes nothing, where it is no body at all: %s',
    async (_, line, route) => {
      const takesNone = route.body.safeParse(undefined).success;
      const takesAny = route.body.safeParse({}).success;
      const send = (payload: string, headers: Record<string, string>) =>
        callerOf(line.name).send({ method: route.method, url: pathOf(route, thingsFor(line)), payload, headers });
      for (const payload of bodiless.filter((one) => one !== '' || !takesNone)) {
        if (payload.startsWith('{') && takesAny) continue;
        const answer = await send(payload, { 'content-type': 'application/json' });
        expect([payload, answer.statusCode]).toEqual([payload, 400]);
        isFault(answer, 400, payload);
      }
      isFault(await send('{}', { 'content-type': '' }), 415, 'no content type');
      isFault(await send('{}', { 'content-type': 'text/plain' }), 415, 'a text');
    },
  );

  /** In a query everything is a text, well-formed, and what is null is not there. */
  const isSayable = ([rule]: Break) =>
    rule.startsWith('the body has') || !/ (number|list|text|null|character)$/.test(rule);
  it.each(lines.filter(([, , route]) => isJudged(route)))(
    'is refused with 400: the query of %s',
    async (_, line, route) => {
      const [path = '', search] = pathOf(route, thingsFor(line)).split('?');
      const valid = Object.fromEntries(new URLSearchParams(search));
      const broken = breaksOf(route.query, valid).filter(
        ([, query]) => query instanceof Object && !Array.isArray(query),
      );
      const said = broken.filter(isSayable);
      for (const [rule, query] of sentOf(said, (query) => route.query.safeParse(query).success)) {
        const told = new URLSearchParams(query as Record<string, string>);
        const payload = bodiesFor(line.kind, thingsFor(line))[nameOf(route)];
        const answer = await callerOf(line.name).send({
          method: route.method,
          url: `${path}?${told}`,
          ...(payload && { payload }),
        });
        expect(isFault(answer, 400, rule).code, rule).toBe('bad-input');
      }
    },
  );

  it.each(
    lines.filter(([, , route]) => route.body instanceof z.ZodUndefined && isJudged(route) && route.method !== 'GET'),
  )('is refused with 400: a body where none is taken, %s', async (_, line, route) => {
    const answer = await callerOf(line.name).send({
      method: route.method,
      url: pathOf(route, thingsFor(line)),
      payload: { unlisted: 1 },
    });
    isFault(answer, 400, 'a body');
  });

  // What ended the process would have ended this test with it.
  it('has changed nothing, and the same process goes on', async () => {
    expect(await digestOf(app, 'users', 'subscriptions')).toEqual(before);
    expect((await app.visitor.get('/api/health')).json()).toMatchObject({ status: 'ready' });
  });
});

describe('what a call answers', () => {
  /** What the calls of this table are refused for; each has tests of its own that see it succeed. */
  const elsewhere = new Map([
    ['POST /api/canvases/:canvasId/process-youtube', 422],
    ['POST /api/canvases/:canvasId/process-instagram', 422],
    ['POST /api/canvases/:canvasId/process-website', 422],
    ['GET /api/boards/:boardId/playlist', 422],
    ['PUT /api/nodes/:nodeId/source/alt-text', 400],
    ['PUT /api/files/:fileId/source/alt-text', 400],
    ['PUT /api/nodes/:nodeId/source/recording', 400],
    ['POST /api/web-search', 503],
    ['POST /api/nodes/:nodeId/rewritten-parts', 503],
    ['POST /api/billing/cancel', 503],
    ['POST /api/billing/webhook', 404],
    ['POST /api/boards/:boardId/transfer', 409],
    ['POST /api/transfers/:offeredId/accept', 404],
    ['POST /api/transfers/:offeredId/decline', 404],
    ['POST /api/links/face', 404],
    ['POST /api/links/enter', 404],
    ['POST /api/links/chat/enter', 404],
    ['POST /api/links/chat', 404],
    ['POST /api/links/chat/ask', 404],
    ['GET /api/unsubscribe/:token', 404],
    ['POST /api/unsubscribe/:token', 404],
    ['POST /api/invitations/:invitationId/accept', 404],
    ['POST /api/invitations/:invitationId/decline', 404],
    ['PUT /u/:uploadId', 403],
    ['PUT /api/auth/user/picture', 400],
    ['POST /api/voices/words', 400],
    ['DELETE /api/account', 400],
  ]);
  /** What has nothing to show here: the site that the table asks about has no icon. */
  const nothingHere = new Set(['GET /api/site-icons']);
  /** Sign-in and sign-out answer with pages and redirects, which have tests of their own. */
  const asked = lines.filter(
    ([, , { path, answer, policy }]) =>
      !('open' in policy && answer instanceof z.ZodUnknown) || path === '/u/:uploadId',
  );

  it('is looked at for every call', () => {
    expect(Object.keys(accessTable)).toEqual(expect.arrayContaining([...elsewhere.keys(), ...nothingHere]));
  });

  /** The calls before have had the node's file read again. */
  const isRead = (line: Case) =>
    vi.waitFor(async () => {
      const answer = await callerOf(line.name).get(`/api/nodes/${thingsFor(line).nodeId}/source`);
      expect(answer.json<{ status: string }>().status).toBe('ready');
    }, READ_WITHIN_MS);

  it.each(asked)('is what the contract says, and no field more: %s', async (_, line, route) => {
    const name = nameOf(route);
    if (name === 'POST /api/boards/:boardId/library-sources') await isRead(line);
    const answer = await call(callerOf(line.name), line, route, thingsFor(line));
    expect(answer.headers).toMatchObject(protectiveHeaders);
    const refused = elsewhere.get(name);
    if (refused) return void isFault(answer, refused, name);
    if (route.answer instanceof z.ZodUndefined || nothingHere.has(name)) {
      expect([answer.statusCode, answer.body], answer.body).toEqual([204, '']);
      return expect(answer.headers['content-type']).toBeUndefined();
    }
    expect(answer.statusCode, answer.body).toBe(200);
    if (route.answer instanceof z.ZodUnknown) return expect(answer.headers['content-type']).not.toContain('json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body: unknown = answer.json();
    expect(route.answer.parse(body)).toEqual(body);
  });
});
