import { openParts, type Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { createNumbering } from './hangul-numbers.ts';
import { createHangulText } from './hangul-text.ts';
import { readHwpxHead } from './hwpx-head.ts';
import { readHwpxSection } from './hwpx-section.ts';
import { createKeeper } from './keeper.ts';
import { ReadProblem } from './read-problem.ts';

const SECTION = /^Contents\/section(\d+)\.xml$/;

/** A Hangul document of the open format (KS X 6101): paragraphs under their headings, rows of tables as lines. */
export async function readHwpx(bytes: Buffer): Promise<DocumentText> {
  const parts = await openParts(bytes);
  if ((await parts.text('META-INF/manifest.xml'))?.includes('encryption-data'))
    throw new ReadProblem('encrypted', 'locked parts');
  const sections = sectionsOf(parts);
  if (sections.length === 0) throw new ReadProblem('wrong-type', 'no section');
  const head = readHwpxHead((await parts.text('Contents/header.xml')) ?? '');
  const keeper = createKeeper();
  const document = createHangulText(keeper, createNumbering(head.lists));
  for (const section of sections) {
    if (keeper.isFull()) break;
    readHwpxSection((await parts.text(section)) ?? '', head, document, keeper);
  }
  return keeper.toText();
}

const sectionsOf = (parts: Parts): string[] =>
  parts.names
    .flatMap((name) => (SECTION.test(name) ? [{ name, number: Number(SECTION.exec(name)?.[1]) }] : []))
    .toSorted((a, b) => a.number - b.number)
    .map(({ name }) => name);
