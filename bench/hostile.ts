import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newId } from '../src/contract/base/id.ts';
import { blankNode } from '../src/contract/board/blank.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { runInNamespace } from '../tests/replay/ssrf-namespace.ts';
import { startServer, type RunningServer } from './durability/server.ts';
import { attacks } from './hostile/attacks.ts';
import { settle, work, type Deed, type Measured, type Neighbour } from './hostile/probe.ts';
import { FAST_HOST, openWorld } from './hostile/world.ts';
import { must, send, signIn, type Caller } from './load/caller.ts';
import { watchMemory } from './load/memory.ts';

/**
 * What one hostile account costs the others: while it attacks, with the server's own limits, three neighbours read their
 * boards, save changes and open their dashboards. Per attack and deed the 99th percentile in quiet, during the attack and
 * ten seconds after it, the most memory that the server and its children held, and how long a neighbour's link waited.
 */
const BARS = { times: 3, memoryMib: 1_536, linkSec: 15 } as const;
/** Below this a ratio says nothing: the clock of a shared machine is not so exact. */
const FLOOR_MS = 10;
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    database: { type: 'string' },
    inside: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(values.seconds);
const only = values.only?.split(',').map((name) => name.trim());
const NEEDS_WORLD = new Set(['slow names', 'slow links']);

if (!values.inside && !values.database) {
  const status = runInNamespace(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--inside'], false);
  if (status !== null) process.exit(status);
}
const hasWorld = values.inside;
if (hasWorld) await openWorld();
else console.log('no network namespace here: attacks by slow names and slow links are left out\n');

interface Row {
  attack: string;
  quiet: Measured;
  attacked: Measured;
  after: Measured;
  answers: Record<string, number>;
  memoryMib: number;
  /** Null where the attack is not one of links. */
  linkSec: number | null;
}

const rows: Row[] = [];
for (const name of Object.keys(attacks)) {
  if (only && !only.includes(name)) continue;
  if (NEEDS_WORLD.has(name) && !hasWorld) continue;
  const row = await suffer(name);
  rows.push(row);
  print(row);
}
const isMet = rows.length > 0 && rows.every(meets);
console.log(
  JSON.stringify({
    bench: 'hostile',
    database: values.database ? 'postgresql' : 'embedded',
    met: rows.filter(meets).map(({ attack }) => attack),
    missed: rows.filter((row) => !meets(row)).map(({ attack }) => attack),
  }),
);
process.exit(isMet ? 0 : 1);

async function suffer(name: string): Promise<Row> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-hostile-'));
  const place = { port: await findFreePort(), dataDir, databaseUrl: values.database ?? null };
  const server = await startServer({ ...place, env: { RATE_LIMIT_SCALE: '1' } });
  if (server.readyMs === null) throw new Error(server.said());
  try {
    return await measure(name, server);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(name: string, server: RunningServer): Promise<Row> {
  const stamp = Date.now();
  const people = ['attacker', 'one', 'two', 'three'].map((who) => ({
    email: `${who}-${stamp}@example.com`,
    name: who,
  }));
  const callers: Caller[] = [];
  for (const who of people) callers.push(await signIn(server.url, who));
  const [attacker, ...others] = callers;
  if (!attacker) throw new Error('nobody came');
  const neighbours: Neighbour[] = [];
  for (const caller of others) neighbours.push(await settle(caller));
  await work(neighbours, 5);
  const quiet = await work(neighbours, SECONDS);

  const most = watchMemory(server.pid);
  let answers: Record<string, number> = {};
  const attack = fork(path.join(import.meta.dirname, 'hostile/attack.ts'), [name, JSON.stringify(attacker)], {
    execArgv: ['--no-warnings'],
  });
  attack.on('message', (told: Record<string, number>) => (answers = told));
  await pause(3_000);
  const link = NEEDS_WORLD.has(name) && neighbours[0] ? linkIsRead(neighbours[0]) : Promise.resolve(null);
  const attacked = await work(neighbours, SECONDS);
  const linkSec = await link;
  attack.kill('SIGKILL');
  const memoryMib = most();
  await pause(10_000);
  return { attack: name, quiet, attacked, after: await work(neighbours, 5), answers, memoryMib, linkSec };
}

/** How many seconds until a link of a neighbour's was read; Infinity after a minute. */
async function linkIsRead({ caller, canvasId }: Neighbour): Promise<number> {
  const id = newId(Date.now());
  const node = {
    ...blankNode({ id, type: 'website', title: 'loading' }),
    metadata: { url: `http://${FAST_HOST}/`, isProcessing: true },
  };
  const startedAt = performance.now();
  const change = { do: 'add-node', node };
  await must(caller, {
    method: 'POST',
    path: `/api/canvases/${canvasId}/changes`,
    body: { changes: [{ id: newId(Date.now()), change }] },
  });
  for (;;) {
    const seconds = (performance.now() - startedAt) / 1_000;
    if (seconds > 60) return Infinity;
    const { text } = await send(caller, { method: 'GET', path: `/api/nodes/${id}/source`, keepsText: true });
    if (text.includes('"status":"ready"')) return Math.round(seconds * 10) / 10;
    await pause(500);
  }
}

function ratioOf(now: number, quiet: number): number {
  return Math.round((now / Math.max(quiet, FLOOR_MS)) * 10) / 10;
}

function meets({ quiet, attacked, after, memoryMib, linkSec }: Row): boolean {
  const isDeedMet = (deed: Deed) =>
    ratioOf(attacked[deed].p99, quiet[deed].p99) <= BARS.times &&
    ratioOf(after[deed].p99, quiet[deed].p99) <= BARS.times &&
    attacked[deed].failed + after[deed].failed === 0;
  const isLinkMet = linkSec === null || linkSec <= BARS.linkSec;
  return (Object.keys(quiet) as Deed[]).every(isDeedMet) && memoryMib <= BARS.memoryMib && isLinkMet;
}

function print(row: Row): void {
  const { attack, quiet, attacked, after, answers, memoryMib, linkSec } = row;
  console.log(
    `${attack}: ${meets(row) ? 'met' : 'MISSED'}; memory ${memoryMib} MiB; the attacker was answered ${JSON.stringify(answers)}`,
  );
  if (linkSec !== null) console.log(`  a neighbour's link was read after ${linkSec} s`);
  for (const deed of Object.keys(quiet) as Deed[]) {
    const [was, is, then] = [quiet[deed], attacked[deed], after[deed]];
    const cells = [
      `p99 quiet ${was.p99}`,
      `attacked ${is.p99} (×${ratioOf(is.p99, was.p99)}, p50 ${is.p50})`,
      `after ${then.p99}`,
      `failed ${is.failed}/${is.count}`,
    ];
    console.log(`  ${deed.padEnd(20)} ${cells.join('  ')}`);
  }
}
