import { AnnotationMode, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { leftOutKinds, type LeftOut } from '#contract/sources/left-out-kinds.ts';
import type { Box } from '#contract/sources/passage.ts';
import { rounded } from '../passages/boxes.ts';
import type { Block } from '../passages/passages.ts';
import type { DocumentText } from './document-reader.ts';
import { createKeeper } from './keeper.ts';
import { openPdf } from './open-pdf.ts';
import { inReadingOrder } from './pdf-columns.ts';
import { edgesOf, joinLines, linesOf, paragraphsOf, wordsInside, type Line, type TextItem } from './pdf-lines.ts';
import { withTyped } from './pdf-place-typed.ts';
import { typedOn } from './pdf-typed.ts';
import { linesOfXfa, type XfaNode } from './pdf-xfa.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

/** A page of fewer characters that shows pictures is a scan. */
const LEAST_CHARACTERS = 20;
/** More unreadable characters than this share means that the fonts do not say which letters they draw. */
const MOST_GARBLED_SHARE = 0.05;
/** So long empty pages are looked at for pictures; those after it count as scans, which they mostly are then. */
const LOOK_MS = 8_000;

/**
 * The text of every page with what is typed into its fields and on top of it, in paragraphs, and the numbers of the pages
 * that are pictures of text or whose letters are not told.
 */
export async function readPdf(bytes: Buffer): Promise<DocumentText> {
  const document = await openPdf(bytes);
  return document.isPureXfa ? readXfa(document) : readPages(document);
}

async function readPages(document: PDFDocumentProxy): Promise<DocumentText> {
  const pages: Line[][] = [];
  const places: ((line: Line) => Box | null)[] = [];
  const unread: number[] = [];
  const leftOut: LeftOut = {};
  let length = 0;
  const lookUntil = performance.now() + LOOK_MS;
  for (let number = 1; number <= Math.min(document.numPages, KEPT.pages) && length <= KEPT.characters; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const own = inReadingOrder(items.filter((item) => 'str' in item) as TextItem[]);
    const { typed, leftOut: left } = await typedOn(page);
    const text = own.map(({ str }) => str.trim()).join('');
    const isScan =
      text.length < LEAST_CHARACTERS && (performance.now() > lookUntil || (await hasPicture(page, typed.length > 0)));
    const isUnread = isScan || isGarbled(text);
    if (isUnread) unread.push(number);
    const lines = linesOf(withTyped(isGarbled(text) ? [] : own, typed));
    // Where the whole page is looked at, so are the pictures on it.
    addTo(leftOut, { ...left, ...(isUnread && { pictures: 0 }) });
    length += lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(lines);
    places.push(boxesOn(page));
    page.cleanup();
  }
  const blocks = blocksOf(pages, places);
  if (blocks.length === 0 && unread.length === 0) throw new ReadProblem('nothing-readable', 'no text');
  addTo(leftOut, { objects: (await document.getAttachments().catch(() => null))?.size ?? 0 });
  const isCut = pages.length < document.numPages;
  return { blocks, pageCount: document.numPages, isCut, unread, ...(Object.keys(leftOut).length > 0 && { leftOut }) };
}

function addTo(sum: LeftOut, more: LeftOut): void {
  for (const kind of leftOutKinds) {
    const count = more[kind] ?? 0;
    if (count > 0) sum[kind] = (sum[kind] ?? 0) + count;
  }
}

/** A form in XFA has no pages of letters, only what a program lays out of it. */
async function readXfa(document: PDFDocumentProxy): Promise<DocumentText> {
  const keeper = createKeeper();
  let number = 1;
  for (; number <= Math.min(document.numPages, KEPT.pages) && !keeper.isFull(); number++) {
    const page = await document.getPage(number);
    for (const line of linesOfXfa((await page.getXfa()) as XfaNode | null)) keeper.add(line, { page: number });
  }
  const read = keeper.toText(document.numPages);
  return { ...read, isCut: read.isCut || number <= document.numPages };
}

/** Whether the page draws a picture. What is typed on it is read by itself. */
async function hasPicture(page: PDFPageProxy, isTypedOn: boolean): Promise<boolean> {
  const annotationMode = isTypedOn ? AnnotationMode.DISABLE : AnnotationMode.ENABLE;
  const { fnArray } = await page.getOperatorList({ annotationMode });
  const pictures: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  return fnArray.some((operation) => pictures.includes(operation));
}

function isGarbled(text: string): boolean {
  const garbled = text.match(/[\u0000-\u0008\u0080-\u009f\ufffd]/g)?.length ?? 0;
  return garbled > MOST_GARBLED_SHARE * text.length;
}

/** Where a line stands on the page as it is shown, turned pages turned; null where a broken page says nowhere. */
function boxesOn(page: PDFPageProxy): (line: Line) => Box | null {
  const viewport = page.getViewport({ scale: 1 });
  return (line) => {
    const [left, low, right, high] = edgesOf(line);
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, low) as number[];
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, high) as number[];
    const [x, y, w, h] = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
    const isSomewhere = [x, y, w, h].every(Number.isFinite);
    return isSomewhere ? { x: rounded(x), y: rounded(y), w: rounded(w), h: rounded(h) } : null;
  };
}

function blocksOf(pages: Line[][], places: ((line: Line) => Box | null)[]): Block[] {
  const known = wordsInside(pages.flat());
  return pages.flatMap((lines, index) =>
    paragraphsOf(lines).map((paragraph): Block => {
      const { text, ends } = joinLines(paragraph, known);
      const boxes = paragraph.flatMap((line, i) => {
        const box = places[index]?.(line);
        return box ? [{ end: ends[i] ?? text.length, box }] : [];
      });
      return { text, heading: null, page: index + 1, lines: boxes };
    }),
  );
}
