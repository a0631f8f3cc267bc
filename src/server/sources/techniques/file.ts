import { countCharacters } from '#contract/base/letters.ts';
import { documentTypes, hasText, isDoubtful, isMedia } from '#contract/files/file-types.ts';
import type { DocumentKind, DocumentText } from '../documents/document-reader.ts';
import { languageOf } from '../language.ts';
import { listenTo } from '../media/listen.ts';
import { lookAtPages } from '../media/look-at-pages.ts';
import { readPicture } from '../media/read-picture.ts';
import { PASSAGE } from '../passages/passages.ts';
import { timedPassagesOf } from '../passages/timed-passages.ts';
import { SourceFailure, type Facts, type Reading } from '../reading.ts';
import { STEP_MS } from '../step-limits.ts';
import type { StoredBytes, Technique, Tools } from './technique.ts';

/** An uploaded file: documents are read in a child process, pictures looked at, recordings listened to; the rest is kept as it is. */
export const readFile: Technique = async (target, tools) => {
  const { file } = target;
  if (!file) throw new SourceFailure('file-gone');
  const facts: Facts = { title: file.name };
  if (file.mimeType.startsWith('image/')) return readPicture(file, tools);
  if (isMedia(file.mimeType)) return readRecording(file, tools);
  if (!hasText(file.mimeType)) return { ...facts, status: 'ready', extractionMethod: 'none', passages: [] };
  const kind = documentTypes[file.mimeType] ?? 'txt';
  await tools.report('reading');
  const begun = performance.now();
  const bytes = await file.read();
  const document = await tools.documents.read(kind, bytes, tools.signal).catch((error: unknown) => {
    if (isDoubtful(file.mimeType) && error instanceof SourceFailure && error.problem === 'wrong-type') return null;
    throw error;
  });
  if (document === null) return { ...facts, status: 'ready', extractionMethod: 'none', passages: [] };
  if (kind !== 'pdf') return toDocumentReading(kind, document, facts, tools);
  const reading = document.unread?.length
    ? await readScan(bytes, document, facts, tools)
    : await toDocumentReading(kind, document, facts, tools);
  return { ...reading, picture: await drawFirstPage(bytes, tools, performance.now() - begun) };
};

/**
 * What the card of a PDF shows; null where it cannot be drawn in time: the document is whole without it. On a machine that
 * is busy with others it has what the document left of its own time.
 */
async function drawFirstPage(
  pdf: Uint8Array,
  { media, log, signal }: Tools,
  tookMs: number,
): Promise<Uint8Array | null> {
  const ms = STEP_MS.pictures + Math.max(0, STEP_MS.documentWall - Math.ceil(tookMs));
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  try {
    for await (const { picture } of media.pages.draw(pdf, [1], inTime)) return picture;
  } catch (error) {
    log.debug({ err: error }, 'the first page of a document could not be drawn');
  }
  return null;
}

/** A PDF with pages that have to be looked at: where nobody can, the rest is read, and a scan without any letter has failed. */
async function readScan(bytes: Buffer, document: DocumentText, facts: Facts, tools: Tools): Promise<Reading> {
  const looked = await lookAtPages(bytes, document, tools);
  if (looked.document.blocks.length === 0) {
    const metadata = { ...facts.metadata, pageCount: document.pageCount };
    throw new SourceFailure(looked.problem ?? 'nothing-readable', { facts: { ...facts, metadata } });
  }
  const reading = await toDocumentReading('pdf', looked.document, facts, tools);
  const isWhole = looked.unread.length === 0;
  return {
    ...reading,
    ...(!isWhole && { status: 'partial', metadata: { ...reading.metadata, unreadPages: looked.unread.length } }),
    extractionMethod: looked.method ?? reading.extractionMethod,
  };
}

/** Sound or film: what it is, and the words that are said in it where somebody listens. */
async function readRecording(file: StoredBytes, tools: Tools): Promise<Reading> {
  const heard = await listenTo(file, tools);
  const facts = { ...heard.facts, title: file.name, language: heard.language };
  const { wordless, isCut, segments, passages } = heard;
  if (wordless !== null) {
    const metadata = { ...facts.metadata, wordless };
    return { ...facts, metadata, status: 'ready', extractionMethod: 'none', passages: [] };
  }
  const durationSec = facts.metadata?.['durationSec'];
  return {
    ...facts,
    description: passages[0]?.text ?? null,
    metadata: { ...facts.metadata, ...(isCut && { isCut }) },
    status: isCut ? 'partial' : 'ready',
    extractionMethod: 'speech-to-text',
    passages,
    segments,
    chapters: await tools.workers.findChapters({
      description: null,
      durationSec: typeof durationSec === 'number' ? durationSec : null,
      segments,
    }),
  };
}

const methods: Record<DocumentKind, string> = {
  pdf: 'pdf-text',
  docx: 'docx-text',
  doc: 'doc-text',
  pptx: 'pptx-text',
  xlsx: 'xlsx-text',
  csv: 'csv-text',
  epub: 'epub-text',
  hwp: 'hwp-text',
  hwpx: 'hwpx-text',
  md: 'markdown',
  txt: 'plain-text',
  captions: 'captions',
};

/** So many passages tell which language a document is in. */
const LANGUAGE_PASSAGES = 20;
const textOf = (passages: readonly { text: string }[]): string => passages.map(({ text }) => text).join('\n');

export async function toDocumentReading(
  kind: DocumentKind,
  document: DocumentText,
  facts: Facts,
  { workers, signal }: Pick<Tools, 'workers' | 'signal'>,
): Promise<Reading> {
  const { blocks, timed } = document;
  const written = timed ? blocks.slice(0, timed.above) : blocks;
  const passages = [
    ...(written.length > 0 ? await workers.makePassages(written, signal) : []),
    ...(timed ? timedPassagesOf(timed.segments) : []),
  ];
  if (passages.length === 0) throw new SourceFailure('nothing-readable', { facts });
  const isCut = document.isCut || passages.length > PASSAGE.mostPassages;
  return {
    ...facts,
    language: facts.language ?? languageOf(null, textOf(passages.slice(0, LANGUAGE_PASSAGES))),
    description: passages[0]?.text.replace(/\s+/g, ' ') ?? null,
    metadata: {
      ...facts.metadata,
      ...(document.pageCount !== null
        ? { pageCount: document.pageCount }
        : { letterCount: document.blocks.reduce((sum, { text }) => sum + countCharacters(text), 0) }),
      ...(isCut && { isCut }),
      ...(document.leftOut && { leftOut: document.leftOut }),
    },
    status: isCut ? 'partial' : 'ready',
    extractionMethod: timed ? methods.captions : methods[kind],
    passages,
    ...(timed && { segments: timed.segments }),
  };
}
