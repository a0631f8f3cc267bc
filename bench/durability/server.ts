import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWhatIsStale } from '../../scripts/freshness.ts';
import { LEAN_ENV, LEAN_FLAGS } from '../../scripts/lean-memory.ts';

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
const READY_WITHIN_MS = 90_000;

export interface ServerPlace {
  port: number;
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Further variables of its environment. */
  env?: Record<string, string>;
  /** Another program than the product's, which answers /api/health too. */
  program?: string;
}

export interface RunningServer {
  url: string;
  pid: number;
  /** From the start of the process until it said that it is ready; null when it never did. */
  readyMs: number | null;
  /** What it wrote, for the case that it does not start. */
  said: () => string;
  /** Kills it as a power switch would, or asks it to stop; resolves when it is gone. */
  kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  isAlive: () => boolean;
}

/** Starts the real server as `npm start` does, as a process of its own. `killAfterMs` kills it while it is still starting. */
export async function startServer(place: ServerPlace, killAfterMs?: number): Promise<RunningServer> {
  if (!place.program) buildWhatIsStale(['server']);
  const url = `http://localhost:${place.port}`;
  const child = spawn(process.execPath, [...LEAN_FLAGS, '--no-warnings', place.program ?? MAIN], {
    env: {
      ...process.env,
      ...LEAN_ENV,
      PORT: String(place.port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
      ...place.env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pid = child.pid ?? 0;
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
  // A bench that fails leaves no server behind.
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', endWithUs);
      resolve();
    }),
  );
  const kill: RunningServer['kill'] = (signal = 'SIGKILL') => {
    child.kill(signal);
    return gone;
  };
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const startedAt = performance.now();
  if (killAfterMs !== undefined) {
    await pause(killAfterMs);
    await kill();
    return { url, pid, readyMs: null, said: () => said, kill, isAlive };
  }
  const isReady = await becomesReady(child, url, startedAt + READY_WITHIN_MS);
  return { url, pid, readyMs: isReady ? performance.now() - startedAt : null, said: () => said, kill, isAlive };
}

async function becomesReady(child: ChildProcess, url: string, end: number): Promise<boolean> {
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await pause(10);
  }
  return false;
}
