import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { makeEmptyPlace, makeTestPlace } from '../../src/server/testing/test-database.ts';

export interface TestServer {
  url: string;
  /** Whether the process that was started last still runs. */
  isAlive: () => boolean;
  /** Kills the server and starts it again on the same data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

const READY = 'Maru is ready: ';
const READY_WITHIN_MS = 120_000;

/** Where the product is compiled to, so that each process need not do it anew. */
const COMPILED = resolve('.build/compiled');

/** The product in a process of its own, on a free port, with an empty database of its own, which is there already. */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const { dataDir, remove } = await makeTestPlace('');
  return startIn(dataDir, env, remove);
}

/** The product as a stranger starts it: it finds nothing and makes its database. */
export async function startFreshServer(env: Record<string, string> = {}): Promise<TestServer> {
  const { dataDir, remove } = await makeEmptyPlace('');
  return startIn(dataDir, env, remove);
}

async function startIn(dataDir: string, env: Record<string, string>, remove: () => Promise<void>): Promise<TestServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = () =>
    launch(
      // Whether a machine has such programs must not decide a journey: those that are about them name them.
      {
        TESSERACT_PATH: 'none',
        FFMPEG_PATH: 'none',
        // A fast machine signs in more people a minute than one address may.
        RATE_LIMIT_SCALE: '20',
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
      },
      url,
    );
  let server = await start();
  return {
    url,
    isAlive: () => server.exitCode === null && server.signalCode === null,
    async restart() {
      await stop(server, 'SIGKILL');
      server = await start();
    },
    async close() {
      await stop(server, 'SIGTERM');
      await remove();
    },
  };
}

async function launch(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = new Promise<boolean>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      process.stdout.write(`${line}\n`);
      if (line.startsWith(READY)) resolve(true);
    });
    server.once('exit', () => resolve(false));
    setTimeout(() => resolve(false), READY_WITHIN_MS).unref();
  });
  if (await isReady) return server;
  server.kill('SIGKILL');
  throw new Error(`The server did not become ready at ${url}.`);
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

/** Ports of each worker's own, below those that systems give away: between looking and taking nobody else takes one. */
const PORTS = { from: 20_000, each: 2_000, tries: 50 } as const;

async function freePort(): Promise<number> {
  const from = PORTS.from + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * PORTS.each;
  for (let tries = 0; tries < PORTS.tries; tries++) {
    const port = from + Math.floor(Math.random() * PORTS.each);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
