import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import { lockDirectory } from './directory-lock.ts';
import type { Program } from './durable-node-fs.ts';
import { FairPool } from './fair-pool.ts';
import { fsyncPath } from './fsync-path.ts';
import type { WorkerOrder, WorkerReply, WorkerRequest } from './pglite-worker.ts';
import { PlanningClient } from './planning-client.ts';
import { PortStream } from './port-stream.ts';

/** The PostgreSQL of the pinned PGlite. A directory of another major version does not open. */
export const EMBEDDED_MAJOR = '18';
/** One connection serves everybody: VACUUM and a backup keep it for a while, and whoever comes meanwhile waits. */
const WAIT_FOR_CONNECTION_MS = 20_000;
const WAIT_FOR_CLOSE_MS = 8_000;

/** PostgreSQL inside this process, in a thread of its own, reached through an ordinary pool of one connection. */
export interface Embedded {
  pool: FairPool;
  /** The whole database as a gzipped archive. Hold the one connection while it is made. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export const clusterDirectory = (dataDir: string): string => path.join(dataDir, 'database');

/**
 * Opens the database below `dataDir`, makes it where there is none, and keeps every other process out; those that come while a
 * `isReader` has it wait for its end. Throws StartRefusal.
 */
export async function openEmbedded(dataDir: string, isReader = false): Promise<Embedded> {
  const unlock = lockDirectory(dataDir, isReader);
  try {
    const cluster = clusterDirectory(dataDir);
    if (!existsSync(cluster)) await makeCluster(cluster, null);
    checkVersion(cluster);
    const worker = await startWorker({ directory: cluster }, 'ready', cluster);
    return serve(worker, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function serve(worker: Worker, unlock: () => void): Embedded {
  let isClosing = false;
  // Without its database the process can only end: this surfaces as an uncaught exception, which drains and exits.
  const fail = (reason: string) => {
    if (isClosing) return;
    isClosing = true;
    throw new Error(`the embedded database stopped: ${reason}`);
  };
  worker.on('message', (reply: WorkerReply) => reply.say === 'failed' && fail(reply.reason));
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', (code) => fail(`exit ${code}`));
  worker.unref();
  const pool = new FairPool({
    max: 1,
    Client: PlanningClient,
    pipeline: true,
    stream: () => new PortStream(worker),
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  } as PoolConfig & { max: number; connectionTimeoutMillis: number });
  const ask = (request: WorkerRequest) => worker.postMessage(request, []);
  return {
    pool,
    async dump() {
      const answer = hear(worker, 'dump');
      ask({ ask: 'dump' });
      const reply = await answer;
      if (reply.say !== 'dump') throw new Error(`no backup: the database said ${reply.say}`);
      return reply.bytes;
    },
    async close() {
      await pool.end();
      isClosing = true;
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      const clock = setTimeout(() => void worker.terminate(), WAIT_FOR_CLOSE_MS);
      ask({ ask: 'close' });
      worker.ref();
      await ended;
      clearTimeout(clock);
      unlock();
    },
  };
}

/**
 * Makes a database, empty or from a backup, beside its place and moves it there once it is whole: a kill in between leaves
 * nothing that looks like a database. Runs in a thread that ends, because making one takes three times the memory of using it.
 */
export async function makeCluster(cluster: string, backup: string | null): Promise<void> {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const worker = await startWorker({ directory: unfinished, make: { backup } }, 'closed', cluster);
  await worker.terminate();
  checkVersion(unfinished);
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) fsyncPath(path.join(entry.parentPath, entry.name));
  }
  fsyncPath(unfinished);
  renameSync(unfinished, cluster);
  fsyncPath(path.dirname(cluster));
}

function checkVersion(cluster: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
  if (found === EMBEDDED_MAJOR) return;
  throw new StartRefusal(
    `The database in ${cluster} has version ${found}, and this server reads version ${EMBEDDED_MAJOR}. ` +
      'Start the server version that made it, or set DATA_DIR to another directory.',
  );
}

// V8 of Node 24 ends the process now and then when it frees compiled code of PGlite while other threads compile
// ("Check failed: jit_page_->allocations_.erase", nodejs/node#64500). What is compiled stays as long as its database.
setFlagsFromString('--no-wasm-code-gc');

// Node has this global; its types leave it to those of the browser.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<Program> };

/** Compiled at the first opening and kept: each further one in this process begins with code that is already fast. */
let program: Promise<Program> | null = null;
const readProgram = () =>
  (program ??= WebAssembly.compile(
    readFileSync(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  ));

async function startWorker(
  task: Omit<WorkerOrder, 'program'>,
  until: WorkerReply['say'],
  cluster: string,
): Promise<Worker> {
  const order: WorkerOrder = { ...task, program: await readProgram() };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: order, execArgv: [] });
  const reply = await hear(worker, until);
  if (reply.say === until) return worker;
  await worker.terminate();
  const reason = reply.say === 'failed' ? reply.reason : reply.say;
  throw new StartRefusal(
    `The embedded database in ${cluster} does not open (${reason}). Nothing was changed. ` +
      `Its backups are in ${path.join(path.dirname(cluster), 'backups')}; put one back with: npm run restore -- FILE`,
  );
}

/** The next message of this kind, or of a failure. */
function hear(worker: Worker, wanted: WorkerReply['say']): Promise<WorkerReply> {
  return new Promise((resolve) => {
    const settle = (reply: WorkerReply) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      resolve(reply);
    };
    const onMessage = (reply: WorkerReply) => {
      if (reply.say === wanted || reply.say === 'failed') settle(reply);
    };
    const onError = (error: Error) => settle({ say: 'failed', reason: error.message });
    const onExit = (code: number) => settle({ say: 'failed', reason: `exit ${code}` });
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}
