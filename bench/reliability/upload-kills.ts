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
import type { Row } from './row.ts';

const BYTES = 2 * 1024 * 1024;
const PIECES = 20;

export const uploadKills: Row = {
  id: 'A4',
  what: 'SIGKILL during uploads at 0 to 100 % of their bytes and after: no record without its bytes, no bytes without a record after the sweep of the next start',
  async run(rounds) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-a4-'));
    const place = { port: await findFreePort(), dataDir, databaseUrl: null };
    let server = await startServer(place);
    const caller = await signIn(server.url);
    const canvasId = await newCanvas(caller, 'Uploads');
    const total = rounds ?? 60;
    const answered = new Map<string, string>();
    let [wrong, failedStarts] = [0, 0];
    for (let round = 0; round < total; round += 1) {
      const bytes = randomBytes(BYTES);
      const begun = await must<{ uploadURL: string; fileId: string }>(caller, {
        method: 'POST',
        path: `/api/canvases/${canvasId}/upload-pdf`,
        body: { name: `${round}.txt`, size: BYTES, mimeType: 'text/plain' },
      });
      const text = Buffer.from(bytes.toString('base64').slice(0, BYTES));
      const killedAt = Math.floor(Math.random() * (PIECES + 6));
      const status = await put(caller, begun.uploadURL, text, async (piece) => {
        if (piece === killedAt) await server.kill();
      });
      if (killedAt >= PIECES) {
        await pause(Math.random() * 30);
        await server.kill();
      }
      if (status === 200) answered.set(begun.fileId, createHash('sha256').update(text).digest('hex'));
      server = await startServer(place);
      if (server.readyMs === null) failedStarts += 1;
    }
    for (const [fileId, digest] of answered) if ((await digestOf(caller, fileId)) !== digest) wrong += 1;
    await server.kill('SIGTERM');
    const { records, objects, dangling, orphans } = await compare(dataDir);
    await rm(dataDir, { recursive: true, force: true });
    return {
      isMet: wrong + failedStarts + dangling + orphans === 0,
      figures: `${total} kills, ${answered.size} uploads answered, ${wrong} of them not there, ${records} records and ${objects} objects, ${dangling} records without bytes, ${orphans} objects without record, ${failedStarts} failed starts`,
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
  for (let piece = 0; piece < PIECES && !asked.destroyed; piece += 1) {
    await before(piece);
    asked.write(bytes.subarray((piece * BYTES) / PIECES, ((piece + 1) * BYTES) / PIECES));
    await pause(1);
  }
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
  const names = await readdir(path.join(dataDir, 'objects'), { recursive: true, withFileTypes: true });
  const objects = names.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const keys = rows.map(({ key }) => path.basename(key));
  return {
    records: keys.length,
    objects: objects.length,
    dangling: keys.filter((key) => !objects.includes(key)).length,
    orphans: objects.filter((name) => !keys.includes(name)).length,
  };
}
