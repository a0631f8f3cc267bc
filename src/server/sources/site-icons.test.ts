import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let asked: string[] = [];
let icon: Buffer | null;
const site = createServer((request, reply) => {
  asked.push(request.url ?? '');
  if (icon) reply.writeHead(200, { 'content-type': 'image/x-icon' }).end(icon);
  else reply.writeHead(404).end();
});
let app: TestApp;
let person: SignedInClient;
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}/post/1?q=2`;
});
afterAll(() => void site.close());
beforeEach(async () => {
  asked = [];
  icon = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c8650b' } })
    .png()
    .toBuffer();
  app = await makeApp({ env: { FETCH_ALLOW_HOSTS: new URL(address).host } });
  person = await app.signIn('Jiwoo');
  return () => app.close();
});
const read = (of = address) => person.get(`/api/site-icons?site=${encodeURIComponent(of)}`);

it('is fetched by the server, drawn small, and fetched once however many ask', async () => {
  const [one, other] = await Promise.all([read(), read(`${new URL(address).origin}/another`)]);
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  expect(one.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' });
  expect(await sharp(one.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 32, height: 32 });
  expect(asked).toEqual(['/favicon.ico']);
});

it('is nothing where the site has none, and the site is not asked again for an hour', async () => {
  icon = null;
  expect((await read()).statusCode).toBe(204);
  expect((await read()).statusCode).toBe(204);
  expect(asked).toHaveLength(1);
});

it.each(['http://169.254.169.254/', 'http://127.0.0.1:1/', 'file:///etc/passwd', 'no address', ''])(
  'is nothing for %s, which may not be read',
  async (of) => {
    expect((await read(of)).statusCode).toBe(204);
    expect(asked).toEqual([]);
  },
);

it('is nothing where what comes is no picture', async () => {
  icon = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await read()).statusCode).toBe(204);
});

it.each(['', `?site=https://long.example/${'a'.repeat(3_000)}`])('is not asked for by %.24s', async (query) => {
  expect((await person.get(`/api/site-icons${query}`)).statusCode).toBe(400);
  expect(asked).toEqual([]);
});
