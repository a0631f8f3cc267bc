import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { archiveWithin } from '../../files/archive-within.ts';
import { ReadProblem } from './read-problem.ts';

const SYMLINK = 0o120000;

/** Names come with '/' between their steps. Throws ReadProblem 'damaged' for bytes that hold no zip archive. */
export const openArchive = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const archive = archiveWithin(bytes);
    if (!archive) return reject(new ReadProblem('damaged', 'no archive'));
    fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true }, (error, file) =>
      error ? reject(new ReadProblem('damaged', error.message)) : resolve(file),
    );
  });

/** What keeps an entry from being unpacked, whatever its size: a lock, or a link to elsewhere. */
export function problemOf(entry: Entry): ReadProblem | null {
  if (entry.isEncrypted()) return new ReadProblem('encrypted', entry.fileName);
  const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK;
  return isLink ? new ReadProblem('damaged', 'symbolic link') : null;
}

interface Limits {
  entryBytes: number;
  /** How many times its packed size an entry may have; it counts from `ratioFromBytes` on. */
  ratio: number;
  ratioFromBytes: number;
}

/** Judges the size that an entry tells of itself, which may lie. Throws ReadProblem 'too-large'. */
export function demandSize(entry: Entry, { entryBytes, ratio, ratioFromBytes }: Limits): void {
  if (entry.uncompressedSize > entryBytes) throw new ReadProblem('too-large', entry.fileName);
  const isSqueezed = entry.uncompressedSize > ratio * Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize > ratioFromBytes && isSqueezed) throw new ReadProblem('too-large', 'ratio');
}
