import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../start-refusal.ts';

/**
 * Takes the data directory for this process, for as long as it lives; throws StartRefusal naming the holder. The lock is the
 * kernel's (an exclusive SQLite transaction): a kill frees it, a stopped process keeps it. Two processes would ruin the data.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // The holder's number stands in a file of its own: opening the lock file itself would drop the lock at closing.
  const holderFile = path.join(directory, 'lock.pid');
  const lock = new DatabaseSync(path.join(directory, 'lock'));
  try {
    lock.exec('pragma busy_timeout=0; pragma journal_mode=delete; begin exclusive');
  } catch (error) {
    lock.close();
    throw new StartRefusal(
      `The data directory ${directory} is in use by ${readHolder(holderFile)}. ` +
        'Two servers on one directory would destroy it: stop the other one, or set DATA_DIR to another directory.',
      { cause: error },
    );
  }
  writeFileSync(holderFile, String(process.pid));
  const release = () => {
    process.off('exit', release);
    lock.close();
  };
  // Somebody must refer to the lock for as long as the process lives: what is collected as garbage is released.
  process.on('exit', release);
  return release;
}

function readHolder(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
