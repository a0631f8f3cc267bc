import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../start-refusal.ts';

/** A program that only reads what is kept says so: it is gone in a moment, and waited for that long. */
const READS = ' reads';
const READER_MS = 20_000;
/** Between the taking of the lock and the name of the holder. */
const NAMING_MS = 100;

/**
 * Takes the data directory for this process, for as long as it lives; throws StartRefusal naming the holder. The lock is the
 * kernel's (an exclusive SQLite transaction): a kill frees it, a stopped process keeps it. Two processes would ruin the data.
 * `isReader`: for a moment, which others wait out.
 */
export function lockDirectory(directory: string, isReader = false): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // The holder's number stands in a file of its own: opening the lock file itself would drop the lock at closing.
  const holderFile = path.join(directory, 'lock.pid');
  const lock = new DatabaseSync(path.join(directory, 'lock'));
  try {
    takeLock(lock, holderFile);
  } catch (error) {
    lock.close();
    throw new StartRefusal(
      `The data directory ${directory} is in use by ${readHolder(holderFile).replace(READS, '')}. ` +
        'Two servers on one directory would destroy it: stop the other one, or set DATA_DIR to another directory.',
      { cause: error },
    );
  }
  writeFileSync(holderFile, `${process.pid}${isReader ? READS : ''}`);
  const release = () => {
    process.off('exit', release);
    lock.close();
  };
  // Somebody must refer to the lock for as long as the process lives: what is collected as garbage is released.
  process.on('exit', release);
  return release;
}

function takeLock(lock: DatabaseSync, holderFile: string): void {
  const tryFor = (ms: number) => lock.exec(`pragma busy_timeout=${ms}; pragma journal_mode=delete; begin exclusive`);
  try {
    tryFor(0);
  } catch {
    try {
      tryFor(NAMING_MS);
    } catch (error) {
      if (!readHolder(holderFile).endsWith(READS)) throw error;
      tryFor(READER_MS);
    }
  }
}

function readHolder(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
