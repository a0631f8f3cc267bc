import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import type { Actor } from '#contract/access/can.ts';
import { AnswerInPieces } from './answer-in-pieces.ts';
import { answerFaults } from './on-fault.ts';
import { limitUnread } from './unread-answers.ts';

const LARGE = 16 * 1024 * 1024;
let app: FastifyInstance;
let sockets: Socket[];
let sent: number;
let actorKnown: PromiseWithResolvers<void>;
async function open(unreadMs: number): Promise<void> {
  sockets = [];
  app = fastify();
  answerFaults(app);
  actorKnown = Promise.withResolvers();
  const actorOf = async ({ url }: { url: string }) => {
    if (url === '/late') await actorKnown.promise;
    return { id: 'somebody' } as Actor;
  };
  limitUnread(app, actorOf, { unreadMs, largeBytes: 100_000, atOnce: 3 });
  app.get('/large', async () => 'x'.repeat(LARGE));
  app.get('/pieces', (_, reply) => reply.send(inPieces(60_000)));
  app.get('/hurried', (_, reply) => reply.send(inPieces(300)));
  sent = 0;
  app.get('/late', (_, reply) => {
    sent += 1;
    void reply.send('x'.repeat(LARGE));
  });
  app.get('/small', async () => 'x');
  await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => open(400));
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  await app.close();
});

const inPieces = (deadlineMs: number) =>
  new AnswerInPieces(
    Array.from({ length: 32 }, () => Buffer.alloc(LARGE / 32, 'x')),
    deadlineMs,
  );
const portOf = () => (app.server.address() as AddressInfo).port;

async function ask(path = '/large'): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return socket;
}
const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

test('a reader that takes nothing is let go', async () => {
  const socket = await ask();
  socket.pause();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
});

test('a slow reader that reads gets all', async () => {
  const socket = await ask();
  let bytes = 0;
  socket.on('data', (piece) => {
    bytes += piece.length;
    socket.pause();
    setTimeout(() => socket.resume(), 2);
  });
  await expect.poll(() => bytes, { timeout: 60_000 }).toBeGreaterThan(LARGE);
});

test('a reader that takes little by little is let go at the deadline of an answer in pieces', async () => {
  const socket = await ask('/hurried');
  let bytes = 0;
  socket.on('data', (piece) => {
    bytes += piece.length;
    socket.pause();
    setTimeout(() => socket.resume(), 20);
  });
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  expect(bytes).toBeLessThan(LARGE);
});

test('an answer in pieces comes whole', async () => {
  expect((await (await fetch(`http://127.0.0.1:${portOf()}/pieces`)).text()).length).toBe(LARGE);
});

test.each(['/large', '/pieces'])(
  'one address has so many large answers on their way, and small ones beside them: %s',
  async (path) => {
    await app.close();
    await open(60_000);
    for (let i = 0; i < 3; i += 1) (await ask(path)).pause();
    await expect.poll(connections).toBe(3);
    const statusOf = async (asked: string) => {
      const { status, body } = await fetch(`http://127.0.0.1:${portOf()}${asked}`);
      await body?.cancel();
      return status;
    };
    await expect.poll(() => statusOf(path)).toBe(429);
    expect(await statusOf('/small')).toBe(200);
    sockets.forEach((socket) => socket.destroy());
    await expect.poll(() => statusOf('/large')).toBe(200);
  },
);

test('answers whose readers left before they came are not on their way', async () => {
  for (let i = 0; i < 3; i += 1) await ask('/late');
  await expect.poll(() => sent).toBe(3);
  sockets.forEach((socket) => socket.destroy());
  await expect.poll(connections).toBe(0);
  actorKnown.resolve();
  expect((await fetch(`http://127.0.0.1:${portOf()}/late`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${portOf()}/large`)).status).toBe(200);
});
