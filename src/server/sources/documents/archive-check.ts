import type { Entry, ZipFile } from 'yauzl';
import { demandSize, openArchive, problemOf } from './archive.ts';
import { ReadProblem } from './read-problem.ts';

/** A docx is a zip archive: what it may hold, unpacked. */
export const ARCHIVE = {
  entries: 1_000,
  totalBytes: 50 << 20,
  entryBytes: 30 << 20,
  ratio: 200,
  ratioFromBytes: 1 << 20,
} as const;

/**
 * Unpacks every entry into nothing and counts, so that a size that lies is found out. Throws ReadProblem: 'too-large'
 * for a bomb, 'encrypted' for a locked one, 'damaged' for anything that is no orderly archive.
 */
export async function checkArchive(bytes: Buffer): Promise<void> {
  const file = await openArchive(bytes);
  if (file.entryCount > ARCHIVE.entries) throw new ReadProblem('too-large', 'entries');
  let total = 0;
  await new Promise<void>((resolve, reject) => {
    file.on('error', (error) => reject(new ReadProblem('damaged', error.message)));
    file.on('end', resolve);
    const take = async (entry: Entry): Promise<void> => {
      const problem = problemOf(entry);
      if (problem) throw problem;
      demandSize(entry, ARCHIVE);
      total += await unpackedSize(file, entry);
      if (total > ARCHIVE.totalBytes) throw new ReadProblem('too-large', 'total');
      file.readEntry();
    };
    file.on('entry', (entry) => void take(entry).catch(reject));
    file.readEntry();
  }).finally(() => file.close());
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
