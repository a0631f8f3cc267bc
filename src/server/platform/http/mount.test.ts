import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable, Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/route.ts';
import { apiHeaders } from '../../testing/protective-headers.ts';
import { createServer } from './create-server.ts';
import { mount, type MountDeps } from './mount.ts';

const openRoute = (path: string, summary: string) =>
  route({ method: 'GET', path, summary, policy: { open: 'a test' }, answer: z.unknown() });
const stream = openRoute('/api/stream', 'Bytes without an end');
const broken = openRoute('/api/broken', 'A bug of ours');
const deps = {
  access: { actorOf: async () => null } as unknown as MountDeps['access'],
  answers: {} as MountDeps['answers'],
};
const config = { publicUrl: 'http://localhost', trustProxy: [] };

test('a server does not start with a route that declares no policy', () => {
  const app = createServer(config, pino({ level: 'silent' }));
  expect(() => app.get('/api/forgotten', async () => 'x')).toThrow('route GET /api/forgotten declares no policy');
  expect(() => mount(app, deps, { ...broken, policy: undefined as never }, async () => 'x')).toThrow('no policy');
});

test('a bug of ours is answered with the protective headers, and with nothing of it', async () => {
  const app = createServer(config, pino({ level: 'silent' }));
  mount(app, deps, broken, () => Promise.reject(new TypeError('select secret from nowhere')));
  const answer = await app.inject(broken.path);
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject(apiHeaders);
  expect(answer.json()).toMatchObject({ code: 'unexpected', requestId: answer.headers['x-request-id'] });
  expect(answer.body).not.toMatch(/secret|TypeError| at /);
  await app.close();
});

test('a caller who leaves in the middle of an answer is no error of ours', async () => {
  const lines: { level: number; msg: string }[] = [];
  const out = new Writable({ write: (line, _encoding, done) => (lines.push(JSON.parse(String(line))), done()) });
  const app = createServer(config, pino({ level: 'info' }, out));
  const endless = new Readable({ read: () => void endless.push(Buffer.alloc(1_000)) });
  mount(app, deps, stream, async ({ reply }) => reply.type('application/octet-stream').send(endless));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = get({ port, path: stream.path }, (response) => response.once('data', () => call.destroy()));
  call.on('error', () => undefined);
  await once(endless, 'close');
  await app.close();
  expect(lines.filter((line) => line.level >= 40)).toEqual([]);
});
