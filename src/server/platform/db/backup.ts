import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Embedded } from './embedded.ts';
import { fsyncPath } from './fsync-path.ts';

const NAME = /^maru-.*\.tar\.gz$/;

/** The backups in the folder, newest last. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[]))
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(folder, name));

/** Writes one backup, whole or not at all, then removes the oldest beyond `keep`. Others wait for the database meanwhile (under a second). */
export async function backUp(
  database: Pick<Embedded, 'pool' | 'dump'>,
  folder: string,
  keep: number,
  nowMs: number,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const target = path.join(folder, `maru-${new Date(nowMs).toISOString().replaceAll(':', '-')}.tar.gz`);
  const bytes = await dumpAlone(database);
  const unfinished = `${target}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, target);
  fsyncPath(folder);
  const old = (await listBackups(folder)).slice(0, -keep);
  for (const backup of old) await rm(backup);
  return target;
}

/** Holding the only connection keeps every transaction out of the archive. */
async function dumpAlone({ pool, dump }: Pick<Embedded, 'pool' | 'dump'>): Promise<Uint8Array> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    return await dump();
  } finally {
    client.release();
  }
}
