import { ReadProblem } from './read-problem.ts';

const MAGIC = 'd0cf11e0a1b11ae1';
/** Larger numbers of sectors are marks: free, end of a chain, the tables themselves. */
const MOST_SECTOR = 0xfffffffa;
const ENTRY_BYTES = 128;
const HEADER_ENTRIES = 109;
const MOST_ENTRIES = 20_000;

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/** The streams of a compound file (MS-CFB) by their path, such as 'BodyText/Section0'. */
export interface CompoundFile {
  paths: readonly string[];
  /** Null when there is no such stream. Throws ReadProblem 'damaged' for a chain that leads back or out of the file. */
  read: (path: string) => Buffer | null;
}

/** Throws ReadProblem: 'wrong-type' for other bytes, 'damaged' for tables that lead nowhere. */
export function openCompoundFile(bytes: Buffer): CompoundFile {
  if (bytes.subarray(0, 8).toString('hex') !== MAGIC) throw new ReadProblem('wrong-type', 'no compound file');
  if (bytes.length < 512) throw new ReadProblem('damaged', 'short header');
  const [sectorBits, miniBits] = [bytes.readUInt16LE(30), bytes.readUInt16LE(32)];
  if ((sectorBits !== 9 && sectorBits !== 12) || miniBits !== 6) throw new ReadProblem('damaged', 'sector size');
  const sectorBytes = 1 << sectorBits;
  const sector = (number: number): Buffer => bytes.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes);
  const table = tableOf(bytes, sector, sectorBytes);
  const chain = (start: number, next: (at: number) => number): number[] => follow(start, next, bytes.length >> 6);
  const readChain = (start: number): Buffer => Buffer.concat(chain(start, table).map(sector));
  const entries = entriesOf(readChain(bytes.readUInt32LE(48)));
  const [root] = entries;
  if (!root) throw new ReadProblem('damaged', 'no directory');
  const miniTable = readChain(bytes.readUInt32LE(60));
  const small = readChain(root.start);
  const smallNext = (at: number) => (at * 4 + 4 <= miniTable.length ? miniTable.readUInt32LE(at * 4) : MOST_SECTOR);
  const leastBytes = bytes.readUInt32LE(56);
  const byPath = new Map(pathsOf(entries));
  return {
    paths: [...byPath.keys()],
    read(path) {
      const entry = byPath.get(path);
      if (!entry) return null;
      if (entry.size > bytes.length) throw new ReadProblem('damaged', 'stream size');
      const whole =
        entry.size < leastBytes
          ? Buffer.concat(
              chain(entry.start, smallNext).map((at) => small.subarray(at << miniBits, (at + 1) << miniBits)),
            )
          : readChain(entry.start);
      return whole.subarray(0, entry.size);
    },
  };
}

/** Which sector follows which. */
function tableOf(bytes: Buffer, sector: (number: number) => Buffer, sectorBytes: number): (at: number) => number {
  const perSector = sectorBytes / 4;
  const wordsOf = (part: Buffer): number[] =>
    Array.from({ length: part.length >> 2 }, (_, i) => part.readUInt32LE(i * 4));
  const places = wordsOf(bytes.subarray(76, 76 + HEADER_ENTRIES * 4));
  const seen = new Set<number>();
  for (let more = bytes.readUInt32LE(68); more < MOST_SECTOR && !seen.has(more);) {
    seen.add(more);
    const words = wordsOf(sector(more));
    if (words.length < perSector) break;
    places.push(...words.slice(0, -1));
    more = words.at(-1) ?? MOST_SECTOR;
  }
  const tables = places.map((place) => (place < MOST_SECTOR ? sector(place) : null));
  return (at) => {
    const part = tables[Math.floor(at / perSector)];
    const offset = (at % perSector) * 4;
    return part && offset + 4 <= part.length ? part.readUInt32LE(offset) : MOST_SECTOR;
  };
}

function follow(start: number, next: (at: number) => number, most: number): number[] {
  const chain: number[] = [];
  for (let at = start; at < MOST_SECTOR; at = next(at)) {
    if (chain.length > most) throw new ReadProblem('damaged', 'endless chain');
    chain.push(at);
  }
  return chain;
}

function entriesOf(directory: Buffer): Entry[] {
  const count = Math.min(Math.floor(directory.length / ENTRY_BYTES), MOST_ENTRIES);
  return Array.from({ length: count }, (_, i) => {
    const entry = directory.subarray(i * ENTRY_BYTES, (i + 1) * ENTRY_BYTES);
    const nameBytes = Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2;
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      kind: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

const STORAGE = 1;
const STREAM = 2;

/** Each entry is visited once, so that a tree that leads back to itself ends. */
function pathsOf(entries: readonly Entry[]): [string, Entry][] {
  const found: [string, Entry][] = [];
  const seen = new Set<number>();
  const waiting = [{ at: entries[0]?.child ?? MOST_SECTOR, folder: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const entry = entries[next.at];
    if (!entry || seen.has(next.at)) continue;
    seen.add(next.at);
    const { folder } = next;
    waiting.push({ at: entry.left, folder }, { at: entry.right, folder });
    if (entry.kind === STREAM) found.push([folder + entry.name, entry]);
    if (entry.kind === STORAGE) waiting.push({ at: entry.child, folder: `${folder}${entry.name}/` });
  }
  return found;
}
