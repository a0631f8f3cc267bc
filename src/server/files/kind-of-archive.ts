import { listArchive, type Listing } from './list-archive.ts';

type OfficeKind = 'docx' | 'pptx' | 'xlsx';

const TYPES = '[content_types].xml';
/** How the media type of a document's main part begins, by who makes such documents. */
const programs = [
  ['docx', /wordprocessingml|ms-word/],
  ['pptx', /presentationml|ms-powerpoint/],
  ['xlsx', /spreadsheetml|ms-excel/],
] as const;
/** Where the main part stands as a rule: asked where the package does not say which it is. */
const usual = [
  ['docx', 'word/document.xml'],
  ['pptx', 'ppt/presentation.xml'],
  ['xlsx', 'xl/workbook.xml'],
] as const;
/** The words of a Word document may not claim to be larger. */
const MOST_WORD_BYTES = 50 * 1024 * 1024;

/** The document that a zip archive is; null for any other archive. */
export async function kindOfArchive(bytes: Buffer): Promise<OfficeKind | 'hwpx' | 'epub' | null> {
  const archive = await listArchive(bytes);
  if (!archive) return null;
  const has = (...parts: string[]) => parts.every((part) => archive.names.includes(part));
  const office = has(TYPES) ? await officeKindOf(archive) : null;
  if (office) return office === 'docx' && archive.xmlBytes > MOST_WORD_BYTES ? null : office;
  if (has('contents/header.xml', 'contents/section0.xml')) return 'hwpx';
  const isBook = archive.names.some((name) => name.endsWith('.opf')) || has('mimetype');
  const isPacked = archive.names.some((name) => /(^|\/)meta-inf\/container\.xml$/.test(name));
  return isBook && isPacked ? 'epub' : null;
}

/** By the part that the package calls its main one, whatever that is called. */
async function officeKindOf(archive: Listing): Promise<OfficeKind | null> {
  const relations = await archive.tell('_rels/.rels');
  const told = tagsOf(relations, 'Relationship').find((tag) => valueOf(tag, 'Type').endsWith('/officeDocument'));
  const main = told === undefined ? null : partOf(valueOf(told, 'Target'));
  if (main === null || !archive.names.includes(main))
    return usual.find(([, part]) => archive.names.includes(part))?.[0] ?? null;
  if (!main.endsWith('.xml')) return null;
  const types = await archive.tell(TYPES);
  const type = tagsOf(types, 'Override').find((tag) => partOf(valueOf(tag, 'PartName')) === main) ?? '';
  const made = programs.find(([, words]) => words.test(valueOf(type, 'ContentType')));
  return made?.[0] ?? usual.find(([, part]) => part.split('/')[0] === main.split('/')[0])?.[0] ?? null;
}

const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:[a-z]+:)?${name}\\s[^<>]*>`, 'g')) ?? [];

const valueOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"'<>]*)["']`).exec(tag)?.[1] ?? '';

const partOf = (address: string): string =>
  address
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase();
