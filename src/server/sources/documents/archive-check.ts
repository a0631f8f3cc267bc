import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { ReadProblem } from './read-problem.ts';

/** A docx is a zip archive: what it may hold, unpacked. */
export const ARCHIVE = {
  entries: 1_000,
  totalBytes: 50 << 20,
  entryBytes: 30 << 20,
  ratio: 200,
  ratioFromBytes: 1 << 20,
} as const;

const SYMLINK = 0o120000;

/**
 * Unpacks every entry into nothing and counts, so that a size that lies is found out. Throws ReadProblem: 'too-large'
 * for a bomb, 'encrypted' for a locked one, 'damaged' for anything that is no orderly archive.
 */
export async function checkArchive(bytes: Buffer): Promise<void> {
  const file = await open(bytes);
  if (file.entryCount > ARCHIVE.entries) throw new ReadProblem('too-large', 'entries');
  let total = 0;
  await new Promise<void>((resolve, reject) => {
    file.on('error', (error) => reject(new ReadProblem('damaged', error.message)));
    file.on('end', resolve);
    const take = async (entry: Entry): Promise<void> => {
      judge(entry);
      total += await unpackedSize(file, entry);
      if (total > ARCHIVE.totalBytes) throw new ReadProblem('too-large', 'total');
      file.readEntry();
    };
    file.on('entry', (entry) => void take(entry).catch(reject));
    file.readEntry();
  }).finally(() => file.close());
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, file) =>
      error ? reject(new ReadProblem('damaged', error.message)) : resolve(file),
    );
  });

function judge(entry: Entry): void {
  if (entry.isEncrypted()) throw new ReadProblem('encrypted', entry.fileName);
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK) throw new ReadProblem('damaged', 'symbolic link');
  if (entry.uncompressedSize > ARCHIVE.entryBytes) throw new ReadProblem('too-large', entry.fileName);
  const isSqueezed = entry.uncompressedSize > ARCHIVE.ratio * Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize > ARCHIVE.ratioFromBytes && isSqueezed) throw new ReadProblem('too-large', 'ratio');
}

function unpackedSize(file: ZipFile, entry: Entry): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(error instanceof ReadProblem ? error : new ReadProblem('damaged', error.message));
    file.openReadStream(entry, (error, stream) => {
      if (error) return fail(error);
      let size = 0;
      stream.on('error', fail);
      stream.on('end', () => resolve(size));
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > ARCHIVE.entryBytes) stream.destroy(new ReadProblem('too-large', entry.fileName));
      });
    });
  });
}
