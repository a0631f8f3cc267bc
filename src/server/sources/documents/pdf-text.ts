import { fileURLToPath } from 'node:url';
import { getDocument, OPS, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Block } from '../passages/passages.ts';
import type { DocumentText } from './document-reader.ts';
import { inReadingOrder } from './pdf-columns.ts';
import { joinLines, linesOf, paragraphsOf, wordsInside, type Line, type TextItem } from './pdf-lines.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

const folder = (name: string): string =>
  fileURLToPath(new URL(`./${name}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** Fewer characters a page than this, on average, beside pictures is a scan. */
const LEAST_CHARACTERS_PER_PAGE = 20;
/** More unreadable characters than this share means that the fonts do not say which letters they draw. */
const MOST_GARBLED_SHARE = 0.05;

/** The text of every page, in paragraphs. Korean needs the packed character maps; without them nothing comes out. */
export async function readPdf(bytes: Buffer): Promise<DocumentText> {
  const document = await openPdf(bytes);
  const pages: Line[][] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, KEPT.pages) && length <= KEPT.characters; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOf(inReadingOrder(items.filter((item) => 'str' in item) as TextItem[]));
    length += lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(lines);
    page.cleanup();
  }
  const isCut = pages.length < document.numPages;
  const isScan = length < LEAST_CHARACTERS_PER_PAGE * pages.length && (length === 0 || (await hasPicture(document)));
  if (isScan) throw new ReadProblem('nothing-readable', 'scan');
  refuseGarbled(pages);
  return { blocks: blocksOf(pages), pageCount: document.numPages, isCut };
}

async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: folder('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new ReadProblem(name === 'PasswordException' ? 'encrypted' : 'damaged', name);
  }
}

/** Whether the first page draws a picture. */
async function hasPicture(document: PDFDocumentProxy): Promise<boolean> {
  const page = await document.getPage(1);
  const { fnArray } = await page.getOperatorList();
  const pictures: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  return fnArray.some((operation) => pictures.includes(operation));
}

function refuseGarbled(pages: Line[][]): void {
  const text = pages
    .flat()
    .map((line) => line.text)
    .join('');
  const garbled = text.match(/[\u0000-\u0008\u0080-\u009f\ufffd]/g)?.length ?? 0;
  if (garbled > MOST_GARBLED_SHARE * text.length) throw new ReadProblem('nothing-readable', 'font encoding');
}

function blocksOf(pages: Line[][]): Block[] {
  const known = wordsInside(pages.flat());
  return pages.flatMap((lines, index) =>
    paragraphsOf(lines).map((paragraph) => ({ text: joinLines(paragraph, known), heading: null, page: index + 1 })),
  );
}
