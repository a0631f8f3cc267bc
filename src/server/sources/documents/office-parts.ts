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

/** The part that the package calls its main one, which may have any name; null when it names none that is there. */
export async function mainPartOf(parts: Parts): Promise<string | null> {
  const main = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument');
  const names = new Set(parts.names.map((name) => name.toLowerCase()));
  return main && names.has(main.part.toLowerCase()) ? main.part : null;
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

/** The text of the one part of a kind; null when there is none. */
export async function partOfKind(parts: Parts, relations: readonly Relation[], kind: string): Promise<string | null> {
  const relation = relations.find((one) => one.kind === kind);
  return relation ? parts.text(relation.part) : null;
}

const namespaces = [
  ['w', /wordprocessingml\/(?:2006\/)?main$/],
  ['r', /officeDocument\/(?:2006\/)?relationships$/],
  ['m', /officeDocument\/(?:2006\/)?math$/],
] as const;

/** The XML with the prefixes that everybody uses: some programs call the same names by prefixes of their own. */
export function usualPrefixes(xml: string): string {
  const own = new Map<string, string>();
  for (const [, prefix = '', address = ''] of xml.matchAll(/\sxmlns:([\w.-]{1,40})=["']([^"'<>]{1,200})["']/g)) {
    const usual = namespaces.find(([, name]) => name.test(address))?.[0];
    if (usual !== undefined && usual !== prefix) own.set(prefix, usual);
  }
  return own.size === 0
    ? xml
    : xml.replace(/(<\/?|\s)([\w.-]{1,40}):(?=[\w.-]+(?:[\s=/>]))/g, (whole, before: string, prefix: string) =>
        own.has(prefix) ? `${before}${own.get(prefix)}:` : whole,
      );
}
