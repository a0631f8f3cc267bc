import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTestPlace, type TestPlace } from '../../testing/test-database.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { listBackups } from './backup.ts';
import { lockDirectory } from './directory-lock.ts';
import { openDurable } from './durable-node-fs.ts';
import { clusterDirectory, EMBEDDED_MAJOR, makeCluster, openEmbedded } from './embedded.ts';
import { openDatabase } from './open-database.ts';

/** These tests are about the embedded database, whatever the others run on. */
const EMBEDDED = '';
let place: TestPlace;
const children: ChildProcess[] = [];
beforeEach(async () => {
  place = await makeTestPlace(EMBEDDED);
});
afterEach(async () => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  await place.remove();
});

const open = () => {
  const config = readConfig({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' });
  return openDatabase(config, createLog(config));
};

const lockModule = path.join(import.meta.dirname, 'directory-lock.ts');
const holding = (directory: string, then: string) => `
  const { lockDirectory } = await import(${JSON.stringify(lockModule)});
  try { lockDirectory(${JSON.stringify(directory)}); ${then} }
  catch (error) { process.stdout.write(error.message); process.exit(3); }`;

async function hold(directory: string): Promise<ChildProcess> {
  const script = holding(directory, "globalThis.gc(); process.stdout.write('held'); setInterval(() => {}, 1000);");
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}

const tryToLock = (directory: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', holding(directory, 'process.exit(0);')], {
    encoding: 'utf8',
  });

test('every commit is handed to the disk', async () => {
  const database = await openDurable({ directory: clusterDirectory(place.dataDir) });
  await database.exec('create table t (n integer)');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let i = 0; i < 20; i++) await database.query('insert into t values ($1)', [i]);
  expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(20);
  fsync.mockClear();
  await database.exec('checkpoint');
  expect(fsync.mock.calls.length).toBeGreaterThan(0);
  fsync.mockRestore();
  await database.close();
});

test('the server runs it with fsync on', async () => {
  const database = await open();
  expect(await database.query('show fsync')).toEqual([{ fsync: 'on' }]);
  await database.close();
});

test('what was committed is there again after closing', async () => {
  const first = await open();
  await first.query("create table kept as select 'yes' as word");
  await first.close();
  const second = await open();
  expect(await second.query('select word from kept')).toEqual([{ word: 'yes' }]);
  await second.close();
});

test('a directory in use is refused by name, while its holder runs and while he is stopped, and is free once he is killed', async () => {
  const holder = await hold(place.dataDir);
  const refused = tryToLock(place.dataDir);
  expect(refused.status).toBe(3);
  expect(refused.stdout).toContain(`in use by process ${holder.pid}`);
  holder.kill('SIGSTOP');
  expect(tryToLock(place.dataDir).stdout).toContain(`in use by process ${holder.pid}`);
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await gone;
  expect(tryToLock(place.dataDir).status).toBe(0);
});

/** A process that says a word before each step, and ends with what is written to it. */
function step(script: string): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}
const wordOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.stdout?.once('data', (word: Buffer) => resolve(word.toString())));

test('a directory that is only read for a moment is waited for, until its reader is gone', async () => {
  const lock = `const { lockDirectory } = await import(${JSON.stringify(lockModule)});`;
  const directory = JSON.stringify(place.dataDir);
  const reader = step(
    `${lock} lockDirectory(${directory}, true); process.stdout.write('held'); process.stdin.on('end', () => process.exit()).resume();`,
  );
  expect(await wordOf(reader)).toBe('held');
  const server = step(
    `${lock} process.stdout.write('asks'); lockDirectory(${directory}); process.stdout.write('has it');`,
  );
  expect(await wordOf(server)).toBe('asks');
  const next = wordOf(server);
  expect(await Promise.race([next, new Promise((resolve) => setImmediate(resolve, 'waits'))])).toBe('waits');
  reader.stdin?.end();
  expect(await next).toBe('has it');
});

test('the same process cannot open it twice either', async () => {
  const unlock = lockDirectory(place.dataDir);
  await expect(openEmbedded(place.dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
});

test('a directory of another version is refused in words, and freed', async () => {
  const file = path.join(clusterDirectory(place.dataDir), 'PG_VERSION');
  expect((await readFile(file, 'utf8')).trim()).toBe(EMBEDDED_MAJOR);
  await writeFile(file, '17\n');
  await expect(open()).rejects.toThrow(/has version 17, and this server reads version 18/);
  await writeFile(file, `${EMBEDDED_MAJOR}\n`);
  await (await open()).close();
});

test('a ruined directory is refused with the way to restore it', async () => {
  await fs.promises.rm(path.join(clusterDirectory(place.dataDir), 'global/pg_control'));
  await expect(open()).rejects.toThrow('npm run restore -- FILE');
});

test('a log that was torn is refused with the way to restore it, wherever it was cut', async () => {
  const database = await open();
  await database.query('create table kept as select n from generate_series(1, 500) n');
  await database.close();
  const logs = path.join(clusterDirectory(place.dataDir), 'pg_wal');
  const last =
    (await readdir(logs))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .toSorted()
      .at(-1) ?? '';
  const whole = await readFile(path.join(logs, last));
  const written = whole.findLastIndex((byte) => byte !== 0) + 1;
  for (const length of [0, written / 2, written - 4_000, written - 1]) {
    await writeFile(path.join(logs, last), whole.subarray(0, length));
    await expect(open(), `cut after ${length} bytes`).rejects.toThrow('npm run restore -- FILE');
  }
  await writeFile(path.join(logs, last), whole);
  const mended = await open();
  expect(await mended.query('select count(*)::int as rows from kept')).toEqual([{ rows: 500 }]);
  await mended.close();
});

test('what a kill left of an unfinished directory is no database', async () => {
  await fs.promises.rm(clusterDirectory(place.dataDir), { recursive: true });
  await fs.promises.mkdir(`${clusterDirectory(place.dataDir)}.unfinished/base`, { recursive: true });
  const database = await open();
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  await database.close();
});

test('a backup holds what was committed, the oldest go first, and it opens as a database', async () => {
  const database = await open();
  await database.query("create table kept as select 'before' as word");
  const folder = path.join(place.dataDir, 'backups');
  const backUp = database.backUp ?? (() => Promise.reject(new Error('none')));
  for (const day of [1, 2, 3]) await backUp(folder, 2, Date.UTC(2026, 0, day));
  await database.query("update kept set word = 'after'");
  await database.close();

  const kept = await listBackups(folder);
  expect(kept.map((file) => path.basename(file).slice(0, 15))).toEqual(['maru-2026-01-02', 'maru-2026-01-03']);
  expect(await readdir(folder)).toHaveLength(2);
  await fs.promises.rm(clusterDirectory(place.dataDir), { recursive: true });
  await makeCluster(clusterDirectory(place.dataDir), kept.at(-1) ?? '');
  const restored = await open();
  expect(await restored.query('select word from kept')).toEqual([{ word: 'before' }]);
  await restored.close();
});
