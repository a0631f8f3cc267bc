import { buffer } from 'node:stream/consumers';
import type { DocumentAnswer, DocumentKind, DocumentText } from './document-reader.ts';
import { ReadProblem } from './read-problem.ts';

/** A process of its own: one document on standard input, one answer by message, end. */
const readers: Record<DocumentKind, () => Promise<(bytes: Buffer) => Promise<DocumentText>>> = {
  pdf: async () => (await import('./pdf-text.ts')).readPdf,
  docx: async () => (await import('./docx-text.ts')).readDocx,
  doc: async () => (await import('./doc-text.ts')).readDoc,
  pptx: async () => (await import('./pptx-text.ts')).readPptx,
  xlsx: async () => (await import('./xlsx-text.ts')).readXlsx,
  csv: async () => (await import('./captions-text.ts')).readTable,
  epub: async () => (await import('./epub-text.ts')).readEpub,
  hwp: async () => (await import('./hwp-text.ts')).readHwp,
  hwpx: async () => (await import('./hwpx-text.ts')).readHwpx,
  md: async () => (await import('./md-text.ts')).readMarkdown,
  captions: async () => (await import('./captions-text.ts')).readCaptions,
  txt: async () => (await import('./captions-text.ts')).readPlainText,
};

async function answer(kind: DocumentKind): Promise<DocumentAnswer> {
  try {
    const read = await readers[kind]();
    return { text: await read(await buffer(process.stdin)) };
  } catch (error) {
    if (error instanceof ReadProblem) return { problem: error.problem, detail: error.message };
    return {
      problem: 'damaged',
      detail: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown',
    };
  }
}

const done = await answer(process.argv[2] as DocumentKind);
process.send?.(done, () => process.exit(0));
