import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newId } from '../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../src/contract/board/blank.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { startAiStub } from '../tests/ai-stub/start-ai-stub.ts';
import { carried, post, send, signIn, type Account } from './board/seed.ts';
import { startServer } from './durability/server.ts';

/**
 * What the product adds to a model: the time to the first words and the answers per second, through the product and from
 * the model itself, by turns in the same run. The model is a stand-in without any delay of its own.
 */
const { values } = parseArgs({
  options: { n: { type: 'string', default: '200' }, parallel: { type: 'string', default: '20' } },
});
const BAR_MS = 5;
const WARM_UP = 20;
const PIECES = Array.from({ length: 60 }, (_, i) => `말 ${i} `);
const count = Number(values.n);
const parallel = Number(values.parallel);

const stub = await startAiStub();
stub.script(() => ({ pieces: PIECES }));
const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-ai-overhead-'));
const server = await startServer({
  port: await findFreePort(),
  dataDir,
  databaseUrl: null,
  env: { ...stub.env, HOST: '127.0.0.1', AI_ANSWERS_AT_ONCE: String(parallel) },
});
try {
  if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
  const account = await signIn(server.url);
  const chats = await makeChats(account, parallel);
  const product = (place: number) => askProduct(account, chats, place % chats.ids.length);
  const times: { raw: number[]; product: number[] } = { raw: [], product: [] };
  for (let i = 0; i < WARM_UP + count; i++) {
    const [raw, through] = [await firstWords(askStub), await firstWords(() => product(i))];
    if (i < WARM_UP) continue;
    times.raw.push(raw);
    times.product.push(through);
  }
  const rawPerSecond = await perSecond(askStub);
  const productPerSecond = await perSecond(product);
  const overheadMs = percentile(times.product, 0.5) - percentile(times.raw, 0.5);
  console.log('first words, ms      p50     p95');
  for (const [name, all] of Object.entries(times))
    console.log(`${name.padEnd(14)} ${[0.5, 0.95].map((p) => percentile(all, p).toFixed(2).padStart(9)).join('')}`);
  console.log(`answers per second: ${rawPerSecond.toFixed(0)} raw, ${productPerSecond.toFixed(0)} through the product`);
  const isWithin = overheadMs <= BAR_MS;
  console.log(`the product adds ${overheadMs.toFixed(2)} ms at p50; the bar is ${BAR_MS}${isWithin ? '' : ' OVER'}`);
  console.log(
    JSON.stringify({
      bench: 'ai-overhead',
      requests: count,
      rawMs: round(percentile(times.raw, 0.5)),
      productMs: round(percentile(times.product, 0.5)),
      overheadMs: round(overheadMs),
      rawPerSecond: round(rawPerSecond),
      productPerSecond: round(productPerSecond),
      isWithin,
    }),
  );
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
  await stub.close();
}

/** A canvas with chats, each wired to a note. */
async function makeChats(account: Account, wanted: number): Promise<{ canvasId: string; ids: string[] }> {
  const made = (await post(account, '/api/canvases', { title: 'overhead', useTemplate: 'blank' })) as { id: string };
  const ids = Array.from({ length: wanted }, () => newId(Date.now()));
  const noteId = newId(Date.now());
  await send(account, made.id, [
    { do: 'add-node', node: blankNode({ id: noteId, type: 'text', title: '메모', content: '원두는 2주 안에 쓴다.' }) },
    ...ids.flatMap((id) => [
      { do: 'add-node' as const, node: blankNode({ id, type: 'ai_chat', title: 'AI Chat' }) },
      { do: 'add-edge' as const, edge: blankEdge({ id: newId(Date.now()), source: noteId, target: id }) },
    ]),
  ]);
  return { canvasId: made.id, ids };
}

function askStub(): Promise<Response> {
  return fetch(`${stub.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'stub', stream: true, messages: [{ role: 'user', content: '언제까지 쓰나요?' }] }),
  });
}

function askProduct(
  account: Account,
  { canvasId, ids }: { canvasId: string; ids: readonly string[] },
  place: number,
): Promise<Response> {
  return fetch(`${account.url}/api/ai-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...carried(account) },
    body: JSON.stringify({ canvasId, nodeId: ids[place], message: '언제까지 쓰나요?' }),
  });
}

/** Milliseconds from the question to the first piece of the answer; the rest is heard to its end. */
async function firstWords(ask: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const response = await ask();
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  const decoder = new TextDecoder();
  let heard = '';
  let tookMs: number | null = null;
  for await (const chunk of response.body) {
    heard += decoder.decode(chunk as Uint8Array, { stream: true });
    if (tookMs === null && heard.includes('말 0')) tookMs = performance.now() - startedAt;
  }
  if (tookMs === null) throw new Error(`no words came: ${heard.slice(0, 200)}`);
  return tookMs;
}

/** Whole answers a second, so many at a time. */
async function perSecond(ask: (place: number) => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  let left = count;
  const work = async (_: unknown, place: number): Promise<void> => {
    while (left-- > 0) await firstWords(() => ask(place));
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return count / ((performance.now() - startedAt) / 1_000);
}

function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
