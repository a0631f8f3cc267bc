import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultBody } from '#contract/base/fault.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { protectiveHeaders } from '../../testing/protective-headers.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

let webDirectory: string;
let product: TestApp;
let ana: SignedInClient;
beforeAll(async () => {
  webDirectory = await mkdtemp(path.join(tmpdir(), 'maru-web-'));
  await mkdir(path.join(webDirectory, 'assets'));
  await writeFile(path.join(webDirectory, 'app.html'), 'the application');
  await writeFile(path.join(webDirectory, 'landing.html'), 'the landing page');
  for (const language of ['ko', 'en']) await writeFile(path.join(webDirectory, `access.${language}.html`), 'the door');
  const screens = [{ document: 'screen-canvas', path: '/canvas/:canvasId', reads: ['/api/canvases/:canvasId'] }];
  await writeFile(path.join(webDirectory, '.screens.json'), JSON.stringify(screens));
  for (const language of ['ko', 'en'])
    await writeFile(path.join(webDirectory, `screen-canvas.${language}.html`), 'a screen');
  await writeFile(path.join(webDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(webDirectory, 'assets/app-4f2a.js'), 'plain');
  await writeFile(path.join(webDirectory, 'assets/app-4f2a.js.br'), 'brotli');
  await writeFile(path.join(webDirectory, 'assets/app-4f2a.js.gz'), 'gzip');
  product = await makeApp({ listen: true, webDirectory });
  ana = await product.signIn('Ana');
});
afterAll(async () => {
  await product.close();
  await rm(webDirectory, { recursive: true });
});

describe('every answer', () => {
  test.each([
    ['a page', 'GET', '/'],
    ['an asset', 'GET', '/assets/app-4f2a.js'],
    ['an answer of the API', 'GET', '/api/health'],
    ['a refusal', 'GET', '/api/canvases'],
    ['an unknown call', 'GET', '/api/nothing'],
    ['an unknown file', 'GET', '/assets/none.js'],
    ['a crooked address', 'GET', '/api/%E0%A4%A'],
    ['an upload address', 'PUT', '/u/none'],
    ['a foreign method', 'OPTIONS', '/api/canvases'],
  ] as const)('carries the protective headers and a request id: %s', async (_what, method, url) => {
    const { headers } = await product.visitor.send({ method, url });
    expect(headers).toMatchObject(protectiveHeaders);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('of the API is neither stored nor run by a browser', async () => {
    for (const url of ['/api/health', '/api/canvases', '/api/nothing']) {
      const { headers } = await product.visitor.get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    }
  });

  test('over https says that it stays on https', async () => {
    const secure = await makeApp({ env: { PUBLIC_URL: 'https://localhost' } });
    expect((await secure.visitor.get('/api/health')).headers['strict-transport-security']).toContain(
      'max-age=31536000',
    );
    await secure.close();
  });

  test('that is a fault has the shape of one, with the request id of its header', async () => {
    const answer = await product.visitor.get('/api/canvases');
    expect(answer.statusCode).toBe(401);
    expect(faultBody.parse(answer.json())).toMatchObject({
      code: 'not-signed-in',
      requestId: answer.headers['x-request-id'],
    });
  });
});

describe('hostile bodies are refused with a sentence', () => {
  test.each(hostileBodies)('%s', async (_what, status, payload, headers) => {
    const before = (await ana.get('/api/canvases')).json();
    const answer = await ana.send({ method: 'POST', url: '/api/canvases', payload, headers });
    expect(answer.statusCode).toBe(status);
    expect(faultBody.parse(answer.json()).message.length).toBeGreaterThan(5);
    expect((await ana.get('/api/canvases')).json()).toEqual(before);
  });

  test('nothing of them reached a prototype, and an error says nothing of the inside', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ana.post('/api/canvases', '{"constructor":{"prototype":{"polluted":1}}}', headers);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(answer.body).not.toMatch(/\/src\/|at \w+ \(|node_modules/);
  });

  test.each(['/api/health?x=1', '/api/canvases?limit=5'])('unknown query parameters of %s', async (url) => {
    expect((await ana.get(url)).statusCode).toBe(400);
  });

  test.each(['not-an-id', '0190', 'x'.repeat(90), '%00', '..%2f..%2fetc'])('the id %s names nothing', async (id) => {
    expect((await ana.get(`/api/canvases/${id}`)).statusCode).toBe(404);
  });

  test('an id of impossible length is refused', async () => {
    expect((await ana.get(`/api/canvases/${'x'.repeat(500)}`)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('only our own pages may act', () => {
  const create = (headers: Record<string, string>) =>
    product.app.inject({
      method: 'POST',
      url: '/api/canvases',
      payload: { title: 'Own', useTemplate: 'blank' },
      headers,
    });
  const own = () => product.url;

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['no origin', { origin: 'null' }],
    ['the same name on another port', { origin: 'http://localhost:1' }],
    ['a cookie without an origin', {}],
  ])('a change from %s is refused', async (_what, headers) => {
    const answer = await create({ cookie: ana.cookie, ...headers } as Record<string, string>);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed']);
  });

  test('a change from our own pages passes, by either header', async () => {
    expect((await create({ cookie: ana.cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await create({ cookie: ana.cookie, origin: own() })).statusCode).toBe(200);
  });

  test('a program without a cookie is asked to sign in', async () => {
    expect((await create({})).statusCode).toBe(401);
  });

  test.each([undefined, 'null', 'https://evil.test'])('a socket from the origin %s is refused', async (origin) => {
    const upgrade = {
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const text = await speak(
      ['GET /api/live HTTP/1.1', `Host: ${new URL(own()).host}`, `Cookie: ${ana.cookie}`]
        .concat(
          Object.entries({ ...upgrade, ...(origin ? { origin } : {}) }).map(([name, value]) => `${name}: ${value}`),
        )
        .join('\r\n') + '\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 403 /);
  });
});

/** Sends raw bytes and hears until the server hangs up or has answered once. */
function speak(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (/\r\n\r\n/.test(text)) socket.end();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const chunked =
  'POST /api/canvases HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['two lengths', 'POST /api/canvases HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400],
  [
    'length and chunks',
    'POST /api/canvases HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    400,
  ],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a folded header', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n', 400],
  ['a request line that ends bare', 'GET /api/health HTTP/1.1\nHost: x\r\n\r\n', 400],
  ['a header that ends bare', 'GET /api/health HTTP/1.1\r\nHost: x\nX: a\r\n\r\n', 400],
  ['a head that ends bare', 'GET /api/health HTTP/1.1\r\nHost: x\r\n\n', 400],
  ['a chunk of no length', `${chunked}zz\r\n{}\r\n0\r\n\r\n`, 400],
  ['a chunk longer than it says', `${chunked}1\r\n{}\r\n0\r\n\r\n`, 400],
  ['chunks that end bare', `${chunked}2\n{}\n0\n\n`, 400],
  [
    'chunks that are not the last coding',
    'POST /api/canvases HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n',
    400,
  ],
  ['a negative length', 'POST /api/canvases HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
  ['a space before the colon', 'GET /api/health HTTP/1.1\r\nHost : x\r\n\r\n', 400],
  ['a header of 32 KiB', `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(32_768)}\r\n\r\n`, 431],
])('malformed HTTP is answered and hung up on: %s', async (_what, bytes, status) => {
  const text = await speak(bytes);
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
});

describe('the web', () => {
  test.each([
    ['/', 'the landing page'],
    ['/canvas/0190a5b2-0000-7000-8000-000000000000', 'the application'],
    ['/access', 'the door'],
    ['/access?error=members-only', 'the door'],
  ])('a visitor at %s gets %s', async (url, page) => {
    const answer = await product.visitor.get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('a screen comes with what it reads for whoever is signed in; for a visitor nothing is read', async () => {
    const url = '/canvas/01a215c5-7f5c-76ac-b286-9112f6d0a1b2';
    const own = await ana.get(url);
    expect([own.body, own.headers['link']]).toEqual([
      'a screen',
      `<${url.replace('/canvas/', '/api/canvases/')}>; rel=preload; as="fetch"; crossorigin`,
    ]);
    const foreign = await product.visitor.get(url);
    expect([foreign.body, foreign.headers['link']]).toEqual(['the application', undefined]);
  });

  test('who is signed in gets the application at /', async () => {
    expect((await ana.get('/')).body).toBe('the application');
  });

  test.each([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    ['identity', 'plain'],
  ])('an asset for %s is sent as %s, to be kept for ever', async (accepted, body) => {
    const answer = await product.visitor.get('/assets/app-4f2a.js', { 'accept-encoding': accepted });
    expect(answer.body).toBe(body);
    expect(answer.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  });

  test('a file beside the pages is served too', async () => {
    expect((await product.visitor.get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  test.each([
    '/api/nothing',
    '/u/nothing/at/all',
    '/assets/none.js',
    '/none.png',
    '/idp/nothing/here',
    '/../package.json',
    '/assets/..%2fapp.html',
  ])('%s is no page', async (url) => {
    const answer = await product.visitor.get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('the application');
  });
});

test('a request without a host is refused', async () => {
  expect(await speak('GET /api/health HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('it is ready while the database answers, and says so when it stops', async () => {
  expect((await product.visitor.get('/api/health')).json()).toMatchObject({
    status: 'ready',
    database: product.deps.database.kind,
  });
  expect((await product.visitor.get('/api/settings')).json()).toMatchObject({
    login: { provider: 'built-in' },
    ai: { kind: 'embedded' },
  });
  product.beginStop();
  const answer = await product.visitor.get('/api/health');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'busy', '5']);
});
