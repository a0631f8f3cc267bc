import { fromBuffer } from 'yauzl';

const MOST_ENTRIES = 1_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** The names within a zip archive; null when it is none, is damaged, or claims more than a document needs. Nothing is unpacked. */
export function listArchive(bytes: Buffer): Promise<string[] | null> {
  return new Promise((resolve) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, archive) => {
      if (error || archive.entryCount > MOST_ENTRIES) return resolve(null);
      const names: string[] = [];
      let size = 0;
      archive.on('error', () => resolve(null));
      archive.on('end', () => resolve(names));
      archive.on('entry', (entry) => {
        size += entry.uncompressedSize;
        names.push(entry.fileName);
        if (size > MOST_BYTES || names.length > MOST_ENTRIES) resolve(null);
        else archive.readEntry();
      });
      archive.readEntry();
    });
  });
}
