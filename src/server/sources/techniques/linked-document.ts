import { canvasFileTypes, endingOf } from '#contract/files/upload-check.ts';
import { documentTypes } from '#contract/files/file-types.ts';
import { checkContent } from '../../files/check-content.ts';
import type { Fetched } from '../../platform/web/guarded-fetch.ts';
import { readPublicName } from '../article/public-name.ts';
import { decodeAddress } from '../decode-address.ts';
import { languageOf } from '../language.ts';
import { SourceFailure, type Reading } from '../reading.ts';
import { toDocumentReading } from './file.ts';
import type { Tools } from './technique.ts';
import { isFileType } from './walls.ts';

/** Media types under which servers send documents; what one is, its bytes and its name tell. */
export const linkedTypes: readonly string[] = [
  'text/plain',
  ...Object.keys(documentTypes),
  'application/octet-stream',
  'binary/octet-stream',
  'application/zip',
  'application/x-zip-compressed',
  'application/x-hwp',
  'application/haansofthwp',
  'application/vnd.hancom.hwp',
  'application/vnd.hancom.hwpx',
  'application/x-subrip',
  'text/srt',
  'application/csv',
  'text/x-markdown',
];

/** A document at an address, read as an uploaded one. */
export async function readLinkedDocument(page: Fetched, tools: Tools): Promise<Reading> {
  const name = decodeAddress(new URL(page.url).pathname.split('/').at(-1) ?? '');
  const facts = { title: name || readPublicName(page.url), metadata: { domain: readPublicName(page.url) } };
  const kind = await kindOf(page, name);
  if (!kind) throw new SourceFailure(isFileType(page.type) ? 'linked-file' : 'wrong-type', { facts });
  const document = await tools.documents.read(kind, page.body, tools.signal);
  const language = languageOf(null, document.blocks.map((block) => block.text).join('\n'));
  return toDocumentReading(kind, document, { ...facts, language }, tools);
}

async function kindOf(page: Fetched, name: string) {
  if (page.type === 'application/pdf') return 'pdf';
  const isNamed = Object.hasOwn(canvasFileTypes, endingOf(name));
  const content = await checkContent(page.body, isNamed ? name : null);
  const mimeType = content.ok ? content.value.mimeType : 'text/plain';
  if (mimeType !== 'text/plain') return documentTypes[mimeType] ?? null;
  // Letters alone say nothing of what a server calls data or a download.
  return page.type.startsWith('text/') || (content.ok && isNamed) ? 'txt' : null;
}
