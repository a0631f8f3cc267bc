import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listBackups } from '../../src/server/platform/db/backup.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from './server.ts';

const folderOf = (dataDir: string) => path.join(dataDir, 'backups');

/** Makes the daily care of the next start due. */
export const makeCareDue = (dataDir: string): Promise<void> => writeFile(path.join(dataDir, 'last-care'), '1');

/** Whether each backup is a whole archive. */
export async function inspectBackups(dataDir: string): Promise<{ whole: string[]; broken: number }> {
  const all = await listBackups(folderOf(dataDir));
  const whole = all.filter(isWhole);
  return { whole, broken: all.length - whole.length };
}

function isWhole(file: string): boolean {
  try {
    return gunzipSync(readFileSync(file)).length > 0;
  } catch {
    return false;
  }
}

/** Restores a backup by the product's own program elsewhere, and says whether a server starts on it. */
export async function opensElsewhere(backup: string): Promise<boolean> {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'maru-restored-'));
  await mkdir(folderOf(elsewhere));
  const copy = path.join(folderOf(elsewhere), path.basename(backup));
  cpSync(backup, copy);
  const env = { ...process.env, DATA_DIR: elsewhere, DATABASE_URL: '' };
  const restored = spawnSync(process.execPath, ['--no-warnings', 'scripts/restore.ts', copy], { env, stdio: 'ignore' });
  const server = await startServer({ port: await findFreePort(), dataDir: elsewhere, databaseUrl: null });
  await server.kill();
  await rm(elsewhere, { recursive: true, force: true });
  return restored.status === 0 && server.readyMs !== null;
}
