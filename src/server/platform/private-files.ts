import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const OTHERS = 0o077;
const OWN = { directory: 0o700, file: 0o600 } as const;

/**
 * Lets only this user read and write what lies in the directory, whatever made it: new files by the process's umask, those
 * that are there by their modes. Links are not followed. Answers what could not be changed, the first few by name.
 */
export async function keepPrivate(directory: string): Promise<{ count: number; first: string[] }> {
  process.umask(OTHERS);
  const first: string[] = [];
  let count = 0;
  const walk = async (place: string): Promise<void> => {
    try {
      const found = await lstat(place);
      if (found.isSymbolicLink()) return;
      const isDirectory = found.isDirectory();
      if ((found.mode & OTHERS) !== 0) await chmod(place, isDirectory ? OWN.directory : OWN.file);
      if (!isDirectory) return;
      for (const name of await readdir(place)) await walk(path.join(place, name));
    } catch (error) {
      // What is gone meanwhile needs no mode.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      count += 1;
      if (first.length < 3) first.push(place);
    }
  };
  await walk(directory);
  return { count, first };
}
