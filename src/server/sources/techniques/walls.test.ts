import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords, type SourceProblem } from '#contract/sources/source-state.ts';
import { makeDocx } from '../../../../tests/replay/documents.ts';
import { createGuardedFetch } from '../../platform/web/guarded-fetch.ts';
import { WebError } from '../../platform/web/web-error.ts';
import { createDocumentReader } from '../documents/document-reader.ts';
import { ofWebError } from '../of-web-error.ts';
import type { SourceFailure } from '../reading.ts';
import { openTextWorkers, type TextWorkers } from '../workers/text-workers.ts';
import type { Tools } from './technique.ts';
import { readWebsite } from './website.ts';

type Answer = (response: ServerResponse) => void;

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const page =
  (html: string, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { ...HTML, ...headers }).end(html);
const to =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end();
const raw =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(200, headers).end(body);

const WORDS = '원두는 볶은 지 두 주 안에 쓰면 향이 가장 좋습니다. 봉투를 열면 날마다 조금씩 달라집니다.';
const article = (more = '') => `<html><body><article><h1>원두</h1><p>${WORDS}</p>${more}</article></body></html>`;
const PASSWORD = '<form><input type="email"><input type="password"><button>로그인</button></form>';
const CLOUDFLARE = `<html><title>Just a moment...</title><body><p>Enable JavaScript and cookies to continue to this page, please.</p>
  <script>window._cf_chl_opt={cvId:'3'};</script></body></html>`;

const answers = new Map<string, Answer>();
let server: Server;
let base = '';
let workers: TextWorkers;
let tools: Tools;
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    (answers.get(path) ?? page('', 404))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  workers = openTextWorkers();
  tools = {
    fetch: createGuardedFetch([`127.0.0.1:${port}`]),
    workers,
    documents: createDocumentReader(),
    signal: new AbortController().signal,
    report: async () => undefined,
  } as unknown as Tools;
});
afterAll(async () => {
  await workers.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const read = (path: string) => readWebsite({ url: base + path, id: null, file: null }, tools);
const problemAt = (path: string): Promise<SourceProblem | string> =>
  read(path).then(
    (reading) => `read: ${reading.passages.map(({ text }) => text).join(' ')}`,
    (error: unknown) => (error instanceof WebError ? ofWebError(error) : (error as SourceFailure)).problem,
  );

describe('a page that is not shown says why', () => {
  it.each<[number, SourceProblem]>([
    [400, 'not-found'],
    [401, 'login-required'],
    [402, 'login-required'],
    [403, 'site-refused'],
    [404, 'not-found'],
    [405, 'site-refused'],
    [410, 'not-found'],
    [429, 'rate-limited'],
    [451, 'region-blocked'],
    [500, 'site-error'],
    [502, 'site-error'],
    [503, 'site-error'],
    [504, 'timeout'],
    [520, 'site-error'],
  ])('answered %i: %s', async (status, problem) => {
    answers.set('/status', page('<h1>no</h1>', status));
    expect(await problemAt('/status')).toBe(problem);
  });

  it.each<[string, Answer, SourceProblem]>([
    ['a challenge with 503', page(CLOUDFLARE, 503), 'site-refused'],
    ['a challenge with 403', page(CLOUDFLARE, 403), 'site-refused'],
    ['a challenge with 200', page(CLOUDFLARE), 'site-refused'],
    [
      'a challenge of another house',
      page(
        '<html><body><script src="https://ct.captcha-delivery.com/c.js"></script><p>Please enable JS and disable any ad blocker to go on.</p>',
      ),
      'site-refused',
    ],
    ['nothing but a captcha', page('<html><body><div class="g-recaptcha"></div></body></html>'), 'site-refused'],
    ['a sign-in', page(`<html><body><h1>로그인</h1>${PASSWORD}</body></html>`), 'login-required'],
    ['a page that is sent to a sign-in', to('/login?next=/a'), 'login-required'],
    ['a page that is sent to a question about cookies', to('/privacy-gate/consent'), 'consent-required'],
    ['an endless redirect', to('/what'), 'site-error'],
    ['a redirect to nowhere', page('', 302), 'site-error'],
    ['an encoding that nobody reads', raw('x', { ...HTML, 'content-encoding': 'zstd' }), 'site-error'],
    ['an encoding that is broken', raw('not gzip', { ...HTML, 'content-encoding': 'gzip' }), 'site-error'],
    ['a picture', raw(Buffer.from([137, 80, 78, 71]), { 'content-type': 'image/png' }), 'linked-file'],
    ['a film', raw('x', { 'content-type': 'video/mp4' }), 'linked-file'],
    ['an archive', raw('PK', { 'content-type': 'application/zip' }), 'linked-file'],
    ['a download', raw('x', { 'content-type': 'application/octet-stream' }), 'linked-file'],
    ['a program', raw('MZ', { 'content-type': 'application/x-msdownload' }), 'wrong-type'],
    ['data', raw('{}', { 'content-type': 'application/json' }), 'wrong-type'],
    ['bytes without a name', raw(Buffer.from([0, 1, 2, 3])), 'wrong-type'],
    ['no words', page('<html><body><nav>메뉴</nav></body></html>'), 'nothing-readable'],
  ])('%s', async (_what, answer, problem) => {
    answers.set(
      '/login',
      page(
        '<html><body><p>회원만 볼 수 있는 곳입니다. 아이디로 들어와 주세요. 처음이면 가입해 주세요.</p></body></html>',
      ),
    );
    answers.set(
      '/privacy-gate/consent',
      page('<html><body><p>We and our 900 partners store cookies on your device. Accept all?</p></body></html>'),
    );
    answers.set('/what', answer);
    expect(await problemAt('/what')).toBe(problem);
  });
});

describe('a page is read', () => {
  it.each<[string, string, Answer]>([
    ['that was asked for as a sign-in', '/login', page(article())],
    ['that is short and has a captcha at its comments', '/a', page(article('<div class="g-recaptcha"></div>'))],
    [
      'that measures its visitors as Cloudflare does',
      '/a',
      page(article("<script>window.__CF$cv$params={r:'1'};</script>")),
    ],
    [
      'that is long and has a sign-in beside it',
      '/a',
      page(
        `<html><body><header>${PASSWORD}</header><article><h1>원두</h1>${`<p>${WORDS}</p>`.repeat(20)}</article></body></html>`,
      ),
    ],
    ['that does not say what it is', '/a', raw(`\ufeff<!doctype html>${article()}`)],
    ['that is text and does not say so', '/a', raw(WORDS)],
    ['that is Markdown', '/a.md', raw(`# 원두\n\n${WORDS}`, { 'content-type': 'text/markdown; charset=utf-8' })],
    ['that is a table of text', '/a.csv', raw(`제목,글\n원두,${WORDS}`, { 'content-type': 'text/csv' })],
  ])('%s', async (_what, path, answer) => {
    answers.set(path, answer);
    expect(await problemAt(path)).toContain('원두는 볶은 지');
  });

  it('that is a document of Word, as an upload of it would be', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    answers.set('/brief.docx', raw(await makeDocx([WORDS]), { 'content-type': type }));
    expect(await problemAt('/brief.docx')).toContain('원두는 볶은 지');
  });
});

it.each(Object.entries(problemWords))(
  '%s has a sentence of its own in both languages, which ends in what to do',
  (_, words) => {
    expect(words.ko).toMatch(/[가-힣].*요\.$/);
    expect(words.en).toMatch(/^[A-Z].*\.$/);
    expect(Object.values(problemWords).filter(({ ko, en }) => ko === words.ko || en === words.en)).toHaveLength(1);
  },
);
