import { fromBuffer } from 'yauzl';

const MOST_ENTRIES = 4_000;

export interface Listing {
  names: string[];
  /** What all entries together claim to be, unpacked. */
  totalBytes: number;
}

/** What lies within a zip archive; null when it is none, is damaged, or holds more entries than any document. Nothing is unpacked. */
export function listArchive(bytes: Buffer): Promise<Listing | null> {
  return new Promise((resolve) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, archive) => {
      if (error || archive.entryCount > MOST_ENTRIES) return resolve(null);
      const names: string[] = [];
      let totalBytes = 0;
      archive.on('error', () => resolve(null));
      archive.on('end', () => resolve({ names, totalBytes }));
      archive.on('entry', (entry) => {
        totalBytes += entry.uncompressedSize;
        names.push(entry.fileName);
        if (names.length > MOST_ENTRIES) resolve(null);
        else archive.readEntry();
      });
      archive.readEntry();
    });
  });
}
