import { openParts, type Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { createHangulText } from './hangul-text.ts';
import { createKeeper } from './keeper.ts';
import { ReadProblem } from './read-problem.ts';
import { isHeadingStyle } from './hangul-styles.ts';
import { readXml } from './xml-events.ts';

const SECTION = /^Contents\/section(\d+)\.xml$/;
/** Signs within a text, and what they are in plain text. */
const signs: Record<string, string> = { lineBreak: '\n', tab: '\t', nbSpace: ' ', fwSpace: ' ', hyphen: '-' };
/** Around a section's own text: heads and feet of the page, and what only writers see. */
const BESIDE = ['header', 'footer', 'hiddenComment'];

/** A Hangul document of the open format (KS X 6101): paragraphs under their headings, rows of tables as lines. */
export async function readHwpx(bytes: Buffer): Promise<DocumentText> {
  const parts = await openParts(bytes);
  if ((await parts.text('META-INF/manifest.xml'))?.includes('encryption-data'))
    throw new ReadProblem('encrypted', 'locked parts');
  const sections = sectionsOf(parts);
  if (sections.length === 0) throw new ReadProblem('wrong-type', 'no section');
  const headings = await headingsOf(parts);
  const keeper = createKeeper();
  const document = createHangulText(keeper);
  for (const section of sections) {
    if (keeper.isFull()) break;
    readSection((await parts.text(section)) ?? '', headings, document);
  }
  return keeper.toText();
}

const sectionsOf = (parts: Parts): string[] =>
  parts.names
    .flatMap((name) => (SECTION.test(name) ? [{ name, number: Number(SECTION.exec(name)?.[1]) }] : []))
    .toSorted((a, b) => a.number - b.number)
    .map(({ name }) => name);

/** What makes a paragraph a heading: its style, or a shape that numbers it as an outline. */
interface Headings {
  styles: ReadonlySet<string>;
  shapes: ReadonlySet<string>;
}

async function headingsOf(parts: Parts): Promise<Headings> {
  const styles = new Set<string>();
  const shapes = new Set<string>();
  let shape = '';
  readXml((await parts.text('Contents/header.xml')) ?? '', {
    open(name, attribute) {
      if (name === 'style' && isHeadingStyle(attribute('name') ?? '', attribute('engName') ?? ''))
        styles.add(attribute('id') ?? '');
      if (name === 'paraPr') shape = attribute('id') ?? '';
      if (name === 'heading' && attribute('type') === 'OUTLINE') shapes.add(shape);
    },
  });
  return { styles, shapes };
}

function readSection(xml: string, headings: Headings, document: ReturnType<typeof createHangulText>): void {
  const open: { text: string; isHeading: boolean }[] = [];
  let beside = 0;
  let isText = false;
  readXml(xml, {
    open(name, attribute) {
      const paragraph = open.at(-1);
      if (name === 'p') {
        const isStyled = headings.styles.has(attribute('styleIDRef') ?? '');
        open.push({ text: '', isHeading: isStyled || headings.shapes.has(attribute('paraPrIDRef') ?? '') });
      } else if (name === 't') isText = true;
      else if (isText && paragraph) paragraph.text += signs[name] ?? '';
      else if (BESIDE.includes(name)) beside++;
      else if (name === 'tbl') document.openTable();
      else if (name === 'tc') document.openCell(null);
    },
    text(text) {
      const paragraph = open.at(-1);
      if (isText && paragraph) paragraph.text += text;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (BESIDE.includes(name)) beside = Math.max(0, beside - 1);
      else if (name === 'tr') document.endRow();
      else if (name === 'tbl') document.closeTable();
      else if (name === 'p') {
        const paragraph = open.pop();
        if (paragraph && beside === 0) document.add(paragraph.text, paragraph.isHeading);
      }
    },
  });
}
