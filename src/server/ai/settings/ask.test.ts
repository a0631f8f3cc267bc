import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import { makeEmptyPlace, makeTestPlace, type TestPlace } from '../../testing/test-database.ts';
import { readConfig } from '../../platform/config.ts';
import { clusterDirectory } from '../../platform/db/embedded.ts';
import { openDatabase, type OpenDatabase } from '../../platform/db/open-database.ts';
import { createLog } from '../../platform/log.ts';
import { sealText } from '../../platform/sealed-text.ts';
import { writePart } from './ai-settings.store.ts';
import { readSealingKey } from './kept-settings.ts';

/** To optimise the code of its database takes a process seconds, which these do not live long enough to win back. */
const QUICK = '--liftoff-only';
const KEY = 'sk-of-the-form-WXYZ';
/** For what is about the embedded database, whatever the others run on. */
const EMBEDDED = '';
let stub: AiStub;
const places: TestPlace[] = [];
beforeAll(async () => {
  stub = await startAiStub();
});
afterAll(async () => {
  await stub.close();
  for (const place of await Promise.all(filledIn.values())) await place.remove();
});
beforeEach(() => stub.reset());
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

const keep = async (made: Promise<TestPlace>): Promise<TestPlace> => {
  const place = await made;
  places.push(place);
  return place;
};

function open({ dataDir, databaseUrl }: TestPlace): Promise<OpenDatabase> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  return openDatabase(config, createLog(config));
}

/** As the form of an administrator leaves it. */
async function fillIn({ db }: OpenDatabase): Promise<void> {
  const by = { changedBy: null, changedAt: new Date(0) };
  const connection = { provider: 'openai-compatible', baseUrl: `${stub.url}/v1` };
  const sealedKey = sealText(await readSealingKey(db, null), KEY, 'chat');
  await writePart(db, { part: 'chat', settings: connection, sealedKey, keyEnd: 'WXYZ', ...by });
  const models = { offered: [], defaultModel: 'stub-large', smallModel: null };
  await writePart(db, { part: 'models', settings: models, sealedKey: null, keyEnd: null, ...by });
}

async function makeFilledIn(server?: string): Promise<TestPlace> {
  const place = await makeTestPlace(server);
  const database = await open(place);
  await fillIn(database);
  await database.close();
  return place;
}

/** One for all tests: whoever asks leaves it as it was. */
const filledIn = new Map<string | undefined, Promise<TestPlace>>();
function readFilledIn(server?: string): Promise<TestPlace> {
  const made = filledIn.get(server) ?? makeFilledIn(server);
  filledIn.set(server, made);
  return made;
}

const LINE = { id: 'a', question: '광고비는 얼마예요?', sources: [{ title: '글', text: '광고비는 300만 원이에요.' }] };

/** The script in a process of its own, which has to end by itself. */
function ask(place: Pick<TestPlace, 'dataDir'> & Partial<TestPlace>, env: Record<string, string> = {}) {
  const { AI_PROVIDER: _provider, ...inherited } = process.env;
  const own = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', ...env };
  return new Promise<{ code: number; lines: Record<string, unknown>[]; stderr: string }>((resolve, reject) => {
    const args = ['--no-warnings', QUICK, 'scripts/ask.ts', '--jsonl'];
    const child = execFile(process.execPath, args, { env: { ...inherited, ...own } }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') return reject(error);
      const lines = stdout.split('\n').filter(Boolean);
      resolve({ code: Number(error?.code ?? 0), lines: lines.map((line) => JSON.parse(line) as never), stderr });
    });
    child.stdin?.end(JSON.stringify(LINE));
  });
}

const bySources = [{ id: 'a', answer: expect.stringContaining('300만 원이에요') as string, refused: false }];
const byModel = [{ id: 'a', answer: '연결된 소스에 이렇게 쓰여 있어요 [1].', refused: false }];
const said = (reason: string) =>
  `The environment alone says who answers, as the settings form could not be read: ${reason}\n`;

describe('ask', () => {
  it('answers by the model of the form, with its key, and leaves the database to the next', async () => {
    const place = await readFilledIn();
    const { code, lines, stderr } = await ask(place);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(lines).toMatchObject(byModel);
    expect(stub.calls).toMatchObject([{ body: { model: 'stub-large' }, headers: { authorization: `Bearer ${KEY}` } }]);
    await (await open(place)).close();
  });

  it('asks whom the environment names before whom the form names', async () => {
    const { lines, stderr } = await ask(await readFilledIn(), stub.env);
    expect(stderr).toBe('');
    expect(lines).toMatchObject(byModel);
    expect(stub.calls).toMatchObject([{ body: { model: 'stub' } }]);
  });

  it('quotes where nobody filled in the form', async () => {
    const { code, lines, stderr } = await ask(await keep(makeTestPlace()));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(lines).toMatchObject(bySources);
  });

  it('goes on with the environment while a server holds the embedded database, and says so', async () => {
    const place = await readFilledIn(EMBEDDED);
    const database = await open(place);
    const { code, lines, stderr } = await ask(place);
    await database.close();
    expect(code).toBe(0);
    expect(lines).toMatchObject(bySources);
    expect(stderr).toBe(said(`The data directory ${place.dataDir} is in use by process ${process.pid}.`));
    expect(stub.calls).toEqual([]);
  });

  it('holds up a server that starts while it reads, and refuses it nothing', async () => {
    const place = await readFilledIn(EMBEDDED);
    const asking = ask(place);
    const holder = path.join(place.dataDir, 'lock.pid');
    await expect.poll(() => readFileSync(holder, 'utf8'), { interval: 5, timeout: 60_000 }).toMatch(/ reads$/);
    await (await open(place)).close();
    expect(await asking).toMatchObject({ code: 0, stderr: '', lines: byModel });
  });

  it('goes on with the environment where the database is of another version or does not answer, and says so', async () => {
    const place = await keep(makeTestPlace(EMBEDDED));
    writeFileSync(path.join(clusterDirectory(place.dataDir), 'PG_VERSION'), '17\n');
    const old = await ask(place, stub.env);
    expect(old).toMatchObject({ code: 0, lines: byModel, stderr: expect.stringContaining('has version 17') });
    const away = await ask({ ...place, databaseUrl: 'postgres://maru:secret@127.0.0.1:1/maru' });
    expect(away).toMatchObject({ code: 0, lines: bySources, stderr: said('connect ECONNREFUSED 127.0.0.1:1.') });
  });

  it('makes no tables in a database that has none', async () => {
    const place = await keep(makeTestPlace());
    const before = await open(place);
    await before.query('drop table ai_settings');
    await before.close();
    const { code, lines, stderr } = await ask(place);
    expect({ code, stderr }).toEqual({ code: 0, stderr: said('relation "ai_settings" does not exist.') });
    expect(lines).toMatchObject(bySources);
    const after = await open(place);
    expect(await after.query(`select 1 from pg_tables where tablename = 'ai_settings'`)).toEqual([]);
    await after.close();
  });

  it('makes neither a data directory nor a database', async () => {
    const { dataDir } = await keep(makeEmptyPlace(EMBEDDED));
    expect(await ask({ dataDir })).toMatchObject({ code: 0, lines: bySources, stderr: '' });
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
    expect(await ask({ dataDir })).toMatchObject({ code: 0, lines: bySources, stderr: '' });
    expect(existsSync(dataDir)).toBe(false);
  });
});
