import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { newCanvas, send, signIn, type Caller } from '../load/caller.ts';
import { percentilesOf } from '../load/percentiles.ts';
import { faultsIn, gather } from './crowd.ts';
import type { Row } from './row.ts';

const SIZE = '96m';
const READ_MS = 500;
const RESUMES_MS = 5_000;
const ALLOWED = [200, 503, 507];
const UPLOAD_BYTES = 1024 * 1024;

export const fullDisk: Row = {
  id: 'A5',
  what: `A disk of ${SIZE} is filled under 20 writers: writes are refused with a sentence, reads stay under 500 ms, no exit, writes go on within 5 s of space, nothing lost`,
  rounds: 1,
  async run() {
    const disk = await mkdtemp(path.join(tmpdir(), 'maru-a5-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]);
    if (mounted.status !== 0) return { skipped: 'no file system of a given size can be mounted here' };
    const place = { port: await findFreePort(), dataDir: path.join(disk, 'data'), databaseUrl: null };
    try {
      let server = await startServer(place);
      if (server.readyMs === null) throw new Error(server.said());
      const crowd = await gather(server.url);
      const reader = await signIn(server.url);
      const canvasId = await newCanvas(reader, 'Read');
      await crowd.nextAcknowledgement(30_000);
      await pause(1_000);
      const { bavail, bsize } = await statfs(disk);
      const ballast = path.join(disk, 'ballast');
      await fillUp(ballast, bavail * bsize);
      crowd.statuses();
      const reads: number[] = [];
      let failedReads = 0;
      const uploads: Record<number, number> = {};
      const end = performance.now() + 10_000;
      while (performance.now() < end) {
        const { status, ms } = await send(reader, { method: 'GET', path: `/api/canvases/${canvasId}/board` });
        reads.push(ms);
        if (status !== 200) failedReads += 1;
        if (reads.length % 10 === 1) await upload(reader, canvasId, uploads);
        await pause(20);
      }
      const refused = crowd.statuses();
      await truncate(ballast, 0);
      const resumed = await crowd.nextAcknowledgement(30_000).catch(() => Infinity);
      const survived = server.isAlive();
      await crowd.stop();
      const { p99 } = percentilesOf(reads);
      const faults = [...faultsIn(refused, ALLOWED), ...faultsIn(uploads, ALLOWED)];
      const refusals = (refused[503] ?? 0) + (refused[507] ?? 0);
      const wordless = crowd.wordless();
      await server.kill();
      server = await startServer(place);
      const { lost, duplicated } = await crowd.audit();
      await server.kill();
      return {
        isMet:
          survived &&
          refusals > 0 &&
          faults.length + failedReads + wordless + lost + duplicated === 0 &&
          p99 <= READ_MS &&
          resumed <= RESUMES_MS,
        tried: 1,
        figures: `writes while full ${JSON.stringify(refused)}, uploads ${JSON.stringify(uploads)}, ${wordless} without a sentence, ${reads.length} reads p99 ${p99} ms with ${failedReads} failed, resumed after ${Math.round(resumed)} ms, ${crowd.acknowledged()} acknowledged, ${lost} lost${survived ? '' : ', the server ended'}`,
      };
    } finally {
      spawnSync('umount', ['-l', disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
};

async function fillUp(file: string, bytes: number): Promise<void> {
  for (let left = bytes; left > 0; left -= 1024 * 1024)
    await writeFile(file, Buffer.alloc(1024 * 1024), { flag: 'a' }).catch(() => undefined);
}

/** Counts how an upload was answered: its beginning where that was refused, otherwise its bytes. */
async function upload(caller: Caller, canvasId: string, seen: Record<number, number>): Promise<void> {
  const wish = { name: 'a.txt', size: UPLOAD_BYTES, mimeType: 'text/plain' };
  const begun = await send(caller, {
    method: 'POST',
    path: `/api/canvases/${canvasId}/upload-pdf`,
    body: wish,
    keepsText: true,
  });
  let { status } = begun;
  if (status === 200 || status === 201) {
    const { uploadURL } = JSON.parse(begun.text) as { uploadURL: string };
    const headers = { 'content-type': 'text/plain' };
    ({ status } = await send(caller, { method: 'PUT', path: uploadURL, body: 'x'.repeat(UPLOAD_BYTES), headers }));
  }
  seen[status] = (seen[status] ?? 0) + 1;
}
