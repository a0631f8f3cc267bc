import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { newId } from '../src/contract/base/id.ts';
import { blankNode } from '../src/contract/board/blank.ts';
import type { BoardNode } from '../src/contract/board/board.schema.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { bombs } from '../tests/replay/bombs.ts';
import { mediaBombs } from '../tests/replay/media-bombs.ts';
import { carried, post, send, signIn, uploadFile, type Account } from './board/seed.ts';
import { startServer } from './durability/server.ts';

/**
 * Brings every bomb to a running server, one after the other, and looks whether it ends in a sentence or in what could be
 * read, and how long the server takes to answer meanwhile, compared with quiet. Two calls are asked in turn, every ten
 * milliseconds: its settings, which it knows by heart, and its health, for which it asks the database. Where tesseract and
 * ffmpeg are on the machine, what is made for them reaches them; some of it names an address, at which nobody must ask.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, database: { type: 'string' } } });
const QUIET_MS = 8_000;
const ASK_EVERY_MS = 10;
const SETTLED_WITHIN_MS = 60_000;
const AFTERWARDS_MS = 15_000;

interface Case {
  what: string;
  fileName: string;
  bytes: Buffer<ArrayBuffer>;
}

const place = {
  port: await findFreePort(),
  dataDir: await mkdtemp(path.join(tmpdir(), 'maru-bombs-')),
  databaseUrl: values.database ?? null,
};
const bait = await layBait();
const cases: Case[] = [
  ...[...bombs, ...mediaBombs(bait.url)].map(({ what, fileName, make }) => ({
    what,
    fileName,
    bytes: Buffer.from(make()),
  })),
  { what: 'png: 256 megapixels', fileName: 'a.png', bytes: await hugePicture() },
  { what: 'txt: 9 MB of letters that never repeat', fileName: 'a.txt', bytes: endlessWord() },
].filter(({ what }) => what.includes(values.only));
const server = await startServer(place);
if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
try {
  const account = await signIn(server.url);
  const { id } = (await post(account, '/api/canvases', { title: 'bombs', useTemplate: 'blank' })) as { id: string };
  const quiet = await askWhile(account, pause(QUIET_MS));
  const ends: { what: string; end: string; ms: number; isHonest: boolean }[] = [];
  const loud = await askWhile(account, bringAll(account, id, ends));
  report(quiet, loud, ends);
} finally {
  await server.kill();
  bait.close();
  await rm(place.dataDir, { recursive: true, force: true });
}

/** An address that some bombs name; it counts who comes. */
async function layBait() {
  let visits = 0;
  const listener = createServer((_, reply) => {
    visits++;
    reply.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, visits: () => visits, close: () => listener.close() };
}

function hugePicture(): Promise<Buffer<ArrayBuffer>> {
  const create = { width: 16_000, height: 16_000, channels: 3 as const, background: '#0e9669' };
  return sharp({ create, limitInputPixels: false }).png().toBuffer() as Promise<Buffer<ArrayBuffer>>;
}

/** Syllables that do not repeat, so that every pair of letters is another one for the index. */
function endlessWord(): Buffer<ArrayBuffer> {
  const letters = Array.from({ length: 3_000_000 }, (_, i) => 0xac00 + ((i * 7_919 + ((i * i) % 10_007)) % 11_172));
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += 10_000)
    parts.push(String.fromCharCode(...letters.slice(at, at + 10_000)));
  return Buffer.from(parts.join(''));
}

async function bringAll(
  account: Account,
  canvasId: string,
  ends: { what: string; end: string; ms: number; isHonest: boolean }[],
): Promise<void> {
  for (const { what, fileName, bytes } of cases) {
    const startedAt = performance.now();
    const end = await bring(account, canvasId, fileName, bytes);
    ends.push({ what, ms: Math.round(performance.now() - startedAt), ...end });
  }
  // What was read goes on into the index.
  await pause(AFTERWARDS_MS);
}

