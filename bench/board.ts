import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from '../scripts/freshness.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { findBrowser } from '../tests/browser.ts';
import { attemptsAt } from './board/attempt.ts';
import { costsOf, printTable, rowOf, type Row, type Run } from './board/bars.ts';
import { printCosts, type CostRow } from './board/costs.ts';
import { measureBoard, measureLimit, type Wanted } from './board/measure.ts';
import { moveKinds } from './board/moves.ts';
import { openPeer } from './board/peer.ts';
import { seedBoard, signIn, type Account } from './board/seed.ts';
import { measureStreaming, startWriter } from './board/streaming.ts';
import { startServer } from './durability/server.ts';

/**
 * How fast the real editor is, on boards of several sizes served by the real server: view updates that were really
 * presented while it is panned, zoomed and dragged in, as a part of an empty page's moved by the same input in the same
 * run, beside it what such an update costs of the processor; opening and heap as a part of Excalidraw's with the same
 * board; and what five answers being written cost.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '100,1000,5000,10000' },
    reps: { type: 'string', default: '3' },
    /** Some of it, for quick work: any of pan, zoom, fitPan, drag1, drag100, add, streaming, peer. */
    only: { type: 'string', default: [...moveKinds, 'add', 'streaming', 'peer'].join(',') },
  },
});
const sizes = values.n.split(',').map(Number);
const reps = Number(values.reps);
const wanted = new Set(values.only.split(',')) as Wanted;
/** The cost of answers is told as a part of the empty page's pan. */
const wantedOfLimit: Wanted = wanted.has('streaming') ? new Set([...wanted, 'pan']) : wanted;

const SEEDED_WITHIN_MS = 900_000;

const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  console.log(JSON.stringify({ bench: 'board', skipped: true }));
  process.exit(0);
}
buildWhatIsStale(['web']);

const browser = found.path;
const failed: string[] = [];
const atStart = attemptsAt('at the start', failed);
const writer = await startWriter();
Object.assign(process.env, {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'writer',
  AI_BASE_URL: writer.url,
  AI_API_KEY: 'a-key-of-no-worth',
});
const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-board-'));
const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
const peer = wanted.has('peer') ? await atStart('Excalidraw', openPeer) : null;
const rows: Row[] = [];
const costs: CostRow[] = [];

async function measureOnce(account: Account, canvasId: string, n: number, rep: number): Promise<Run> {
  const attempt = attemptsAt(`${n} nodes, run ${rep}`, failed);
  const place = { account, canvasId, n };
  const limit = await attempt('the empty page', () => measureLimit(browser, n, wantedOfLimit, attempt));
  const board = await attempt('the board', () => measureBoard(browser, place, wanted, attempt));
  const streaming = wanted.has('streaming')
    ? await attempt('five answers', () => measureStreaming(browser, account, canvasId, n))
    : null;
  const other = peer && (await attempt('Excalidraw', () => peer.measure(browser, account, canvasId)));
  return { limit, board, streaming, peer: other };
}

async function measureSize(account: Account, n: number): Promise<Row> {
  const seed = () => seedBoard(account, n);
  const canvasId = await attemptsAt(`${n} nodes`, failed)('filling a board', seed, SEEDED_WITHIN_MS);
  if (canvasId === null) return rowOf(n, []);
  const runs: Run[] = [];
  for (let rep = 1; rep <= reps; rep++) {
    const load = `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
    const run = await measureOnce(account, canvasId, n, rep);
    runs.push(run);
    console.log(JSON.stringify({ run: `${rep} of ${reps}`, load, ...rowOf(n, [run]) }));
  }
  costs.push(...costsOf(n, runs));
  return rowOf(n, runs);
}

try {
  if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
  const account = await signIn(server.url);
  for (const n of sizes) rows.push(await measureSize(account, n));
} finally {
  await server.kill();
  await writer.close();
  await peer?.close();
  await rm(dataDir, { recursive: true, force: true });
}

const missed = printTable(rows);
printCosts(costs);
for (const line of failed) console.log(`not measured: ${line}`);
console.log(JSON.stringify({ bench: 'board', reps, rows, costs, missed, failed }));
process.exit(0);
