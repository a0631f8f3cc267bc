import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTestPlace, type TestPlace } from '../testing/test-database.ts';
import { readConfig } from './config.ts';
import { backupsDirectory, careIfDue } from './daily-care.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { createLog } from './log.ts';

const HOUR_MS = 60 * 60 * 1_000;
let place: TestPlace;
let database: OpenDatabase;
let now = Date.UTC(2026, 0, 1);
let deps: Parameters<typeof careIfDue>[0];
beforeEach(async () => {
  place = await makeTestPlace();
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    LOG_LEVEL: 'silent',
    BACKUP_KEEP: '1',
  });
  const log = createLog(config);
  database = await openDatabase(config, log);
  deps = { config, database, clock: { now: () => now }, log };
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

const backups = () => readdir(backupsDirectory(place.dataDir)).catch(() => []);

test('it is done once a day, not more often', async () => {
  const chore = vi.fn<() => Promise<void>>(async () => undefined);
  await careIfDue(deps, { chore });
  now += 23 * HOUR_MS;
  await careIfDue(deps, { chore });
  expect(chore).toHaveBeenCalledTimes(1);
  now += HOUR_MS;
  await careIfDue(deps, { chore });
  expect(chore).toHaveBeenCalledTimes(2);
});

test('what failed is tried again at the next look, and stops nothing else', async () => {
  const chore = vi.fn<() => Promise<void>>(async () => undefined);
  const failing = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')));
  await careIfDue(deps, { failing, chore });
  await careIfDue(deps, { failing, chore });
  expect([failing.mock.calls.length, chore.mock.calls.length]).toEqual([2, 2]);
});

test('the embedded database is backed up, a server is not ours to back up', async () => {
  for (let day = 0; day < 2; day++) {
    now += 24 * HOUR_MS;
    await careIfDue(deps, {});
  }
  expect(await backups()).toHaveLength(database.kind === 'embedded' ? 1 : 0);
});
