import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let webDirectory: string;
let product: TestApp;
beforeAll(async () => {
  webDirectory = await mkdtemp(path.join(tmpdir(), 'maru-web-'));
  await writeFile(path.join(webDirectory, 'app.html'), 'the application');
  await writeFile(path.join(webDirectory, 'landing.html'), 'the landing page');
  for (const language of ['ko', 'en']) await writeFile(path.join(webDirectory, `access.${language}.html`), 'the door');
  product = await makeApp({ webDirectory });
});
afterAll(async () => {
  await product?.close();
  await rm(webDirectory, { recursive: true });
});

describe('a page under another name of this machine', () => {
  const visit = (url: string, host: string, accept = 'text/html,*/*') =>
    product.app.inject({ method: 'GET', url, headers: { host, accept } });

  test.each(['/', '/canvas/1?x=a', '//evil.test/canvas', '/access'])('%s is sent to the public one', async (url) => {
    const answer = await visit(url, '127.0.0.1:3000');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${product.url}${url}`]);
  });

  test('stays where its name is the public one or not ours to judge, and programs are let alone', async () => {
    const { host } = new URL(product.url);
    const answers = [await visit('/', host), await visit('/x', 'maru.example'), await visit('/', '127.0.0.1', '*/*')];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect((await visit('/api/health', '127.0.0.1')).statusCode).toBe(200);
  });
});
