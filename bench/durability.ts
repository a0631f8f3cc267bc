import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { startPostgres } from '../src/server/testing/postgres.ts';
import { createAudit } from './durability/audit.ts';
import { inspectBackups, makeCareDue, opensElsewhere } from './durability/backups.ts';
import { createOthers } from './durability/others.ts';
import { preload } from './durability/preload.ts';
import { startServer, type RunningServer, type ServerPlace } from './durability/server.ts';
import { createWriter } from './durability/writer.ts';
import { newCanvas, signIn } from './load/caller.ts';

/**
 * Kills the server with SIGKILL at a random instant while twenty people write and somebody else uploads, brings in and asks,
 * starts it again, and looks whether everything acknowledged is there exactly once. Every seventh round it is killed once more
 * while it starts; every fifth it makes a backup meanwhile (the embedded database; a server has its own). `--database` names
 * the address of a PostgreSQL, or `postgresql` for one of its own; `--minutes` lets no round begin after so long, and
 * `--within` is how many milliseconds after the first answer the kill comes at the latest.
 */
const options = {
  rounds: { type: 'string', default: '50' },
  database: { type: 'string' },
  minutes: { type: 'string', default: 'Infinity' },
  within: { type: 'string', default: '2000' },
} as const;
const { values } = parseArgs({ options });
const ROUNDS = Number(values.rounds);
const WRITERS = 20;
const CANVASES = 5;
const OVER_AT = performance.now() + Number(values.minutes) * 60_000;
/** What the acceptance bar asks for (docs/security-tests.md, A1). */
const BAR = { rounds: 200, acknowledged: 50_000, readyMs: 3_000 };

const postgres = values.database === 'postgresql' ? await startPostgres() : null;
if (postgres && 'missing' in postgres) throw new Error(postgres.missing);
const place: ServerPlace = {
  port: await findFreePort(),
  dataDir: await mkdtemp(path.join(tmpdir(), 'maru-durability-')),
  databaseUrl: postgres?.url ?? values.database ?? null,
};
const audit = createAudit();
const reopenMs: number[] = [];
let failedReopenings = 0;
let killsWhileStarting = 0;
let backups = { whole: [] as string[], broken: 0 };
let isBackupGood = true;

let server = await startServer(place);
if (server.readyMs === null) throw new Error(server.said());
const api = await signIn(server.url);
const canvasIds = await Promise.all(Array.from({ length: CANVASES }, (_, i) => newCanvas(api, `Durability ${i}`)));
const writers = Array.from({ length: WRITERS }, (_, i) => createWriter(canvasIds[i % CANVASES] ?? ''));
const others = await createOthers(await signIn(server.url, { email: 'minjun@example.com', name: 'Minjun' }));

console.log('round  acknowledged  lost  duplicated  torn  others  ready in ms');
for (let round = 1; round <= ROUNDS && performance.now() < OVER_AT; round++) {
  const before = audit.findings.acknowledged;
  const writing = Promise.all([others.work(), ...writers.map((writer) => writer.write(api, audit.acknowledge))]);
  await writingHasBegun(before);
  await pause(Math.random() * Number(values.within));
  await server.kill();
  await writing;
  if (round % 7 === 3) {
    await startServer(place, Math.random() * 900);
    killsWhileStarting++;
  }
  server = await start(round % 5 === 4);
  reopenMs.push(server.readyMs ?? Number.NaN);
  for (const canvasId of canvasIds) await inspect(canvasId);
  await others.inspect();
  const { acknowledged, lost, duplicated, torn } = audit.findings;
  const { uploads, imports, answers } = others.findings;
  const beside = uploads + imports + answers;
  const cells = [round, acknowledged, lost, duplicated, torn, beside, Math.round(server.readyMs ?? 0)].map(String);
  console.log(cells.map((cell, i) => cell.padEnd([7, 14, 6, 12, 6, 8, 0][i] ?? 0)).join(''));
}
await server.kill();
backups = await inspectBackups(place.dataDir);
const newest = backups.whole.at(-1);
isBackupGood = newest === undefined || (await opensElsewhere(newest));
if (postgres) await postgres.stop();
await rm(place.dataDir, { recursive: true, force: true });
report();

/** A kill before the first answer tests little: a busy machine would spend its rounds on it. */
async function writingHasBegun(before: number): Promise<void> {
  const end = performance.now() + 5_000;
  while (audit.findings.acknowledged === before && performance.now() < end) await pause(5);
}

/** Without the server there is nothing more to measure: what was found so far is reported. */
async function start(backsUp = false): Promise<RunningServer> {
  const careful = backsUp && !place.databaseUrl;
  if (careful) await makeCareDue(place.dataDir);
  const started = await startServer(careful ? { ...place, env: preload('soon') } : place);
  if (started.readyMs !== null) return started;
  failedReopenings++;
  console.log(`the server did not come back; its data are kept in ${place.dataDir}\n${started.said()}`);
  await started.kill();
  report();
  process.exit(1);
}

async function inspect(canvasId: string): Promise<void> {
  const unanswered = writers
    .filter((writer) => writer.canvasId === canvasId)
    .flatMap((writer) => (writer.open ? [writer.open] : []));
  try {
    await audit.inspect(api, canvasId, unanswered);
  } catch (error) {
    failedReopenings++;
    console.log(`canvas ${canvasId} could not be opened: ${String(error)}`);
  }
}

function report(): void {
  const times = [...reopenMs].sort((a, b) => a - b);
  const { acknowledged, lost, duplicated, torn, different } = audit.findings;
  const { missing, torn: tornImports, ...beside } = others.findings;
  const figures = {
    acknowledged,
    lost,
    duplicated,
    failedReopenings,
    reopenMedianMs: Math.round(times[times.length >> 1] ?? 0),
    reopenMaxMs: Math.round(times.at(-1) ?? 0),
    rounds: reopenMs.length,
    torn: torn + tornImports,
    different,
    ...beside,
    missing,
    backups: backups.whole.length,
    database: place.databaseUrl ? 'postgresql' : 'embedded',
  };
  const faults =
    lost + duplicated + figures.torn + different + failedReopenings + missing + backups.broken + (isBackupGood ? 0 : 1);
  const isWhole =
    figures.rounds >= BAR.rounds && acknowledged >= BAR.acknowledged && figures.reopenMaxMs <= BAR.readyMs;
  const verdict = faults > 0 ? 'missed' : isWhole ? 'met' : 'partly';
  console.log(`\nkilled while starting: ${killsWhileStarting}; boards that differ from their changes: ${different}`);
  console.log(`beside the writers: ${JSON.stringify(others.findings)}`);
  console.log(
    `backups: ${backups.whole.length} whole, ${backups.broken} broken, the newest ${isBackupGood ? 'opens' : 'does not open'} elsewhere`,
  );
  console.log(
    `${verdict}: ${figures.rounds} of ${BAR.rounds} rounds, ${acknowledged} of ${BAR.acknowledged} acknowledged, ready within ${figures.reopenMaxMs} of ${BAR.readyMs} ms, ${faults} faults, at a load of ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  );
  console.log(JSON.stringify({ bench: 'durability', verdict, ...figures }));
  process.exitCode = faults === 0 ? 0 : 1;
}
