import type { Entry, ZipFile } from 'yauzl';
import { decodeAddress } from '../decode-address.ts';
import { demandSize, openArchive, problemOf } from './archive.ts';
import { decodeText } from './plain-text.ts';
import { ReadProblem } from './read-problem.ts';

/** What may be unpacked of a document that is a zip archive. Pictures and films within it are not unpacked, and not counted. */
const PARTS = {
  entries: 4_000,
  entryBytes: 30 << 20,
  totalBytes: 80 << 20,
  ratio: 200,
  ratioFromBytes: 1 << 20,
} as const;

/**
 * The parts of an archive by name, which is found without regard to case, and with the escapes of an address. Throws
 * ReadProblem 'too-large' for a part that is a bomb, 'damaged' for one that lies.
 */
export interface Parts {
  names: readonly string[];
  /** Null when there is no such part. */
  text: (name: string) => Promise<string | null>;
  /** Null when there is no such part. */
  bytes: (name: string) => Promise<Buffer | null>;
}

/** Throws ReadProblem: 'too-large' for too many parts, 'encrypted' for locked ones, 'damaged' for no orderly archive. */
export async function openParts(bytes: Buffer): Promise<Parts> {
  const file = await openArchive(bytes);
  if (file.entryCount > PARTS.entries) throw new ReadProblem('too-large', 'entries');
  const entries = await list(file);
  const alike = new Map([...entries].toReversed().map(([name, entry]) => [name.toLowerCase(), entry]));
  let total = 0;
  const unpackPart = async (name: string): Promise<Buffer | null> => {
    const plain = decodeAddress(name);
    const entry =
      entries.get(name) ?? entries.get(plain) ?? alike.get(name.toLowerCase()) ?? alike.get(plain.toLowerCase());
    if (!entry) return null;
    demandSize(entry, PARTS);
    const part = await unpack(file, entry);
    total += part.length;
    if (total > PARTS.totalBytes) throw new ReadProblem('too-large', 'total');
    return part;
  };
  return {
    names: [...entries.keys()],
    bytes: unpackPart,
    async text(name) {
      const part = await unpackPart(name);
      return part && (part.length === 0 ? '' : decodeText(part));
    },
  };
}

const list = (file: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    file.on('error', (error) => reject(new ReadProblem('damaged', error.message)));
    file.on('end', () => resolve(entries));
    file.on('entry', (entry) => {
      const problem = problemOf(entry);
      if (problem) return reject(problem);
      entries.set(entry.fileName, entry);
      file.readEntry();
    });
    file.readEntry();
  });

/** The sizes were judged, and the archive's reader holds every part to the size it claims. */
const unpack = (file: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new ReadProblem('damaged', error.message));
    file.openReadStream(entry, (error, stream) => {
      if (error) return fail(error);
      const chunks: Buffer[] = [];
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });

/** The address of a part as another part writes it: relative to its folder, or from the root of the archive. */
export function resolvePart(from: string, target: string): string {
  const base = /^[/\\]/.test(target) ? [] : from.split('/').slice(0, -1);
  const path = target
    .replaceAll('\\', '/')
    .replace(/[#?].*$/, '')
    .split('/');
  return [...base, ...path]
    .reduce<string[]>(
      (whole, step) => (step === '..' ? whole.slice(0, -1) : ['', '.'].includes(step) ? whole : [...whole, step]),
      [],
    )
    .join('/');
}
