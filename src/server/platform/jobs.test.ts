import { spawn } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTestPlace, type TestPlace } from '../testing/test-database.ts';
import { readConfig } from './config.ts';
import { createJobs } from './create-jobs.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import type { Jobs } from './jobs.ts';
import { createLog } from './log.ts';

const once = { tries: 1, retryDelaySec: 0, timeLimitSec: 10, parallel: 1 };
let place: TestPlace;
let database: OpenDatabase;
let jobs: Jobs;

beforeEach(async () => {
  place = await makeTestPlace();
  ({ database, jobs } = await open());
});
afterEach(async () => {
  await jobs.stop(1_000);
  await database.close();
  await place.remove();
});

async function open() {
  const config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: 'silent' });
  const log = createLog(config);
  const opened = await openDatabase(config, log);
  return { database: opened, jobs: createJobs({ database: opened, log }) };
}

const within = { timeout: 60_000, interval: 25 };

test('a job reaches its handler with its data', async () => {
  const handle = vi.fn<(data: { word: string }) => Promise<void>>(async () => undefined);
  jobs.define('greet', once, handle);
  await jobs.start();
  await jobs.send('greet', { word: '안녕' });
  await vi.waitFor(() => expect(handle.mock.calls[0]?.[0]).toEqual({ word: '안녕' }), within);
});

test('a job of a transaction exists only when that commits', async () => {
  const seen: number[] = [];
  jobs.define<{ n: number }>('count', once, async ({ n }) => void seen.push(n));
  await jobs.start();
  await database
    .tx(async (tx) => {
      await jobs.send('count', { n: 1 }, { tx });
      throw new Error('undo');
    })
    .catch(() => undefined);
  await database.tx((tx) => jobs.send('count', { n: 2 }, { tx }));
  await vi.waitFor(() => expect(seen).toEqual([2]), within);
});

test('a job that failed leaves no words of what it failed over in the queue', async () => {
  jobs.define('spill', once, () => Promise.reject(new Error('the diary of canary-5d1')));
  await jobs.start();
  await jobs.send('spill', {});
  const failed = () =>
    database.query<{ output: object }>("select output from boss.job where name = 'spill' and state = 'failed'");
  await vi.waitFor(async () => expect(await failed()).toHaveLength(1), within);
  expect(JSON.stringify(await failed())).not.toContain('canary-5d1');
});

test('jobs that wait in one queue follow each other, without a pause for each', async () => {
  const seen: number[] = [];
  const row = Array.from({ length: 40 }, (_, n) => n);
  jobs.define<{ n: number }>('row', once, async ({ n }) => void seen.push(n));
  await jobs.start();
  await database.tx(async (tx) => {
    for (const n of row) await jobs.send('row', { n }, { tx });
  });
  await vi.waitFor(() => expect(seen.toSorted((a, b) => a - b)).toEqual(row), within);
});

test('a key that waits already is not queued again', async () => {
  const seen: number[] = [];
  jobs.define<{ n: number }>('keyed', once, async ({ n }) => void seen.push(n));
  jobs.define<{ n: number }>('gate', once, async () => undefined);
  await jobs.start();
  await database.tx(async (tx) => {
    for (const n of [1, 2, 3]) await jobs.send('keyed', { n }, { key: 'same', tx });
    await jobs.send('keyed', { n: 4 }, { key: 'other', tx });
  });
  await vi.waitFor(() => expect(seen.toSorted()).toEqual([1, 4]), within);
});

test('a group whose jobs never end leaves a worker to others, and those that wait are counted', async () => {
  const seen: string[] = [];
  const other = Promise.withResolvers<void>();
  jobs.define<{ name: string }>('shares', { ...once, parallel: 3, parallelOfGroup: 2 }, async ({ name }, signal) => {
    seen.push(name);
    if (name === 'other') return other.resolve();
    await wait(60_000, undefined, { signal });
  });
  await jobs.start();
  const send = (name: string, group: string) => jobs.send('shares', { name }, { group });
  for (let n = 0; n < 20; n++) await send('many', 'many');
  await vi.waitFor(() => expect(seen).toEqual(['many', 'many']), within);
  expect([await jobs.countWaiting('shares', 'many'), await jobs.countWaiting('shares', 'few')]).toEqual([18, 0]);
  await send('other', 'few');
  await other.promise;
  expect(seen).toEqual(['many', 'many', 'other']);
});

test('of the jobs that wait, the one of the highest priority goes first', async () => {
  const seen: number[] = [];
  jobs.define<{ n: number }>('ranks', once, async ({ n }) => void seen.push(n));
  await jobs.start();
  await database.tx(async (tx) => {
    for (const n of [2, 3, 1]) await jobs.send('ranks', { n }, { tx, priority: -n });
  });
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]), within);
});

test('a failed job is tried again, as often as it may', async () => {
  let tries = 0;
  jobs.define('stubborn', { ...once, tries: 3 }, async () => {
    tries++;
    throw new Error('not yet');
  });
  await jobs.start();
  await jobs.send('stubborn', {});
  const states = () => database.query<{ state: string }>("select state from boss.job where name = 'stubborn'");
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'failed' }]), within);
  expect(tries).toBe(3);
});

test('a job beyond its time limit is told to stop', async () => {
  const stopped = Promise.withResolvers<string>();
  jobs.define('endless', { ...once, timeLimitSec: 1 }, async (_data, signal) => {
    signal.addEventListener('abort', () => stopped.resolve((signal.reason as Error).name));
    await wait(60_000, undefined, { signal });
  });
  await jobs.start();
  await jobs.send('endless', {});
  expect(await stopped.promise).toBe('TimeoutError');
});

test('a repeated job runs at the start, once', async () => {
  const handle = vi.fn<() => Promise<void>>(async () => undefined);
  jobs.define('sweep', { ...once, everySec: 3_600 }, handle);
  await jobs.start();
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1), within);
  const queued = await database.query("select state from boss.job where name = 'sweep'");
  expect(queued, 'the next turn is not queued before its time').toHaveLength(1);
});

test('stopping waits for the job that runs', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  jobs.define('slow', once, async () => {
    begun.resolve();
    await wait(300);
    order.push('job');
  });
  await jobs.start();
  await jobs.send('slow', {});
  await begun.promise;
  await jobs.stop(5_000);
  order.push('stopped');
  expect(order).toEqual(['job', 'stopped']);
});

test('a job whose process is killed runs again in the next one', { timeout: 90_000 }, async () => {
  await database.close();
  const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
  const script = `
    const { readConfig } = await import(${here('config.ts')});
    const { createLog } = await import(${here('log.ts')});
    const { openDatabase } = await import(${here('db/open-database.ts')});
    const { createJobs } = await import(${here('create-jobs.ts')});
    const config = readConfig(process.env), log = createLog(config);
    const jobs = createJobs({ database: await openDatabase(config, log), log });
    jobs.define('fragile', { tries: 3, retryDelaySec: 0, timeLimitSec: 60, parallel: 1 }, () => {
      process.stdout.write('running');
      return new Promise(() => {});
    });
    await jobs.start();
    await jobs.send('fragile', { n: 7 });`;
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;

  ({ database, jobs } = await open());
  const notes = path.join(place.dataDir, 'notes');
  jobs.define<{ n: number }>('fragile', { ...once, tries: 3 }, ({ n }) => appendFile(notes, `${n};`));
  await jobs.start();
  await vi.waitFor(async () => expect(await readFile(notes, 'utf8')).toBe('7;'), { timeout: 60_000, interval: 100 });
});
