import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let url: string;
beforeAll(async () => {
  app = await makeApp({ listen: true });
  owner = await app.signIn('Owner');
  const { id } = (await owner.post('/api/canvases', { title: 'Large', useTemplate: 'blank' })).json<{ id: string }>();
  url = `/api/canvases/${id}/content`;
});
afterAll(() => app.close());

const edges = Array.from({ length: 12_000 }, (_, i) => ({ id: `${i}`, source: randomUUID(), target: randomUUID() }));

/** A large checkpoint of which only the first bytes have come. */
async function beginSlowly(): Promise<ClientRequest> {
  const headers = { origin: app.url, cookie: owner.cookie, 'content-type': 'application/json' };
  const slow = request(`${app.url}${url}`, { method: 'PUT', headers });
  const come = once(app.app.server, 'request');
  slow.write('{"content":{"meta":{},');
  await come;
  return slow;
}

it('large checkpoints of one account are read one after another, and too many that wait are refused', async () => {
  const slow = await beginSlowly();
  const done: number[] = [];
  const others = Array.from({ length: 7 }, async () => {
    const { statusCode } = await owner.put(url, { content: { edges } });
    done.push(statusCode);
  });
  await expect.poll(() => done).toEqual([429, 429, 429]);
  const small = await owner.put(url, { content: { meta: { zoom: 2 } } });
  expect(small.statusCode).toBe(200);
  const answered = once(slow, 'response');
  slow.end('"edges":[]}}');
  expect((await answered)[0]).toMatchObject({ statusCode: 200 });
  await Promise.all(others);
  expect(done).toEqual([429, 429, 429, 200, 200, 200, 200]);
});

it('a large checkpoint is read back as it was sent, by its tag, also after a small one', async () => {
  for (const content of [
    { meta: { zoom: 3 }, edges },
    { meta: {}, edges: edges.slice(0, 2) },
  ]) {
    const saved = await owner.put(url, { content });
    expect(saved.json().content).toEqual(content);
    const read = await owner.get(url.replace('/content', ''));
    expect(read.json().content).toEqual(content);
    expect(read.headers.etag).toBe(saved.headers.etag);
  }
});

it('a large checkpoint that is not allowed is refused as a small one is', async () => {
  const refused = await owner.put(url, { content: { edges: [...edges, { id: 'e' }] } });
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/^content\.edges\.12000\./),
  ]);
});

it('a checkpoint of which the sender has gone keeps nobody waiting', async () => {
  const slow = await beginSlowly();
  slow.on('error', () => undefined);
  const waiting = owner.put(url, { content: { edges } });
  slow.destroy();
  expect((await waiting).statusCode).toBe(200);
});
