import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isWebFresh } from '../scripts/web-freshness.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { findBrowser } from '../tests/browser.ts';
import { startServer } from './durability/server.ts';
import { measureBoard, measureLimit, type Figures } from './board/measure.ts';
import { seedBoard, signIn } from './board/seed.ts';

/**
 * How many view updates a second the real editor presents while it is panned, zoomed and dragged in, on boards of several
 * sizes served by the real server, as a ratio to an empty page moved by the same input in the same run.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '100,1000,10000' },
    reps: { type: 'string', default: '1' },
    /** A running server with the built-in sign-in; otherwise one is started on data of its own. */
    url: { type: 'string' },
  },
});
const sizes = values.n.split(',').map(Number);
const reps = Number(values.reps);

const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  console.log(JSON.stringify({ bench: 'board', skipped: true }));
  process.exit(0);
}
if (!values.url && !isWebFresh()) spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });

const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-board-'));
const server = values.url ? null : await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
const url = values.url ?? server?.url ?? '';
if (server && server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);

const kinds = ['pan', 'zoom', 'fitPan', 'drag1', 'drag100'] as const;
const rows: { n: number; ratios: Record<(typeof kinds)[number], number>; figures: Figures; limit: Figures }[] = [];
try {
  const account = await signIn(url);
  for (const n of sizes) {
    const canvasId = await seedBoard(account, n);
    const runs: { board: Figures; limit: Figures }[] = [];
    for (let rep = 0; rep < reps; rep++) {
      const limit = await measureLimit(found.path, n);
      runs.push({ limit, board: await measureBoard(found.path, account, canvasId, n) });
      console.log(
        `n ${n}, run ${rep + 1} of ${reps}: pan ${runs.at(-1)?.board.pan.perSec} of ${limit.pan.perSec} a second`,
      );
    }
    const ratio = (kind: (typeof kinds)[number]) =>
      median(runs.map((one) => one.board[kind].perSec / one.limit[kind].perSec));
    const middle = runs.toSorted((a, b) => a.board.pan.perSec - b.board.pan.perSec)[runs.length >> 1];
    if (!middle) continue;
    const ratios = Object.fromEntries(kinds.map((kind) => [kind, round(ratio(kind))])) as Record<
      (typeof kinds)[number],
      number
    >;
    rows.push({ n, ratios, figures: middle.board, limit: middle.limit });
  }
} finally {
  await server?.kill();
  await rm(dataDir, { recursive: true, force: true });
}

console.log('\nratios to the empty page; in brackets the longest frame in ms');
console.log(
  ['n', ...kinds, 'open ms', 'load ms', 'elements', 'live', 'JS kB gzip'].map((head) => head.padStart(12)).join(''),
);
for (const { n, ratios, figures } of rows) {
  const cells = kinds.map((kind) => `${ratios[kind].toFixed(2)} (${figures[kind].maxMs})`);
  const rest = [figures.openMs, figures.loadMs, figures.elements, figures.liveCards, figures.jsGzipKb];
  console.log([n, ...cells, ...rest].map((cell) => String(cell).padStart(12)).join(''));
}
console.log(
  JSON.stringify({ bench: 'board', reps, rows: rows.map(({ n, ratios, figures }) => ({ n, ratios, ...figures })) }),
);

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
