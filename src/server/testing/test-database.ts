import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, Pool } from 'pg';
import { readConfig } from '../platform/config.ts';
import { clusterDirectory, openEmbedded } from '../platform/db/embedded.ts';
import { MIGRATIONS } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';

const WAIT_FOR_TEMPLATE_MS = 120_000;

const SHARED_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** Memory where a machine has plenty: every test copies a database of 40 MB, and each of its commits waits for the disk. */
function roomyDirectory(): string {
  if (!existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ROOM_BYTES ? SHARED_MEMORY : tmpdir();
}

/** Where one test's data lies: a directory, and the address of a database when the tests run on a server. */
export interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
}

/**
 * A fresh, migrated, empty database: embedded, or on the server of TEST_DATABASE_URL when that is set. A server that is
 * itself thrown away (TEST_DATABASE_THROWAWAY) keeps its databases until then: dropping one waits for a checkpoint.
 */
export async function makeTestPlace(server = process.env.TEST_DATABASE_URL): Promise<TestPlace> {
  const dataDir = await mkdtemp(path.join(roomyDirectory(), 'maru-test-'));
  const removeFiles = () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  if (!server) {
    await cp(await readTemplate(), clusterDirectory(dataDir), { recursive: true, mode: constants.COPYFILE_FICLONE });
    return { dataDir, databaseUrl: undefined, remove: removeFiles };
  }
  const name = `maru_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      if (!process.env.TEST_DATABASE_THROWAWAY) await onServer(server, `drop database if exists ${name} with (force)`);
      await removeFiles();
    },
  };
}

/** The database of a place by itself, without the product around it. */
export async function openTestPool({
  dataDir,
  databaseUrl,
}: TestPlace): Promise<{ pool: Pool; close: () => Promise<void> }> {
  if (!databaseUrl) return openEmbedded(dataDir);
  const pool = new Pool({ connectionString: databaseUrl });
  return { pool, close: () => pool.end() };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A migrated embedded database, made once and copied by every test: making one takes seconds, copying it a moment. */
async function readTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(path.join(MIGRATIONS, name)));
  const home = path.join(roomyDirectory(), `maru-test-template-${userInfo().uid}`);
  const template = path.join(home, hash.digest('hex').slice(0, 16));
  if (existsSync(template)) return template;
  mkdirSync(home, { recursive: true });
  const turn = new DatabaseSync(path.join(home, 'turn'));
  turn.exec(`pragma busy_timeout=${WAIT_FOR_TEMPLATE_MS}; begin exclusive`);
  try {
    if (!existsSync(template)) await makeTemplate(template);
  } finally {
    turn.close();
  }
  return template;
}

async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const config = readConfig({ DATA_DIR: draft, LOG_LEVEL: 'silent' });
  const database = await openDatabase(config, createLog(config));
  await database.close();
  renameSync(clusterDirectory(draft), template);
  rmSync(draft, { recursive: true, force: true });
}
