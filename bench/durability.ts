import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { seoyeon, signInByForm } from '../src/server/testing/sign-in.ts';
import { createAudit } from './durability/audit.ts';
import { startServer, type RunningServer, type ServerPlace } from './durability/server.ts';
import { createWriter, type Api } from './durability/writer.ts';

/**
 * Kills the server with SIGKILL at a random instant while twenty people write, starts it again, and looks whether every
 * acknowledged change is there exactly once. Every seventh round it is killed once more while it starts.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' }, database: { type: 'string' } } });
const ROUNDS = Number(values.rounds);
const WRITERS = 20;
const CANVASES = 5;

const place: ServerPlace = {
  port: await findFreePort(),
  dataDir: await mkdtemp(path.join(tmpdir(), 'maru-durability-')),
  databaseUrl: values.database ?? null,
};
const audit = createAudit();
const reopenMs: number[] = [];
let failedReopenings = 0;
let killsWhileStarting = 0;

let server = await start();
const api = await signIn(server);
const canvasIds = await Promise.all(Array.from({ length: CANVASES }, () => createCanvas(api)));
const writers = Array.from({ length: WRITERS }, (_, i) => createWriter(canvasIds[i % CANVASES] ?? ''));

console.log('round  acknowledged  lost  duplicated  torn  reopened in ms');
for (let round = 1; round <= ROUNDS; round++) {
  const before = audit.findings.acknowledged;
  const writing = Promise.all(writers.map((writer) => writer.write(api, audit.acknowledge)));
  await writingHasBegun(before);
  await pause(Math.random() * 2_000);
  await server.kill();
  await writing;
  if (round % 7 === 3) {
    await startServer(place, Math.random() * 900);
    killsWhileStarting++;
  }
  server = await start();
  reopenMs.push(server.readyMs ?? Number.NaN);
  for (const canvasId of canvasIds) await inspect(canvasId);
  const { acknowledged, lost, duplicated, torn } = audit.findings;
  const cells = [round, acknowledged, lost, duplicated, torn, Math.round(server.readyMs ?? 0)].map(String);
  console.log(cells.map((cell, i) => cell.padEnd([7, 14, 6, 12, 6, 0][i] ?? 0)).join(''));
}
await server.kill();
await rm(place.dataDir, { recursive: true, force: true });
report();

/** A kill before the first answer tests little: a busy machine would spend its rounds on it. */
async function writingHasBegun(before: number): Promise<void> {
  const end = performance.now() + 5_000;
  while (audit.findings.acknowledged === before && performance.now() < end) await pause(5);
}

/** Without the server there is nothing more to measure: what was found so far is reported. */
async function start(): Promise<RunningServer> {
  const started = await startServer(place);
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

async function signIn({ url }: RunningServer): Promise<Api> {
  const { browser } = await signInByForm(url, seoyeon);
  const jar = browser.cookies.get(new URL(url).host) ?? new Map<string, string>();
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return { url, headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' } };
}

async function createCanvas({ url, headers }: Api): Promise<string> {
  const answer = await fetch(`${url}/api/canvases`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Durability', useTemplate: 'blank' }),
  });
  if (!answer.ok) throw new Error(`no canvas: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

function report(): void {
  const times = [...reopenMs].sort((a, b) => a - b);
  const { acknowledged, lost, duplicated, torn, different } = audit.findings;
  const figures = {
    acknowledged,
    lost,
    duplicated,
    failedReopenings,
    reopenMedianMs: Math.round(times[times.length >> 1] ?? 0),
    reopenMaxMs: Math.round(times.at(-1) ?? 0),
    rounds: reopenMs.length,
  };
  console.log(
    `\ngestures kept in part: ${torn}; boards that differ from their changes: ${different}; killed while starting: ${killsWhileStarting}`,
  );
  console.log(`database: ${values.database ? 'PostgreSQL' : 'embedded'}`);
  console.log(
    JSON.stringify({
      bench: 'durability',
      ...figures,
      torn,
      different,
      database: values.database ? 'postgresql' : 'embedded',
    }),
  );
  process.exitCode = lost + duplicated + torn + different + failedReopenings === 0 ? 0 : 1;
}
