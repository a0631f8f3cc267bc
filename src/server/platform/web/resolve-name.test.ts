import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { lookup } from 'node:dns/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesIn, createNameResolver } from './resolve-name.ts';

/** A name server that says 192.0.2.1 of every name but those that begin with 'silent', to which it says nothing. */
let server: Socket;
let resolve: ReturnType<typeof createNameResolver>;
beforeAll(async () => {
  server = createSocket('udp4', (query, from) => {
    const name = readName(query);
    if (name.startsWith('silent')) return;
    const isV4 = query.readUInt16BE(12 + name.length + 2) === 1;
    server.send(answerTo(query, name, isV4), from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  resolve = createNameResolver({ servers: [`127.0.0.1:${port}`], timeoutMs: 300, hostsFile: '/nowhere' });
});
afterAll(() => server.close());

function readName(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += 1 + (query[at] ?? 0))
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.');
}

function answerTo(query: Buffer, name: string, isV4: boolean): Buffer {
  const question = query.subarray(12, 12 + name.length + 2 + 4);
  const head = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isV4 ? 1 : 0, 0, 0, 0, 0]);
  query.copy(head, 0, 0, 2);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 1]);
  return Buffer.concat([head, question, ...(isV4 ? [record] : [])]);
}

test('a hundred names whose server never answers hold up nobody, and are given up', async () => {
  const silent = Array.from({ length: 100 }, (_, i) => resolve(`silent${i}.example`).catch(() => 'given up'));
  const order: string[] = [];
  const first = await Promise.race([
    Promise.all([resolve('quick.example'), lookup('127.0.0.1')]).then(([found]) => {
      order.push('quick');
      return found;
    }),
    Promise.all(silent).then(() => order.push('silent')),
  ]);
  expect([order, first]).toEqual([['quick'], [{ address: '192.0.2.1', family: 4 }]]);
  expect(new Set(await Promise.all(silent))).toEqual(new Set(['given up']));
});

test('this machine is known by its names', async () => {
  expect(await resolve('localhost')).toEqual([
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
});

describe('a hosts file', () => {
  const HOSTS = '# 10.0.0.1 model\n10.0.0.2\tmodel  Ollama.local # mine\nfe80::1 model\nnonsense model\n';
  test.each([
    ['model', ['10.0.0.2', 'fe80::1']],
    ['ollama.local', ['10.0.0.2']],
    ['other', []],
  ])('says of %s %j', (name, addresses) => {
    expect(addressesIn(HOSTS, name).map(({ address }) => address)).toEqual(addresses);
  });
});
