const SECTOR = 512;
const END_OF_CHAIN = -2;
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
  return container([
    ['WordDocument', fill(Buffer.concat([head, text]))],
    ['1Table', fill(pieces)],
  ]);
}

const fill = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes,
    Buffer.alloc(Math.max(LEAST_STREAM, Math.ceil(bytes.length / SECTOR) * SECTOR) - bytes.length),
  ]);

/** A compound file: its allocation table in the first sector, its directory in the second, then the streams. */
function container(streams: readonly (readonly [string, Buffer])[]): Buffer {
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeInt32LE(-3, 0);
  table.writeInt32LE(END_OF_CHAIN, 4);
  const directory = Buffer.alloc(SECTOR);
  writeEntry(directory, 0, { name: 'Root Entry', type: 5, child: 1, first: END_OF_CHAIN, size: 0, right: -1 });
  let at = 2;
  streams.forEach(([name, bytes], i) => {
    const count = bytes.length / SECTOR;
    const right = i + 1 < streams.length ? i + 2 : -1;
    writeEntry(directory, i + 1, { name, type: 2, child: -1, first: at, size: bytes.length, right });
    for (let k = 0; k < count; k++) table.writeInt32LE(k + 1 < count ? at + k + 1 : END_OF_CHAIN, (at + k) * 4);
    at += count;
  });
  const head = Buffer.alloc(SECTOR, 0xff);
  head.fill(0, 0, 76);
  head.write('d0cf11e0a1b11ae1', 0, 'hex');
  head.writeUInt16LE(0xfffe, 28);
  head.writeInt16LE(9, 30);
  head.writeInt16LE(6, 32);
  head.writeInt32LE(1, 44);
  head.writeInt32LE(1, 48);
  head.writeInt32LE(LEAST_STREAM, 56);
  head.writeInt32LE(END_OF_CHAIN, 60);
  head.writeInt32LE(END_OF_CHAIN, 68);
  head.writeInt32LE(0, 76);
  return Buffer.concat([head, table, directory, ...streams.map(([, bytes]) => bytes)]);
}

interface Entry {
  name: string;
  type: number;
  child: number;
  first: number;
  size: number;
  right: number;
}

function writeEntry(directory: Buffer, place: number, { name, type, child, first, size, right }: Entry): void {
  const at = place * 128;
  directory.write(`${name}\0`, at, 'utf16le');
  directory.writeInt16LE((name.length + 1) * 2, at + 64);
  directory.writeUInt8(type, at + 66);
  directory.writeInt32LE(-1, at + 68);
  directory.writeInt32LE(right, at + 72);
  directory.writeInt32LE(child, at + 76);
  directory.writeInt32LE(first, at + 116);
  directory.writeInt32LE(size, at + 120);
}
