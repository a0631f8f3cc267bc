import { makeCompoundFile } from './compound-file.ts';

const SECTOR = 512;
const TEXT_AT = 0x800;
/** Shorter streams would lie in a table of their own. */
const LEAST_STREAM = 4_096;

/** An old Word document (.doc, Word 97) of these paragraphs; `isLocked` sets the mark of one with a password. */
export function makeDoc(paragraphs: readonly string[], { isLocked = false } = {}): Buffer {
  const text = Buffer.from(`${paragraphs.join('\r')}\r`, 'utf16le');
  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length / 2, 9);
  pieces.writeUInt32LE(TEXT_AT, 15);
  const head = Buffer.alloc(TEXT_AT);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0x00c1, 2);
  head.writeUInt16LE(0x0200 | (isLocked ? 0x0100 : 0), 0x0a);
  head.writeUInt32LE(TEXT_AT, 0x18);
  head.writeUInt32LE(text.length / 2, 0x4c);
  head.writeUInt32LE(pieces.length, 0x01a6);
  return makeCompoundFile([
    ['WordDocument', fill(Buffer.concat([head, text]))],
    ['1Table', fill(pieces)],
  ]);
}

const fill = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes,
    Buffer.alloc(Math.max(LEAST_STREAM, Math.ceil(bytes.length / SECTOR) * SECTOR) - bytes.length),
  ]);
