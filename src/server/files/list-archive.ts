import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { archiveWithin } from './archive-within.ts';

const MOST_ENTRIES = 4_000;
/** What tells of the other parts is short. */
const MOST_TOLD = 1 << 20;

export interface Listing {
  /** In small letters, as parts are found without regard to case; parted by '/'. */
  names: readonly string[];
  /** What all parts in XML together claim to be, unpacked. */
  xmlBytes: number;
  /** The text of a short part; empty when there is none, or it is long or damaged. */
  tell: (name: string) => Promise<string>;
}

/** What lies within a zip archive; null when it is none, is damaged, or holds more entries than any document. */
export async function listArchive(bytes: Buffer): Promise<Listing | null> {
  const archive = await open(bytes);
  const entries = archive && (await entriesOf(archive));
  if (!archive || !entries) return null;
  const isXml = ({ fileName }: Entry) => /\.(xml|rels)$/i.test(fileName);
  return {
    names: entries.map(nameOf),
    xmlBytes: entries.filter(isXml).reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
    async tell(name) {
      const entry = entries.find((one) => nameOf(one) === name.toLowerCase());
      return entry && entry.uncompressedSize <= MOST_TOLD && !entry.isEncrypted() ? textOf(archive, entry) : '';
    },
  };
}

const nameOf = ({ fileName }: Entry): string => fileName.toLowerCase();

function open(bytes: Buffer): Promise<ZipFile | null> {
  const within = archiveWithin(bytes);
  if (!within) return Promise.resolve(null);
  return new Promise((resolve) => {
    fromBuffer(within, { lazyEntries: true }, (error, archive) => resolve(error ? null : archive));
  });
}

function entriesOf(archive: ZipFile): Promise<Entry[] | null> {
  if (archive.entryCount > MOST_ENTRIES) return Promise.resolve(null);
  return new Promise((resolve) => {
    const entries: Entry[] = [];
    archive.on('error', () => resolve(null));
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry) => {
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) resolve(null);
      else archive.readEntry();
    });
    archive.readEntry();
  });
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  const stream = await new Promise<Readable | null>((resolve) => {
    archive.openReadStream(entry, (error, opened) => resolve(error ? null : opened));
  });
  return stream ? text(stream).catch(() => '') : '';
}
