import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { clusterDirectory } from '../../src/server/platform/db/embedded.ts';
import { makeTestPlace } from '../../src/server/testing/test-database.ts';

export interface House {
  url: string;
  /** Whether the process that was started last still runs. */
  isAlive: () => boolean;
  /** Kills the server and starts it again on the same data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

/** What the processes of all journeys have in common, so that each need not compile it anew. */
const COMPILED = resolve('.build/compiled-for-journeys');

/** The product in a process of its own, on a free port, with an empty database of its own, which is there already. */
export async function startHouse(env: Record<string, string> = {}): Promise<House> {
  const { dataDir, remove } = await makeTestPlace('');
  return startIn(dataDir, env, remove);
}

/** The product as a stranger starts it: it finds nothing and makes its database. */
export async function startFirstHouse(env: Record<string, string> = {}): Promise<House> {
  const { dataDir, remove } = await makeTestPlace('');
  rmSync(clusterDirectory(dataDir), { recursive: true });
  return startIn(dataDir, env, remove);
}

async function startIn(dataDir: string, env: Record<string, string>, remove: () => Promise<void>): Promise<House> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = () =>
    launch(
      // Whether a machine has such programs must not decide a journey: those that are about them name them.
      {
        TESSERACT_PATH: 'none',
        FFMPEG_PATH: 'none',
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
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not become ready at ${url}.`);
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
