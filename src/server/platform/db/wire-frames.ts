/** First bytes of the messages of PostgreSQL's protocol that need care. The startup message has no type byte: it begins with 0. */
export const frontend = { startup: 0, query: 0x51, terminate: 0x58 } as const;
export const SYNC = 0x53;
export const ERROR_RESPONSE = 0x45;

export const isReadyForQuery = (frame: Uint8Array): boolean => frame[0] === 0x5a;

/** The messages in `bytes`, one after another. From a client (`from` given) the first may be a startup message without type byte. */
export function* readFrames(bytes: Uint8Array, from?: typeof frontend): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  while (at < bytes.length) {
    const isStartup = from !== undefined && bytes[at] === from.startup;
    const length = isStartup ? view.getInt32(at) : view.getInt32(at + 1) + 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}
