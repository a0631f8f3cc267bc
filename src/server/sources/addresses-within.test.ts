import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makePicture } from '../testing/samples.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';

/** Counts who calls it, on every address of this machine; nothing of the product may. */
let called: string[] = [];
const within = createServer((request, reply) => {
  called.push(`${request.headers.host}${request.url}`);
  reply.end('within');
});
const fetched: string[] = [];
/** A site of the world outside: its pages, pictures and posts name or lead to the address that they are asked for. */
const outside = createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://outside');
  if (pathname === '/picture') fetched.push(searchParams.get('as') ?? 'cover');
  const to = searchParams.get('to') ?? '';
  if (pathname === '/picture') reply.setHeader('content-type', 'image/png').end(picture);
  else if (pathname === '/leads') reply.writeHead(302, { location: Buffer.from(to).toString('latin1') }).end();
  else if (pathname === '/post')
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ caption: TEXT, cover: coverOf(to) }));
  else reply.setHeader('content-type', 'text/html').end(pageWith(to));
});
const TEXT = '촬영은 오전 9시에 부엌에서 시작하고, 장비는 전날 저녁에 하나씩 점검합니다. '.repeat(8);
const pageWith = (address: string) => {
  const from = (tag: string) => `${address}?as=${tag}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<html lang="ko"><head><title>촬영</title><meta property="og:image" content="${from('image')}">
    <link rel="icon" href="${from('icon')}"><link rel="stylesheet" href="${from('style')}"><script src="${from('script')}"></script>
    <meta http-equiv="refresh" content="0;url=${from('refresh')}"></head><body><article><p>${TEXT}</p><img src="${from('img')}">
    <iframe src="${from('frame')}"></iframe><video src="${from('video')}"></video></article></body></html>`;
};
/** Of each post the address of its cover. */
const covers: string[] = [];
const coverOf = (post: string) => covers[Number(/MaruPost(\d+)/.exec(post)?.[1])];
const postWithCover = (address: string) => `https://www.instagram.com/p/MaruPost${covers.push(address) - 1}/`;

const listen = (server: Server, host: string) =>
  new Promise<number>((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)));

let picture: Buffer;
let app: TestApp;
let board: SourceBoard;
let site: string;
let port: number;
beforeAll(async () => {
  picture = await makePicture('png');
  port = await listen(within, '::');
  site = `http://127.0.0.1:${await listen(outside, '127.0.0.1')}`;
  app = await makeApp({
    env: {
      FETCH_ALLOW_HOSTS: new URL(site).host,
      INSTAGRAM_PROVIDER_URL: `${site}/post?to={url}`,
      INSTAGRAM_PROVIDER_PICTURE: 'cover',
    },
  });
  board = await makeSourceBoard(app, 'Jiwoo');
});
afterAll(async () => {
  await app.close();
  within.close();
  outside.close();
});

const addresses = () =>
  [
    '127.0.0.1',
    'localhost',
    'localhost.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    'person@127.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
  ].map((host) => `http://${host}:${port}/picture`);

/** Reads a link as a card does; answers the pictures that were kept of it. */
async function read(type: string, url: string) {
  const { metadata } = await board.settled(await board.add(type, { url }));
  return { kept: [metadata['thumbnail'], metadata['favicon']].filter((one) => one !== undefined) };
}

const named = (path: string, address: string) => `${site}/${path}?to=${encodeURIComponent(address)}`;

/** Everything of the product that fetches an address which a person, a page or a post names. */
const fetchers: Record<string, (address: string) => Promise<unknown>> = {
  'a link': (address) => read('website', address),
  'the link of a video': (address) => read('youtube_transcript', address),
  'the link of a post': (address) => read('instagram_transcript', address),
  'the calls that read a link': async (address) => {
    for (const [source, field] of [
      ['website', 'websiteUrl'],
      ['youtube', 'youtubeUrl'],
      ['instagram', 'instagramUrl'],
    ] as const)
      await board.process(source, field, await board.add('text', {}), address);
  },
  'a link that leads on': (address) => read('website', named('leads', address)),
  'all that a page names': (address) => read('website', named('page', address)),
  'the cover of a post': (address) => read('instagram_transcript', postWithCover(address)),
  'the icon of a site': (address) => board.client.get(`/api/site-icons?site=${encodeURIComponent(address)}`),
};

it.each(Object.keys(fetchers))('no address within is called for %s, however it is spelt', async (name) => {
  called = [];
  await Promise.all(addresses().map((address) => fetchers[name]?.(address)));
  expect(called).toEqual([]);
});

it('the same calls fetch what lies outside, and of a page its picture and its icon alone', async () => {
  const address = `${site}/picture`;
  expect((await read('website', named('page', address))).kept).toHaveLength(2);
  expect((await read('instagram_transcript', postWithCover(address))).kept).toHaveLength(1);
  expect(fetched.toSorted()).toEqual(['cover', 'icon', 'image']);
  expect((await fetch(`http://[::1]:${port}/`)).ok).toBe(true);
  expect(called).toEqual([`[::1]:${port}/`]);
});
