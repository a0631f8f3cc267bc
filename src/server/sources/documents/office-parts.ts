import { openParts, resolvePart, type Parts } from './archive-parts.ts';
import { ReadProblem } from './read-problem.ts';
import { readXml } from './xml-events.ts';

/** The old formats of Office, and documents locked with a password, are such a container instead of a zip archive. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Throws ReadProblem 'encrypted' for a document with a password, 'wrong-type' for one of the old formats. */
export function refuseContainer(bytes: Buffer): void {
  if (!bytes.subarray(0, 8).equals(OLE)) return;
  const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  throw new ReadProblem(isLocked ? 'encrypted' : 'wrong-type', 'ole container');
}

export async function openOffice(bytes: Buffer): Promise<Parts> {
  refuseContainer(bytes);
  return openParts(bytes);
}

export interface Relation {
  id: string;
  /** The last word of the relation's address: 'slide', 'notesSlide', 'worksheet'. */
  kind: string;
  part: string;
}

/** What a part refers to within its archive; empty when it refers to nothing. */
export async function relationsOf(parts: Parts, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf('/') + 1;
  const xml = await parts.text(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  const relations: Relation[] = [];
  readXml(xml ?? '', {
    open(name, attribute) {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      relations.push({
        id: attribute('Id') ?? '',
        kind: (attribute('Type') ?? '').split('/').at(-1) ?? '',
        part: resolvePart(part, attribute('Target') ?? ''),
      });
    },
  });
  return relations;
}
