import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, Pool } from 'pg';
import { readConfig } from '../platform/config.ts';
import { createJobs } from '../platform/create-jobs.ts';
import { clusterDirectory, openEmbedded } from '../platform/db/embedded.ts';
import { MIGRATIONS } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';

const WAIT_FOR_TEMPLATE_MS = 120_000;
/** Any number that nobody else locks by. */
const TEMPLATE_LOCK = 5_021_078;

const SHARED_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** A test's few rows need no cache of the usual 128 MB, which is filled with zeros at every opening. */
const SMALL_CACHE = "\nshared_buffers = '16MB'\n";

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
  if (server) return makeServerPlace(server, await readServerTemplate(server));
  const place = await makeDirectory();
  cpSync(await readTemplate(), clusterDirectory(place.dataDir), { recursive: true });
  return place;
}

/** What a stranger's first start finds: an empty directory, or a database without a table. */
export const makeEmptyPlace = (server = process.env.TEST_DATABASE_URL): Promise<TestPlace> =>
  server ? makeServerPlace(server, 'template0') : makeDirectory();

async function makeDirectory(): Promise<TestPlace> {
  const dataDir = await mkdtemp(path.join(roomyDirectory(), 'maru-test-'));
  return {
    dataDir,
    databaseUrl: undefined,
    remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function makeServerPlace(server: string, template: string): Promise<TestPlace> {
  const { dataDir, remove: removeFiles } = await makeDirectory();
  const name = `maru_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(createFrom(template, name)));
  return {
    dataDir,
    databaseUrl: addressOf(server, name),
    async remove() {
      if (!process.env.TEST_DATABASE_THROWAWAY)
        await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
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

const createFrom = (template: string, name: string) => `create database ${name} encoding 'UTF8' template ${template}`;

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A migrated embedded database, made once and copied by every test: making one takes seconds, copying it a moment. */
async function readTemplate(): Promise<string> {
  const home = path.join(roomyDirectory(), `maru-test-template-${userInfo().uid}`);
  const template = path.join(home, readFingerprint());
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
  await bringUpToDate({ DATA_DIR: draft });
  await appendFile(path.join(clusterDirectory(draft), 'postgresql.conf'), SMALL_CACHE);
  renameSync(clusterDirectory(draft), template);
  rmSync(draft, { recursive: true, force: true });
}

/** The same on a server, where it is a database that others are created from. */
async function readServerTemplate(server: string): Promise<string> {
  const template = `maru_template_${readFingerprint()}`;
  await onServer(server, async (client) => {
    const isThere = async () =>
      (await client.query('select 1 from pg_database where datname = $1', [template])).rowCount === 1;
    if (await isThere()) return;
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (await isThere()) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(createFrom('template0', draft));
    await bringUpToDate({ DATABASE_URL: addressOf(server, draft) });
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

/** The product's tables and those of its queue, without a row that one instance would call its own. */
async function bringUpToDate(env: Record<string, string>): Promise<void> {
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' });
  const log = createLog(config);
  const database = await openDatabase(config, log);
  const jobs = createJobs({ database, log });
  await jobs.start();
  await jobs.stop(0);
  await database.close();
}

/** Of all that a template is made by: the migrations, the versions of database and queue, and this file. */
function readFingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS)
    .sort()
    .map((name) => path.join(MIGRATIONS, name));
  for (const file of [...files, path.resolve('package-lock.json'), import.meta.filename])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
