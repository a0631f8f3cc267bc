import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { backupsDirectory } from '../../src/server/platform/daily-care.ts';
import { listBackups } from '../../src/server/platform/db/backup.ts';
import { readAsItStands } from '../../src/server/platform/db/open-database.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { startServer } from '../durability/server.ts';
import { must, newCanvas, send, signIn, type Caller } from '../load/caller.ts';
import { gather } from './crowd.ts';
import type { Row } from './row.ts';

const WITHIN_MS = 60_000;
const FILES = 40;
const ROOT = path.resolve(import.meta.dirname, '../..');

export const restoredBackup: Row = {
  id: 'A8',
  what: 'A backup that the server makes under 20 writers is restored elsewhere within 60 s with 1,000 boards; rows and objects are those of the moment of the backup',
  rounds: 1_000,
  async run({ rounds }) {
    const [from, to] = await Promise.all(
      ['a8-from-', 'a8-to-'].map((name) => mkdtemp(path.join(tmpdir(), `maru-${name}`))),
    );
    if (!from || !to) throw new Error('no directories');
    // A day has passed since the last care: it is due a minute after the start.
    await writeFile(path.join(from, 'last-care'), '1');
    const server = await startServer({ port: await findFreePort(), dataDir: from, databaseUrl: null });
    if (server.readyMs === null) throw new Error(server.said());
    const caller = await signIn(server.url, { email: 'keeper@example.com', name: '보관' });
    const boards = rounds;
    for (let i = 0; i < boards; i += 20)
      await Promise.all(Array.from({ length: Math.min(20, boards - i) }, (_, j) => fill(caller, i + j)));
    const canvasId = await newCanvas(caller, '파일');
    for (let i = 0; i < FILES; i += 1) await bringFile(caller, canvasId, i);
    const crowd = await gather(server.url);
    const file = await becomesBackup(from);
    await crowd.nextAcknowledgement(30_000);
    await crowd.stop();
    await server.kill('SIGTERM');
    await cp(path.join(from, 'objects'), path.join(to, 'objects'), { recursive: true });

    const startedAt = performance.now();
    const restore = spawn(process.execPath, ['scripts/restore.ts', file], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: to, DATABASE_URL: '' },
    });
    const [code] = (await once(restore, 'close')) as [number | null];
    const ms = Math.round(performance.now() - startedAt);
    const [now, then] = [await readPlace(from), await readPlace(to)];
    const differing = then.boards.filter((board) => !isAsItWas(board, now.boards)).length;
    const missing = then.objects.filter(({ key, sha256 }) => then.stored.get(key) !== sha256).length;
    const opened = await startServer({ port: await findFreePort(), dataDir: to, databaseUrl: null });
    const listed = await signIn(opened.url, { email: 'keeper@example.com', name: '보관' });
    const { length } = await must<unknown[]>(listed, { method: 'GET', path: '/api/canvases' });
    await opened.kill();
    for (const place of [from, to]) await rm(place, { recursive: true, force: true });
    const isWhole = length > boards && then.boards.length >= boards && then.objects.length === FILES;
    return {
      tried: boards,
      isMet: code === 0 && isWhole && differing + missing === 0 && ms <= WITHIN_MS,
      figures: `${then.boards.length} boards restored in ${ms} ms, ${differing} of them not as they were, ${then.objects.length} files, ${missing} of them without their bytes; ${crowd.acknowledged()} changes acknowledged meanwhile`,
    };
  },
};

async function fill(caller: Caller, i: number): Promise<void> {
  const canvasId = await newCanvas(caller, `보드 ${i}`);
  const changes = Array.from({ length: 10 }, (_, n) => ({
    id: newId(Date.now()),
    change: {
      do: 'add-node',
      node: blankNode({ id: newId(Date.now()), title: `${i} ${n}`, content: '가나다라 '.repeat(40) }),
    },
  }));
  await must(caller, { method: 'POST', path: `/api/canvases/${canvasId}/changes`, body: { changes } });
}

async function bringFile(caller: Caller, canvasId: string, i: number): Promise<void> {
  const body = { name: `${i}.txt`, mimeType: 'text/plain' };
  const path = `/api/canvases/${canvasId}/upload-pdf`;
  const { uploadURL } = await must<{ uploadURL: string }>(caller, { method: 'POST', path, body });
  const headers = { 'content-type': 'text/plain' };
  const { status } = await send(caller, { method: 'PUT', path: uploadURL, body: `글 ${i} `.repeat(5_000), headers });
  if (status !== 200) throw new Error(`an upload was answered ${status}`);
}

async function becomesBackup(dataDir: string): Promise<string> {
  for (const end = performance.now() + 180_000; performance.now() < end; await pause(200)) {
    const [file] = await listBackups(backupsDirectory(dataDir));
    if (file) return file;
  }
  throw new Error('no backup was made');
}

interface Standing {
  id: string;
  seq: number;
  /** Of what stands on the board, and of each change that led there. */
  nodes: string;
  changes: string[];
}

const isAsItWas = (then: Standing, boards: readonly Standing[]): boolean => {
  const now = boards.find(({ id }) => id === then.id);
  if (!now || then.changes.length !== then.seq) return false;
  // Where it was written on, what was there at that moment is what its changes up to then say.
  return (
    then.changes.every((change, i) => change === now.changes[i]) && (now.seq !== then.seq || now.nodes === then.nodes)
  );
};

async function readPlace(dataDir: string) {
  const config = { dataDir, database: { url: null, pool: 2, backupKeep: 0 } };
  const read = await readAsItStands(config, createLog({ logLevel: 'silent' }), async (db) => ({
    boards: (
      await db.execute<{ id: string; seq: string; nodes: string; changes: string[] }>(sql`
        select b.id, b.seq,
          (select md5(coalesce(string_agg(n::text, '' order by n.id), '')) from nodes n where n.board_id = b.id) as nodes,
          (select coalesce(json_agg(md5(e::text) order by e.seq), '[]') from board_events e where e.board_id = b.id) as changes
        from boards b`)
    ).rows.map((row): Standing => ({ ...row, seq: Number(row.seq) })),
    objects: (
      await db.execute<{ key: string; sha256: string }>(
        sql`select object_key as key, sha256 from files where state = 'stored'`,
      )
    ).rows,
  }));
  if (!read) throw new Error(`nothing in ${dataDir}`);
  const folder = path.join(dataDir, 'objects/stored');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const stored = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    stored.set(
      path.relative(folder, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return { ...read, stored };
}
