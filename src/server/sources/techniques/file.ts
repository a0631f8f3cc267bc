import { documentTypes, hasText } from '#contract/files/file-types.ts';
import type { DocumentKind, DocumentText } from '../documents/document-reader.ts';
import { languageOf } from '../language.ts';
import { PASSAGE, passagesOf } from '../passages/passages.ts';
import { SourceFailure, type Facts, type Reading } from '../reading.ts';
import type { Technique } from './technique.ts';

/** An uploaded file. What holds no text (pictures, film, sound) is kept as it is, without passages; documents are read in a child process. */
export const readFile: Technique = async (target, tools) => {
  const { file } = target;
  if (!file) throw new SourceFailure('not-found');
  const facts: Facts = { title: file.name };
  if (!hasText(file.mimeType)) {
    const extractionMethod = file.mimeType.startsWith('image/') ? 'image' : 'none';
    return { ...facts, status: 'ready', extractionMethod, passages: [] };
  }
  const kind = documentTypes[file.mimeType] ?? 'txt';
  await tools.report('reading');
  const document = await tools.documents.read(kind, await file.read(), tools.signal);
  return toDocumentReading(kind, document, facts);
};

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

export function toDocumentReading(kind: DocumentKind, document: DocumentText, facts: Facts): Reading {
  const passages = passagesOf(document.blocks);
  if (passages.length === 0) throw new SourceFailure('nothing-readable', { facts });
  const isCut = document.isCut || passages.length > PASSAGE.mostPassages;
  return {
    ...facts,
    language: facts.language ?? languageOf(null, textOf(passages.slice(0, LANGUAGE_PASSAGES))),
    description: passages[0]?.text.replace(/\s+/g, ' ') ?? null,
    metadata: {
      ...facts.metadata,
      ...(document.pageCount !== null && { pageCount: document.pageCount }),
      ...(isCut && { isCut }),
    },
    status: isCut ? 'partial' : 'ready',
    extractionMethod: methods[kind],
    passages,
  };
}