/** How it ended; honest is a sentence for people, or a text that was read. */
async function bring(account: Account, canvasId: string, name: string, bytes: Buffer<ArrayBuffer>) {
  try {
    const mimeType = 'application/octet-stream';
    const fileId = await uploadFile(account, canvasId, { name, mimeType, bytes });
    const metadata = { fileId, fileName: name, fileSize: bytes.length, isProcessing: true };
    const node = blankNode({ id: newId(Date.now()), type: 'file', title: name, metadata });
    await send(account, canvasId, [{ do: 'add-node', node }]);
    return endOf(await settled(account, canvasId, node.id));
  } catch (error) {
    const { message = '' } = JSON.parse(/\{.*\}$/s.exec(String(error))?.[0] ?? '{}') as { message?: string };
    return { end: `refused: ${message || String(error)}`, isHonest: isSentence(message) };
  }
}

function endOf(node: BoardNode | null) {
  const problem = node?.metadata['processingError'];
  if (typeof problem === 'string') return { end: problem, isHonest: isSentence(problem) };
  const passages = node?.metadata['passageCount'];
  return { end: node ? `read: ${String(passages)} passages` : 'never ended', isHonest: typeof passages === 'number' };
}

function isSentence(words: string): boolean {
  return /[가-힣].*(요|다)\./.test(words);
}

async function settled(account: Account, canvasId: string, nodeId: string): Promise<BoardNode | null> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < end) {
    const answer = await fetch(`${account.url}/api/canvases/${canvasId}/board`, { headers: carried(account) });
    const { nodes } = (await answer.json()) as { nodes: BoardNode[] };
    const node = nodes.find((one) => one.id === nodeId);
    if (node?.metadata['isProcessing'] === false) return node;
    await pause(100);
  }
  return null;
}

interface Times {
  settings: number[];
  health: number[];
}

/** Milliseconds of every answer until `work` is done. */
async function askWhile({ url }: Account, work: Promise<unknown>): Promise<Times> {
  const times: Times = { settings: [], health: [] };
  const done = new AbortController();
  const ended = work.finally(() => done.abort());
  const ask = async (call: keyof Times) => {
    while (!done.signal.aborted) {
      const askedAt = performance.now();
      await (await fetch(`${url}/api/${call}`)).arrayBuffer();
      times[call].push(performance.now() - askedAt);
      await pause(ASK_EVERY_MS);
    }
  };
  await Promise.all([ask('settings'), ask('health'), ended]);
  return times;
}

function figuresOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { asked: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: Math.round(sorted.at(-1) ?? 0) };
}

function report(
  quiet: Times,
  loud: Times,
  ends: readonly { what: string; end: string; ms: number; isHonest: boolean }[],
): void {
  for (const { what, end, ms, isHonest } of ends)
    console.log(`${what.padEnd(44)}${String(ms).padStart(7)} ms  ${isHonest ? '' : 'WITHOUT A SENTENCE '}${end}`);
  const line = (name: keyof Times) => {
    const [before, during] = [figuresOf(quiet[name]), figuresOf(loud[name])];
    for (const [when, { p50Ms, p99Ms, maxMs }] of Object.entries({ 'in quiet': before, 'under bombs': during }))
      console.log(`${name.padEnd(9)}${when.padEnd(12)} p50 ${p50Ms} ms, p99 ${p99Ms} ms, longest ${maxMs} ms`);
    const p99Ratio = Math.round((during.p99Ms / before.p99Ms) * 10) / 10;
    console.log(`${name.padEnd(9)}p99 under bombs is ${p99Ratio} times that in quiet`);
    return { quiet: before, during, p99Ratio };
  };
  console.log();
  const figures = { settings: line('settings'), health: line('health') };
  const honest = ends.filter(({ isHonest }) => isHonest).length;
  const visits = bait.visits();
  if (visits > 0) console.log(`an address in a bomb was asked ${visits} times`);
  console.log(JSON.stringify({ bench: 'bombs', bombs: ends.length, honest, visits, ...figures }));
  process.exitCode = honest === ends.length && visits === 0 ? 0 : 1;
}
