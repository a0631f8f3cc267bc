import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAccessPage, readFilled, readLandingPage, type Places } from './landing-page.ts';

let directory: string;
let app: FastifyInstance;
const places: Places = { publicUrl: 'https://maru.example', signupUrl: null, contactUrl: null };

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'maru-landing-'));
  const write = (name: string, text: string) => writeFile(path.join(directory, name), text);
  await write('landing.ko.html', 'ko __PUBLIC_URL__/ __CONTACT_URL_OR(mailto:a@b.example)__');
  await write('landing.en.html', 'en __PUBLIC_URL__/?lang=en');
  await write('landing.ko.sold.html', 'ko sold "__SIGNUP_URL__" __CONTACT_URL_OR(mailto:a@b.example)__');
  await write('landing.en.sold.html', 'en sold "__SIGNUP_URL__"');
  await write('access.ko.html', 'door ko');
  await write('access.en.html', 'door en');
  await write('robots.txt', 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  app = fastify();
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const ask = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the landing page', () => {
  test.each([
    ['/', 'ko https://maru.example/ mailto:a@b.example'],
    ['/?lang=en', 'en https://maru.example/?lang=en'],
    ['/?lang=fr', 'ko https://maru.example/ mailto:a@b.example'],
    ['/?lang=en&lang=ko', 'ko https://maru.example/ mailto:a@b.example'],
  ])('at %s is the document of its language, Korean first', async (url, text) => {
    const send = readLandingPage(directory, places);
    app.get('/', (request, reply) => send(request, reply));
    expect((await ask(url)).body).toBe(text);
  });

  test('names the membership page where one is sold, and nothing in an address can leave its attribute', async () => {
    const signupUrl = 'https://join.example/?a=1&b="><script>';
    const send = readLandingPage(directory, { ...places, signupUrl, contactUrl: 'https://talk.example' });
    app.get('/', (request, reply) => send(request, reply));
    const { body } = await ask('/');
    expect(body).toBe('ko sold "https://join.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;" https://talk.example');
  });
});

test.each([
  ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  ['en-US,en;q=0.9,ko;q=0.8', 'en'],
  ['fr, ko', 'ko'],
  ['de', 'en'],
])('the door for a browser that prefers %s is written in %s', async (preferred, language) => {
  const send = readAccessPage(directory, places);
  app.get('/access', (request, reply) => send(request, reply));
  expect((await ask('/access', { 'accept-language': preferred })).body).toBe(`door ${language}`);
  expect((await ask('/access')).body).toBe('door ko');
});

test('a filled file travels compressed and is not sent twice', async () => {
  const send = readFilled(directory, 'robots.txt', places);
  app.get('/robots.txt', (request, reply) => send(request, reply));
  const text = 'Sitemap: https://maru.example/sitemap.xml';
  const brotli = await ask('/robots.txt', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text);
  const gzip = await ask('/robots.txt', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
  expect((await ask('/robots.txt')).body).toBe(text);
  const again = await ask('/robots.txt', { 'if-none-match': String(gzip.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
