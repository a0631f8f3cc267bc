import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readScreenPages } from './screen-pages.ts';

const ID = '01a215c5-7f5c-76ac-b286-9112f6d0a1b2';
const places = { publicUrl: 'https://maru.example', signupUrl: null, contactUrl: null };

let directory: string;
let app: FastifyInstance;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'maru-screens-'));
  app = fastify();
  app.get('/*', (request, reply) => {
    const send = readScreenPages(directory, places)(request);
    return send ? send(request, reply) : reply.send('the application');
  });
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

async function write(): Promise<void> {
  const pages = [
    { document: 'screen-home', path: '/', reads: ['/api/user'] },
    { document: 'screen-canvas', path: '/canvas/:canvasId', reads: ['/api/user', '/api/canvases/:canvasId/board'] },
  ];
  await writeFile(path.join(directory, '.screens.json'), JSON.stringify(pages));
  for (const { document } of pages)
    for (const language of ['ko', 'en'])
      await writeFile(path.join(directory, `${document}.${language}.html`), `${document} ${language}`);
}

const visit = async (url: string, language = 'ko') => {
  const { body, headers } = await app.inject({ url, headers: { 'accept-language': language } });
  return [body, headers['link']];
};
const preload = (address: string) => `<${address}>; rel=preload; as="fetch"; crossorigin`;

test('the page of a screen asks browsers for what the screen will read', async () => {
  await write();
  const asked = `${preload('/api/user')}, ${preload(`/api/canvases/${ID}/board`)}`;
  expect(await visit(`/canvas/${ID}?node=a`)).toEqual(['screen-canvas ko', asked]);
  expect(await visit(`/canvas/${ID}`, 'en-GB')).toEqual(['screen-canvas en', asked]);
  expect(await visit('/')).toEqual(['screen-home ko', preload('/api/user')]);
});

test.each(['/canvas', '/canvas/1', `/canvas/${ID}/more`, `/canvas/${ID}%0d%0aset-cookie:a=b`, `/x/canvas/${ID}`])(
  '%s has the page of the application, and asks for nothing',
  async (url) => {
    await write();
    expect(await visit(url)).toEqual(['the application', undefined]);
  },
);

test('a build without such pages serves the application everywhere', async () => {
  expect(await visit(`/canvas/${ID}`)).toEqual(['the application', undefined]);
});
