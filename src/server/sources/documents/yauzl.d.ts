/** The part of yauzl that is used here; the package brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    compressedSize: number;
    uncompressedSize: number;
    externalFileAttributes: number;
    isEncrypted: () => boolean;
  }

  export interface ZipFile {
    readonly entryCount: number;
    readEntry: () => void;
    close: () => void;
    openReadStream: (entry: Entry, done: (error: Error | null, stream: Readable) => void) => void;
    on: ((event: 'entry', heard: (entry: Entry) => void) => ZipFile) &
      ((event: 'end', heard: () => void) => ZipFile) &
      ((event: 'error', heard: (error: Error) => void) => ZipFile);
  }

  export function fromBuffer(
    buffer: Buffer,
    options: { lazyEntries: true; validateEntrySizes?: boolean; strictFileNames?: boolean },
    done: (error: Error | null, file: ZipFile) => void,
  ): void;
}
