import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { readAsItStands } from '../../src/server/platform/db/open-database.ts';
import { startServer } from '../durability/server.ts';
import { must, newCanvas, signIn, type Caller } from '../load/caller.ts';
import { preload } from '../durability/preload.ts';
import type { Row } from './row.ts';

const BYTES = 2 * 1024 * 1024;
const PIECES = 100;
/** After so many hundredths of the bytes; `answered`: after all and a moment; `stored`: when they lie in their place. */
const INSTANTS = ['stored', 'answered', 0, 25, 50, 75, 99, 100] as const;
/** Longer than bytes are kept that came and were never recorded. */
const AHEAD_MS = 20 * 60 * 1000;
const SWEPT_WITHIN_MS = 60_000;

export const uploadKills: Row = {
  id: 'A4',
  what: 'SIGKILL during uploads after 0, 25, 50, 75, 99 and 100 % of their bytes, later, and between bytes and record: every upload that was answered is there; once swept, no record without its bytes, no bytes without a record',
  rounds: 60,
  async run({ rounds, isOver }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-a4-'));
    const place = { port: await findFreePort(), dataDir, databaseUrl: null };
    let server = await startServer(place);
    const caller = await signIn(server.url);
    const canvasId = await newCanvas(caller, 'Uploads');
    const answered = new Map<string, string>();
    let [wrong, failedStarts, tried] = [0, 0, 0];
    for (; tried < rounds && !isOver(); tried += 1) {
      const instant = INSTANTS[tried % INSTANTS.length] ?? 0;
      if (instant === 'stored') {
        await server.kill();
        server = await startServer({ ...place, env: preload('kill-when-stored') });
      }
      const begun = await must<{ uploadURL: string; fileId: string }>(caller, {
        method: 'POST',
        path: `/api/canvases/${canvasId}/upload-pdf`,
        body: { name: `${tried}.txt`, size: BYTES, mimeType: 'text/plain' },
      });
      const text = Buffer.from(randomBytes(BYTES).toString('base64').slice(0, BYTES));
      const status = await put(caller, begun.uploadURL, text, async (piece) => {
        if (piece === instant) await server.kill();
      });
      if (instant === 'answered') await pause(Math.random() * 30);
      if (instant === 'stored' && status !== 0) throw new Error('the server outlived the storing of the bytes');
      await server.kill();
      if (status === 200) answered.set(begun.fileId, createHash('sha256').update(text).digest('hex'));
      server = await startServer(place);
      if (server.readyMs === null) failedStarts += 1;
    }
    for (const [fileId, digest] of answered) if ((await digestOf(caller, fileId)) !== digest) wrong += 1;
    await server.kill('SIGTERM');
    const before = await compare(dataDir);
    server = await startServer({ ...place, env: preload('later', { AHEAD_MS: String(AHEAD_MS) }) });
    const sweptBy = performance.now() + SWEPT_WITHIN_MS;
    while ((await objectsIn(dataDir)).length > before.records && performance.now() < sweptBy) await pause(200);
    await server.kill('SIGTERM');
    const { records, objects, dangling, orphans } = await compare(dataDir);
    await rm(dataDir, { recursive: true, force: true });
    return {
      isMet: wrong + failedStarts + dangling + orphans === 0 && before.dangling === 0,
      tried,
      figures: `${tried} kills, ${answered.size} uploads answered, ${wrong} of them not there, ${failedStarts} failed starts; before the sweep ${before.orphans} objects without record; after it ${records} records and ${objects} objects, ${dangling} records without bytes, ${orphans} objects without record`,
    };
  },
};

/** Sends the bytes in pieces; status 0 where the connection broke. */
async function put(
  caller: Caller,
  url: string,
  bytes: Buffer,
  before: (piece: number) => Promise<void>,
): Promise<number> {
  const { pathname, search } = new URL(url, caller.url);
  const headers = { ...caller.headers, 'content-type': 'text/plain', 'content-length': String(bytes.length) };
  const asked = request(new URL(pathname + search, caller.url), { method: 'PUT', headers });
  const answer = new Promise<number>((resolve) => {
    asked.once('error', () => resolve(0));
    asked.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
  });
  const start = (piece: number) => Math.floor((piece * BYTES) / PIECES);
  for (let piece = 0; piece < PIECES && !asked.destroyed; piece += 1) {
    await before(piece);
    const written = new Promise<void>((sent) =>
      asked.write(bytes.subarray(start(piece), start(piece + 1)), () => sent()),
    );
    // What is written to a server that is gone may never be heard of again.
    await Promise.race([written, answer]);
  }
  await before(PIECES);
  asked.end();
  return answer;
}

async function digestOf(caller: Caller, fileId: string): Promise<string> {
  const answer = await fetch(`${caller.url}/api/files/${fileId}`, { headers: caller.headers });
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

async function compare(dataDir: string) {
  const config = { dataDir, database: { url: null, pool: 2, backupKeep: 0 } };
  const rows =
    (await readAsItStands(config, createLog({ logLevel: 'silent' }), async (db) => {
      const found = await db.execute<{ key: string }>(sql`select object_key as key from files where state = 'stored'`);
      return found.rows;
    })) ?? [];
  const objects = await objectsIn(dataDir);
  const keys = rows.map(({ key }) => path.basename(key));
  return {
    records: keys.length,
    objects: objects.length,
    dangling: keys.filter((key) => !objects.includes(key)).length,
    orphans: objects.filter((name) => !keys.includes(name)).length,
  };
}

async function objectsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(path.join(dataDir, 'objects'), { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
