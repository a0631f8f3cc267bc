import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isWebFresh } from '../scripts/web-freshness.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { findBrowser } from '../tests/browser.ts';
import { printTable, rowOf, streamingRowOf, type Row, type Run, type StreamingRow } from './board/bars.ts';
import { measureBoard, measureLimit } from './board/measure.ts';
import type { Moves } from './board/moves.ts';
import { openPeer } from './board/peer.ts';
import { seedBoard, signIn } from './board/seed.ts';
import { measureStreaming, startWriter, type Streaming } from './board/streaming.ts';
import { startServer } from './durability/server.ts';

/**
 * How fast the real editor is, on boards of several sizes served by the real server: view updates that were really
 * presented while it is panned, zoomed and dragged in, as a part of an empty page's moved by the same input in the same
 * run; opening and heap as a part of Excalidraw's with the same board; and what five answers being written cost.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '100,1000,5000,10000' },
    reps: { type: 'string', default: '3' },
    /** The size at which answers are written while panning; 0 for none. */
    streaming: { type: 'string', default: '1000' },
    /** false leaves the peer out. */
    peer: { type: 'string', default: 'true' },
  },
});
const sizes = values.n.split(',').map(Number);
const reps = Number(values.reps);
const streamingAt = Number(values.streaming);

const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  console.log(JSON.stringify({ bench: 'board', skipped: true }));
  process.exit(0);
}
if (!isWebFresh()) spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });

const writer = await startWriter();
Object.assign(process.env, {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'writer',
  AI_BASE_URL: writer.url,
  AI_API_KEY: 'a-key-of-no-worth',
});
const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-board-'));
const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
const peer = values.peer === 'true' ? await openPeer() : null;
const rows: Row[] = [];
let streaming: StreamingRow | null = null;
try {
  if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
  const account = await signIn(server.url);
  for (const n of sizes) {
    const canvasId = await seedBoard(account, n);
    const runs: Run[] = [];
    for (let rep = 0; rep < reps; rep++) {
      const limit = await measureLimit(found.path, n);
      const board = await measureBoard(found.path, account, canvasId, n);
      const run: Run = { limit, board, peer: (await peer?.measure(found.path, account, canvasId)) ?? null };
      runs.push(run);
      console.log(JSON.stringify({ ...rowOf(n, [run]), run: `${rep + 1} of ${reps}` }));
    }
    rows.push(rowOf(n, runs));
  }
  if (streamingAt > 0) {
    const runs: (Streaming & { limit: Moves })[] = [];
    for (let rep = 0; rep < reps; rep++) {
      const canvasId = await seedBoard(account, streamingAt);
      const limit = await measureLimit(found.path, streamingAt);
      runs.push({ ...(await measureStreaming(found.path, account, canvasId, streamingAt)), limit });
    }
    streaming = streamingRowOf(streamingAt, runs);
  }
} finally {
  await server.kill();
  await writer.close();
  await peer?.close();
  await rm(dataDir, { recursive: true, force: true });
}

const missed = printTable(rows, streaming);
console.log(JSON.stringify({ bench: 'board', reps, rows, streaming, missed }));
