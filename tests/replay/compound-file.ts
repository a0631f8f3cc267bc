const SECTOR = 512;
const SMALL = 64;
const END_OF_CHAIN = -2;
/** Shorter streams lie in small sectors of their own. */
const LEAST_STREAM = 4_096;

interface Entry {
  name: string;
  /** 1 is a folder, 2 a stream, 5 the root. */
  type: 1 | 2 | 5;
  child: number;
  right: number;
  first: number;
  size: number;
}

/** A compound file of these streams; 'BodyText/Section0' lies in a folder. At most one folder deep, at most 127 sectors. */
export function makeCompoundFile(streams: readonly (readonly [path: string, bytes: Buffer])[]): Buffer {
  const small = streams.filter(([, bytes]) => bytes.length < LEAST_STREAM);
  const smallBytes = Buffer.concat(small.map(([, bytes]) => padded(bytes, SMALL)));
  const large = streams.filter(([, bytes]) => bytes.length >= LEAST_STREAM);
  const entryCount = 1 + streams.length + new Set(streams.flatMap(([path]) => path.split('/').slice(0, -1))).size;
  const directorySectors = Math.ceil((entryCount * 128) / SECTOR);
  const smallTableSectors = smallBytes.length > 0 ? 1 : 0;
  const parts = [padded(smallBytes, SECTOR), ...large.map(([, bytes]) => padded(bytes, SECTOR))];
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeInt32LE(-3, 0);
  const firsts: number[] = [];
  let at = 1;
  const chain = (sectors: number) => {
    const first = sectors > 0 ? at : END_OF_CHAIN;
    for (let k = 0; k < sectors; k++) table.writeInt32LE(k + 1 < sectors ? at + k + 1 : END_OF_CHAIN, (at + k) * 4);
    at += sectors;
    return first;
  };
  const directoryAt = chain(directorySectors);
  const smallTableAt = chain(smallTableSectors);
  for (const part of parts) firsts.push(chain(part.length / SECTOR));
  const [rootAt = END_OF_CHAIN, ...largeAt] = firsts;

  let smallAt = 0;
  const smallTable = Buffer.alloc(smallTableSectors * SECTOR, 0xff);
  const placeOf = new Map<string, number>(large.map(([path], i) => [path, largeAt[i] ?? END_OF_CHAIN]));
  for (const [path, bytes] of small) {
    const count = Math.ceil(bytes.length / SMALL);
    placeOf.set(path, count > 0 ? smallAt : END_OF_CHAIN);
    for (let k = 0; k < count; k++)
      smallTable.writeInt32LE(k + 1 < count ? smallAt + k + 1 : END_OF_CHAIN, (smallAt + k) * 4);
    smallAt += count;
  }
  const directory = Buffer.alloc(directorySectors * SECTOR);
  directoryOf(streams, placeOf, { first: rootAt, size: smallBytes.length }).forEach((entry, place) =>
    writeEntry(directory, place, entry),
  );
  const head = Buffer.alloc(SECTOR, 0xff);
  head.fill(0, 0, 76);
  head.write('d0cf11e0a1b11ae1', 0, 'hex');
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeInt16LE(9, 30);
  head.writeInt16LE(6, 32);
  head.writeInt32LE(1, 44);
  head.writeInt32LE(directoryAt, 48);
  head.writeInt32LE(LEAST_STREAM, 56);
  head.writeInt32LE(smallTableAt, 60);
  head.writeInt32LE(smallTableSectors, 64);
  head.writeInt32LE(END_OF_CHAIN, 68);
  head.writeInt32LE(0, 76);
  return Buffer.concat([head, table, directory, smallTable, ...parts]);
}

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(Math.ceil(bytes.length / to) * to - bytes.length)]);

/** The root, then its streams and folders as a list to the right, then the streams of each folder. */
function directoryOf(
  streams: readonly (readonly [string, Buffer])[],
  placeOf: ReadonlyMap<string, number>,
  root: { first: number; size: number },
): Entry[] {
  const folders = [...new Set(streams.flatMap(([path]) => path.split('/').slice(0, -1)))];
  const entries: Entry[] = [{ name: 'Root Entry', type: 5, child: -1, right: -1, ...root }];
  const list = (added: Entry[]): number => {
    const first = entries.length;
    added.forEach((entry, i) => entries.push({ ...entry, right: i + 1 < added.length ? first + i + 1 : -1 }));
    return added.length > 0 ? first : -1;
  };
  const inFolder = (folder: string | null): Entry[] =>
    streams
      .filter(([path]) => (folder === null ? !path.includes('/') : path.startsWith(`${folder}/`)))
      .map(([path, bytes]) => ({
        name: path.split('/').at(-1) ?? '',
        type: 2,
        child: -1,
        right: -1,
        first: placeOf.get(path) ?? END_OF_CHAIN,
        size: bytes.length,
      }));
  const tops = [
    ...inFolder(null),
    ...folders.map((name): Entry => ({ name, type: 1, child: -1, right: -1, first: 0, size: 0 })),
  ];
  const child = list(tops);
  for (const folder of folders) {
    const within = list(inFolder(folder));
    const entry = entries.find(({ name, type }) => name === folder && type === 1);
    if (entry) entry.child = within;
  }
  return entries.map((entry, i) => (i === 0 ? { ...entry, child } : entry));
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
