import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/server/platform/config.ts';
import { backupsDirectory } from '../src/server/platform/daily-care.ts';
import { listBackups } from '../src/server/platform/db/backup.ts';
import { lockDirectory } from '../src/server/platform/db/directory-lock.ts';
import { clusterDirectory, makeCluster } from '../src/server/platform/db/embedded.ts';
import { exitWithRefusal } from '../src/server/platform/process.ts';

/** `npm run restore -- FILE`: puts a backup of the embedded database back. The present one is set aside, never deleted. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await restore(process.argv[2]);
} catch (error) {
  exitWithRefusal(error);
}

async function restore(file: string | undefined): Promise<void> {
  const { dataDir } = readConfig(process.env);
  const known = await listBackups(backupsDirectory(dataDir));
  if (!file || !existsSync(file)) {
    process.stderr.write(`${file ? `There is no file ${file}.` : 'Which backup?'} Backups here, the newest last:\n`);
    process.stderr.write(known.length > 0 ? known.map((name) => `  ${name}\n`).join('') : '  none\n');
    process.exit(1);
  }
  const unlock = lockDirectory(dataDir);
  const cluster = clusterDirectory(dataDir);
  const restored = `${cluster}.restored`;
  await makeCluster(restored, path.resolve(file));
  const aside = `${cluster}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  if (existsSync(cluster)) renameSync(cluster, aside);
  renameSync(restored, cluster);
  unlock();
  process.stdout.write(`The database is restored from ${file}.\n`);
  if (existsSync(aside)) process.stdout.write(`The one before is kept in ${aside}; delete it when all is well.\n`);
}
