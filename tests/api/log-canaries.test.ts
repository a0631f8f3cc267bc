import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { signInByForm } from '../../src/server/testing/sign-in.ts';
import { makeTestPlace, type TestPlace } from '../../src/server/testing/test-database.ts';
import { startAiStub, type AiStub } from '../ai-stub/start-ai-stub.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let place: TestPlace;
let stub: AiStub;
beforeAll(async () => {
  [place, stub] = await Promise.all([makeTestPlace(), startAiStub()]);
});
afterAll(async () => {
  await stub.close();
  await place.remove();
});

/** The product as a process of its own that tells its log all it knows; `url` once it is ready. */
async function start() {
  const env = {
    ...process.env,
    ...stub.env,
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    LOG_LEVEL: 'trace',
    AI_API_KEY: `${WORD}-key`,
  };
  const child = spawn(process.execPath, ['--no-warnings', 'dist/server/main.js'], { cwd: ROOT, env });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(log)));
    child.stdout.on('data', (text: Buffer) => {
      const found = /Maru is ready: (\S+)/.exec((said += text.toString()));
      if (found?.[1]) resolve(found[1]);
    });
  });
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    return log;
  };
  return { url, stop };
}

/** Callers that do not wait for a reading. */
const wait = { prefer: 'wait=1' };
const WORD = `canary${randomUUID().slice(0, 8)}`;

it('nothing that people write, choose or hold as a key is in the log of a day’s work', async () => {
  const server = await start();
  const who = { email: `${WORD}-mail@example.com`, name: `${WORD}-name` };
  const { browser } = await signInByForm(server.url, who);
  const cookies = [...(browser.cookies.get(new URL(server.url).host) ?? [])];
  const call = async (method: string, at: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await browser.fetch(`${server.url}${at}`, {
      method,
      headers: {
        origin: server.url,
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, json: <T>() => JSON.parse(text) as T };
  };
  const must = async <T>(...asked: Parameters<typeof call>): Promise<T> => {
    const answer = await call(...asked);
    if (answer.status >= 300) throw new Error(`${asked[0]} ${asked[1]}: ${answer.status} ${answer.text}`);
    return answer.text === '' ? (undefined as T) : answer.json<T>();
  };

  const canvas = await must<{ id: string; boardId: string }>('POST', '/api/canvases', {
    title: `${WORD}-title`,
    useTemplate: 'blank',
  });
  const [note, link, chat] = [randomUUID(), randomUUID(), randomUUID()];
  const change = (one: BoardChange) => ({ id: randomUUID(), change: one });
  const url = `http://127.0.0.1:9/${WORD}-page?token=${WORD}-link`;
  await must(
    'POST',
    `/api/canvases/${canvas.id}/changes`,
    {
      changes: [
        change({
          do: 'add-node',
          node: blankNode({ id: note, title: `${WORD}-note`, content: `${WORD} 원고료 300만원` }),
        }),
        change({
          do: 'add-node',
          node: blankNode({ id: link, type: 'website', metadata: { url, isProcessing: true } }),
        }),
        change({ do: 'add-node', node: blankNode({ id: chat, type: 'ai_chat', title: `${WORD}-chat` }) }),
        change({ do: 'add-edge', edge: blankEdge({ id: randomUUID(), source: note, target: chat }) }),
      ],
    },
    { 'idempotency-key': `${WORD}-once` },
  );
  await call('POST', `/api/canvases/${canvas.id}/process-website`, { nodeId: link, websiteUrl: url }, wait);
  const question = { message: `${WORD}-question`, canvasId: canvas.id, nodeId: chat };
  stub.script(() => ({ pieces: [`${WORD}-answer`] }));
  await call('POST', '/api/ai-chat', question);
  stub.script(() => ({ status: 500, said: `${WORD}-provider` }));
  await call('POST', '/api/ai-chat', question);
  await call('GET', `/api/search?q=${WORD}-search`);
  await call('GET', `/api/boards/${canvas.boardId}/find?q=${WORD}-find`);
  await call('POST', '/api/search/ask', { question: `${WORD}-everything` });

  const file = { name: `${WORD}-file.txt`, size: 40, mimeType: 'text/plain' };
  const begun = await must<{ uploadURL: string }>('POST', `/api/canvases/${canvas.id}/upload-pdf`, file);
  await browser.fetch(new URL(begun.uploadURL, server.url).href, {
    method: 'PUT',
    headers: { origin: server.url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream' },
    body: `${WORD}-bytes`.padEnd(40, '.'),
  });

  // What goes wrong is where a log says most.
  await call('POST', '/api/canvases', `{"title":"${WORD}-broken`);
  await call('POST', '/api/canvases', { title: `${WORD}-field`, [`${WORD}-unknown`]: 1 });
  await call('PUT', `/api/canvases/${canvas.id}/content`, { content: { meta: { a: `${WORD}-\u0000` } } });
  await call('GET', `/api/login?returnTo=/${WORD}-return`);
  await call('GET', `/api/auth/google/callback?code=${WORD}-code&state=${WORD}-state`);
  await call('GET', '/api/canvases', undefined, { authorization: `Bearer ${WORD}-bearer`, referer: `${url}-referer` });
  await call('POST', '/api/policy-reports', { 'csp-report': { 'blocked-uri': `https://a.example/${WORD}-uri` } });
  await call('DELETE', `/api/canvases/${canvas.id}`);
  const log = await server.stop();

  expect(log.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThan(15);
  expect(log.split('\n').filter((line) => line.includes(WORD))).toEqual([]);
  const secrets = [
    ...cookies.map(([, value]) => value),
    new URL(begun.uploadURL, server.url).searchParams.get('t') ?? '',
  ];
  expect(secrets.filter((secret) => secret.length < 10 || log.includes(secret))).toEqual([]);
});
