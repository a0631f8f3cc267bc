import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable, Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/route.ts';
import { createServer } from './create-server.ts';
import { mount, type MountDeps } from './mount.ts';

const stream = route({
  method: 'GET',
  path: '/api/stream',
  summary: 'Bytes without an end',
  policy: { open: 'a test' },
  answer: z.unknown(),
});

test('a caller who leaves in the middle of an answer is no error of ours', async () => {
  const lines: { level: number; msg: string }[] = [];
  const out = new Writable({ write: (line, _encoding, done) => (lines.push(JSON.parse(String(line))), done()) });
  const app = createServer({ publicUrl: 'http://localhost', trustProxy: [] }, pino({ level: 'info' }, out));
  const access = { actorOf: async () => null } as unknown as MountDeps['access'];
  const answers = {} as MountDeps['answers'];
  const endless = new Readable({ read: () => void endless.push(Buffer.alloc(1_000)) });
  mount(app, { access, answers }, stream, async ({ reply }) => reply.type('application/octet-stream').send(endless));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = get({ port, path: stream.path }, (response) => response.once('data', () => call.destroy()));
  call.on('error', () => undefined);
  await once(endless, 'close');
  await app.close();
  expect(lines.filter((line) => line.level >= 40)).toEqual([]);
});
