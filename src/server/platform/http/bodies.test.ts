import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitBodies } from './bodies.ts';
import { answerFaults } from './on-fault.ts';
import { slowRefusals } from './slow-refusals.ts';

const MB = 1024 * 1024;
let app: FastifyInstance;
let parsed: number[];
let answered: (() => void)[];
beforeEach(async () => {
  [parsed, answered] = [[], []];
  app = fastify({ bodyLimit: 8 * MB });
  answerFaults(app);
  const actorOf = async ({ headers }: { headers: Record<string, unknown> }) => ({
    id: String(headers.who),
    isSystemAdmin: false,
  });
  slowRefusals(app, actorOf, { quick: 4, delayMs: 50, waiting: 1 });
  limitBodies(app, actorOf, 1, { bytesPerMinute: 20 * MB, largeBytes: MB, atOnce: 2, perAccount: 1 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    parsed.push(body.length);
    done(null, {});
  });
  app.put('/quick', async () => ({}));
  app.put('/slow', () => new Promise((resolve) => answered.push(() => resolve({}))));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  answered.forEach((answer) => answer());
  app.server.closeAllConnections();
  await app.close();
});

/** A call that will send so many bytes. */
function begin(path: string, bytes: number, who = 'a'): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': bytes, who };
  return request({ port, path, method: 'PUT', headers });
}
async function send(path: string, bytes: number, who?: string): Promise<IncomingMessage> {
  const sending = begin(path, bytes, who);
  // Whoever is refused may find his connection ended while he is still sending.
  sending.on('error', () => undefined);
  const answer = once(sending, 'response');
  sending.end(Buffer.alloc(bytes, ' '));
  const [message] = (await answer) as [IncomingMessage];
  message.resume();
  return message;
}

test('a body over the limit of its call is refused before it is read, and its sender hears so', async () => {
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const answer = await send('/quick', 40 * MB);
  expect(answer.statusCode).toBe(413);
  expect(answer.headers.connection).toBe('close');
  const [socket] = await connected;
  expect(socket.bytesRead).toBeLessThan(MB);
  expect(parsed).toEqual([]);
});

test('an account that has sent its bytes of a minute is told when to come again, before more is read', async () => {
  for (let i = 0; i < 3; i += 1) expect((await send('/quick', 6 * MB)).statusCode).toBe(200);
  const refused = await send('/quick', 6 * MB);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(5);
  expect((await send('/quick', MB / 2)).statusCode).toBe(200);
  expect((await send('/quick', 6 * MB, 'b')).statusCode).toBe(200);
  expect(parsed).toHaveLength(5);
});

test('large bodies are read one after another of one account, few of all, and small ones beside them', async () => {
  const calls = ['a', 'a', 'b', 'c'].map((who) => send('/slow', 2 * MB, who));
  await expect.poll(() => answered.length).toBe(2);
  expect(parsed).toHaveLength(2);
  expect((await send('/quick', 100)).statusCode).toBe(200);
  await expect
    .poll(() => {
      answered.forEach((answer) => answer());
      return parsed.length;
    })
    .toBe(5);
  await expect
    .poll(() => {
      answered.forEach((answer) => answer());
      return answered.length;
    })
    .toBe(4);
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200);
});

test('a large body whose sender has gone keeps nobody waiting', async () => {
  const slow = begin('/slow', 2 * MB);
  slow.on('error', () => undefined);
  const come = once(app.server, 'request');
  slow.write('  ');
  await come;
  const next = send('/quick', 2 * MB);
  slow.destroy();
  expect((await next).statusCode).toBe(200);
});

test('whoever goes on after refusals waits for each, and is hung up on where too many wait', async () => {
  const refuse = async () => {
    const startedAt = performance.now();
    await send('/quick', 9 * MB);
    return performance.now() - startedAt;
  };
  for (let i = 0; i < 4; i += 1) await refuse();
  expect(await refuse()).toBeGreaterThanOrEqual(45);
  const both = await Promise.allSettled([refuse(), refuse()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
