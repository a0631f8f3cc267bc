import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../platform/free-port.ts';

/** Who runs a command; PostgreSQL refuses to run as root. */
interface RunAs {
  uid?: number;
  gid?: number;
}

const READY_WITHIN_MS = 30_000;
const INSTALL_MS = 600_000;
const RESTARTS = 20;

export interface RunningPostgres {
  url: string;
  /** Ends it at once, as a crash does: SIGQUIT all of it, SIGKILL its first process. Resolves when it is gone. */
  crash: (signal: 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  /** Starts it again after a crash; false where it does not answer. */
  start: () => Promise<boolean>;
  /** Ends it and removes its files. */
  stop: () => Promise<void>;
}

/**
 * Starts a throwaway PostgreSQL on a free port, with fsync on as in earnest unless nobody crashes it; installs it first on
 * Debian as root. Says in words why there is none.
 */
export async function startPostgres({ fsync = true } = {}): Promise<RunningPostgres | { missing: string }> {
  const bin = findBinaries() ?? installBinaries();
  if (!bin)
    return {
      missing: 'PostgreSQL is not installed (apt-get install postgresql, or put initdb and postgres on the PATH).',
    };
  const who = findUser();
  if (!who) return { missing: 'PostgreSQL refuses to run as root, and there is no user postgres or nobody.' };
  const directory = mkdtempSync(path.join(tmpdir(), 'maru-postgres-'));
  if (who.uid !== undefined) chownSync(directory, who.uid, who.gid ?? who.uid);
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  const cluster = path.join(directory, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'],
    { ...who, cwd: directory, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    return { missing: `initdb failed: ${made.stderr || made.error?.message || made.status}` };
  }
  const port = await findFreePort();
  const settings = [
    `fsync=${fsync ? 'on' : 'off'}`,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'max_connections=100',
  ];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let said = '';
  const launch = () => {
    const launched = spawn(path.join(bin, 'postgres'), ['-D', cluster, ...settings.flatMap((s) => ['-c', s])], {
      ...who,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    launched.stderr.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-2_000);
    });
    return launched;
  };
  let server = launch();
  const crash = (signal: NodeJS.Signals) => end(server, signal);
  const start = async () => {
    // After SIGKILL its children still hold its memory for a moment: it does not start before they are gone.
    for (let tries = 0; tries < RESTARTS; tries += 1) {
      server = launch();
      if (await answers(server, url)) return true;
      await end(server, 'SIGINT');
    }
    return false;
  };
  const stop = async () => {
    // PostgreSQL's fast shutdown: it does not wait for connections.
    await end(server, 'SIGINT');
    remove();
  };
  if (await answers(server, url)) return { url, crash, start, stop };
  await stop();
  return { missing: `PostgreSQL did not start: ${said}` };
}

function findBinaries(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(root, version, 'bin'))
    : [];
  return (
    [...onPath, ...packaged].find((d) => existsSync(path.join(d, 'initdb')) && existsSync(path.join(d, 'postgres'))) ??
    null
  );
}

function installBinaries(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write('No PostgreSQL found; installing it.\n');
  const options = {
    stdio: 'ignore',
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
  return findBinaries();
}

/** Ourselves, unless we are root: then postgres or nobody. Null when there is neither. */
function findUser(): RunAs | null {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until && server.exitCode === null) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill(signal);
  return ended;
}
