import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../src/server/testing/postgres.ts';
import type { Limits, Row } from './row.ts';

const PROGRAM = path.join(import.meta.dirname, 'programs/migrate-until.ts');
const PLACES = ['postgresql', 'embedded'] as const;

/** Under which statement of which migration, both counted from 1; migration 0 is what comes before the first. */
export interface KillPoint {
  migration: number;
  statement: number;
}

/** The schema at one moment. */
export interface Seen {
  digest: string;
  applied: number;
  /** Of the migration that was applied last, with its beginning and end. */
  statements: number;
}

export const migrationKills: Row = {
  id: 'A3',
  what: 'SIGKILL under every statement of every migration, one after another on the same data, on both databases: each start finds the schema of a clean start at that point, and the last one completes it',
  rounds: Infinity,
  async run({ rounds, isOver }) {
    const figures: string[] = [];
    let [tried, all, wrong] = [0, 0, 0];
    for (const kind of PLACES) {
      const judged = await withDatabases(kind, (clean, killed) => killThrough(clean, killed, { rounds, isOver }));
      if ('missing' in judged) return { skipped: judged.missing };
      tried += judged.kills;
      all += judged.statements;
      wrong += judged.wrong;
      figures.push(`${kind}: ${judged.kills} kills for ${judged.statements} statements, ${judged.wrong} wrong schemas`);
    }
    return { isMet: wrong === 0, tried, all, figures: figures.join('; ') };
  },
};

interface Place {
  dataDir: string;
  url: string | null;
}

/** The lock, the table of migrations, and the reading of it. */
const BEFORE_ALL = 3;

async function killThrough(clean: Place, killed: Place, { rounds, isOver }: Limits) {
  const whole = await migrateIn(clean, null);
  const expected = new Map(whole.map(({ digest, applied }) => [applied, digest]));
  const points = whole.flatMap(({ applied, statements }) =>
    Array.from({ length: applied === 0 ? BEFORE_ALL : statements }, (_, i) => ({
      migration: applied,
      statement: i + 1,
    })),
  );
  // Fewer rounds are spread over all of them.
  const step = Math.max(1, points.length / rounds);
  const tried = points.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  let [wrong, kills] = [0, 0];
  for (const point of tried) {
    if (isOver()) break;
    kills += 1;
    const [found] = await migrateIn(killed, point);
    if (!found || expected.get(found.applied) !== found.digest) wrong += 1;
  }
  const completed = await migrateIn(killed, null);
  const [first] = completed;
  if (!first || expected.get(first.applied) !== first.digest) wrong += 1;
  if (completed.at(-1)?.digest !== whole.at(-1)?.digest) wrong += 1;
  return { kills, statements: points.length, wrong };
}

function migrateIn(place: Place, kill: KillPoint | null): Promise<Seen[]> {
  const child = fork(PROGRAM, [JSON.stringify({ ...place, kill })], { execArgv: ['--no-warnings'], stdio: 'inherit' });
  const seen: Seen[] = [];
  child.on('message', (said: Seen) => seen.push(said));
  return new Promise((resolve, reject) =>
    child.once('close', (_code, signal) => {
      if ((signal === 'SIGKILL') === (kill !== null)) resolve(seen);
      else reject(new Error(`the migrations at ${JSON.stringify(kill)} ended by ${signal ?? 'themselves'}`));
    }),
  );
}

async function withDatabases<T>(
  kind: (typeof PLACES)[number],
  work: (clean: Place, killed: Place) => Promise<T>,
): Promise<T | { missing: string }> {
  const names = ['clean', 'killed'];
  const directories = await Promise.all(names.map((name) => mkdtemp(path.join(tmpdir(), `maru-a3-${name}-`))));
  const servers = kind === 'embedded' ? [] : await Promise.all([startPostgres(), startPostgres()]);
  try {
    for (const server of servers) if ('missing' in server) return server;
    const [clean, killed] = directories.map((dataDir, i) => {
      const server = servers[i];
      return { dataDir, url: server && 'url' in server ? server.url : null };
    });
    if (!clean || !killed) throw new Error('two places are needed');
    return await work(clean, killed);
  } finally {
    for (const server of servers) if ('stop' in server) await server.stop();
    for (const directory of directories) await rm(directory, { recursive: true, force: true });
  }
}
