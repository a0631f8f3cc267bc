import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Fault } from '#contract/base/fault.ts';
import { route } from '#contract/base/route.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { rememberPerson } from '../../people/people.service.ts';
import { createLog } from '../log.ts';
import { createServer } from './create-server.ts';
import { forgetOldAnswers } from './idempotency.ts';
import { mount } from './mount.ts';

const HOUR_MS = 60 * 60 * 1_000;
const act = route({
  method: 'POST',
  path: '/api/act',
  summary: 'Counts',
  policy: { signedIn: true },
  body: z.unknown(),
  answer: z.unknown(),
});

let product: TestApp;
let app: FastifyInstance;
let actorId: string;
let effects: number;
/** Requests that the server has begun to answer. */
let arrived: number;
let now = Date.UTC(2026, 0, 1);
let perform: () => Promise<unknown>;
const clock = { now: () => now };

beforeAll(async () => {
  product = await makeApp();
  const identity = {
    issuer: 'https://people.test',
    emailVerified: true,
    email: null,
    firstName: 'A',
    lastName: null,
    pictureUrl: null,
  };
  actorId = (await rememberPerson(product.deps, { ...identity, subject: 'a' }, true)).id;
  app = await serve();
});
afterAll(async () => {
  await app.close();
  await product.close();
});
beforeEach(() => {
  effects = 0;
  arrived = 0;
  perform = async () => ({ effect: ++effects });
});

/** A server with one route over the same database: what a restart, or a second instance, would be. */
async function serve(): Promise<FastifyInstance> {
  const { config, database } = product.deps;
  const server = createServer(config, createLog({ logLevel: 'silent' }));
  const absent = async () => null;
  const boardOf = {
    canvas: absent,
    project: absent,
    board: absent,
    node: absent,
    edge: absent,
    file: absent,
    run: absent,
    conversation: absent,
    thread: absent,
    comment: absent,
  };
  const actorOf = async () => {
    arrived++;
    return { id: actorId, isSystemAdmin: false };
  };
  const access = { actorOf, boardOf, orgOf: absent, guestOf: async () => null, shownBoardOf: absent };
  mount(server, { access, answers: { database, clock } }, act, () => perform());
  await server.ready();
  return server;
}

const call = (key: string | undefined, body: object = { a: 1 }, server = app) =>
  server.inject({ method: 'POST', url: '/api/act', payload: body, headers: key ? { 'idempotency-key': key } : {} });

test('without a key every call acts', async () => {
  await call(undefined);
  expect((await call(undefined)).json()).toEqual({ effect: 2 });
});

test('the same key acts once and answers the same', async () => {
  const key = randomUUID();
  const first = await call(key);
  const second = await call(key);
  expect(second.json()).toEqual(first.json());
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
  expect(effects).toBe(1);
});

test('twenty at the same moment act once and all get the answer', async () => {
  const key = randomUUID();
  const gate = Promise.withResolvers<void>();
  perform = () => gate.promise.then(() => ({ effect: ++effects }));
  const answers = Promise.all(Array.from({ length: 20 }, () => call(key)));
  await expect.poll(() => arrived).toBe(20);
  gate.resolve();
  for (const answer of await answers) expect([answer.statusCode, answer.json()]).toEqual([200, { effect: 1 }]);
});

test('the same key with another body is refused', async () => {
  const key = randomUUID();
  await call(key);
  const answer = await call(key, { a: 2 });
  expect([answer.statusCode, answer.json().code, effects]).toEqual([422, 'key-reused', 1]);
});

test('an answer outlives the server that gave it', async () => {
  const key = randomUUID();
  const first = await call(key);
  const next = await serve();
  expect((await call(key, { a: 1 }, next)).json()).toEqual(first.json());
  await next.close();
  expect(effects).toBe(1);
});

test('an empty answer is repeated as an empty answer', async () => {
  const key = randomUUID();
  perform = async () => void effects++;
  expect((await call(key)).statusCode).toBe(204);
  expect((await call(key)).statusCode).toBe(204);
  expect(effects).toBe(1);
});

test('what failed may be tried again under its key', async () => {
  const key = randomUUID();
  const working = perform;
  perform = () => Promise.reject(new Fault('busy'));
  expect((await call(key)).statusCode).toBe(503);
  perform = working;
  expect((await call(key)).json()).toEqual({ effect: 1 });
});

test('a key is forgotten after a day', async () => {
  const key = randomUUID();
  await call(key);
  now += 24 * HOUR_MS + 1;
  expect((await call(key, { a: 2 })).json()).toEqual({ effect: 2 });
  now += 24 * HOUR_MS + 1;
  await forgetOldAnswers({ database: product.deps.database, clock });
  expect(await product.deps.database.query('select key from kept_answers')).toEqual([]);
});

test('more than can wait of one person are sent away at once, and the others get the answer', async () => {
  const held = Promise.withResolvers<void>();
  perform = () => held.promise.then(() => ({ effect: ++effects }));
  const key = randomUUID();
  let sentAway = 0;
  const calls = Array.from({ length: 40 }, async () => {
    const { statusCode } = await call(key);
    if (statusCode === 429) sentAway += 1;
    return statusCode;
  });
  await expect.poll(() => sentAway).toBe(7);
  held.resolve();
  const codes = await Promise.all(calls);
  expect([codes.filter((code) => code === 200).length, effects]).toEqual([33, 1]);
});

test('what was lost with its process is taken up again', async () => {
  const key = randomUUID();
  await call(key);
  await product.deps.database.query('update kept_answers set status = null, answer = null where key = $1', [key]);
  now += HOUR_MS;
  expect((await call(key)).json()).toEqual({ effect: 2 });
});

test.each(['', 'x'.repeat(201), 'with space', '한글'])('the key %j is refused', async (key) => {
  const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
  const answer = await app.inject({ method: 'POST', url: '/api/act', payload: {}, headers });
  expect([answer.statusCode, effects]).toEqual([400, 0]);
});
