import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '#contract/base/day.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { listBackups } from './db/backup.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Log } from './log.ts';

const LOOK_EVERY_MS = 10 * 60 * 1_000;
/** The first people after a start are not made to wait for it. */
const FIRST_LOOK_MS = 60 * 1_000;

interface CareDeps {
  config: Pick<Config, 'dataDir' | 'database'>;
  database: OpenDatabase;
  clock: Clock;
  log: Log;
}

/** Work that rooms want done about once a day, by name for the log. */
export type Chores = Record<string, () => Promise<void>>;

export const backupsDirectory = (dataDir: string): string => path.join(dataDir, 'backups');

/**
 * Once a day, and a minute after the start when that is overdue (on a new instance after ten): the chores, and for the
 * embedded database VACUUM (ANALYZE), CHECKPOINT and a backup, which a server does by itself. A failure is logged and
 * tried again in ten minutes. Answers how to stop.
 */
export function startDailyCare(deps: CareDeps, chores: Chores): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = running.then(() => careIfDue(deps, chores));
  };
  const careForOldHouse = async () => {
    if ((await lastCare(deps)) > 0) await careIfDue(deps, chores);
  };
  const lookFirst = () => {
    running = running.then(careForOldHouse);
  };
  const first = setTimeout(lookFirst, FIRST_LOOK_MS).unref();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

/** One round; does nothing when the last one was less than a day ago. Never throws. */
export async function careIfDue(deps: CareDeps, chores: Chores): Promise<void> {
  if (deps.clock.now() - (await lastCare(deps)) < DAY_MS) return;
  const results = await Promise.all(
    Object.entries(work(deps, chores)).map(([name, run]) => attempt(deps.log, name, run)),
  );
  if (results.every(Boolean)) await writeFile(markerOf(deps), String(deps.clock.now())).catch(() => undefined);
}

const markerOf = ({ config }: Pick<CareDeps, 'config'>): string => path.join(config.dataDir, 'last-care');

/** Milliseconds since 1970; 0 when there was none yet. */
const lastCare = async (deps: Pick<CareDeps, 'config'>): Promise<number> =>
  Number(await readFile(markerOf(deps), 'utf8').catch(() => '0'));

function work({ config, database, clock, log }: CareDeps, chores: Chores): Chores {
  const { backUp } = database;
  if (!backUp) return chores;
  const tidy = async () => {
    await database.query('vacuum (analyze)');
    await database.query('checkpoint');
  };
  const keepCopy = async () => {
    const folder = backupsDirectory(config.dataDir);
    const file = await backUp(folder, config.database.backupKeep, clock.now());
    log.info({ file, kept: (await listBackups(folder)).length }, 'the database was backed up');
  };
  return { ...chores, tidy, ...(config.database.backupKeep > 0 ? { backup: keepCopy } : {}) };
}

async function attempt(log: Log, name: string, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    log.error({ err: error }, `the daily ${name} failed`);
    return false;
  }
}
