import type { Readable } from 'node:stream';

/** Stored files by a key of the server's own making. Contents never change under a key. */
export interface Objects {
  /** Streams into the store, cut off with Fault 'too-large' beyond `maxBytes`; durable when it resolves. */
  put: (key: string, body: Readable | Uint8Array, maxBytes: number) => Promise<{ size: number; sha256: string }>;
  /** The whole, or the bytes from `start` to `end`, both within it. Throws Fault 'not-found' when there is none. */
  get: (key: string, part?: { start: number; end: number }) => Promise<Readable>;
  read: (key: string) => Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
}
