import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface House {
  url: string;
  /** Whether the process that was started last still runs. */
  isAlive: () => boolean;
  /** Kills the server and starts it again on the same data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

/** The product as a stranger starts it: its own process, its own empty data directory, a free port. */
export async function startHouse(env: Record<string, string> = {}): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = () =>
    launch(
      { ...env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
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
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
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
