import type { DocumentText } from './document-reader.ts';
import { createKeeper } from './keeper.ts';
import { decodeText } from './plain-text.ts';
import { KEPT } from './read-problem.ts';

const FRONT = /^---\n[^]*?\n(?:---|\.\.\.)(?:\n|$)/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*)$/;
/** What is longer is no heading, whatever it begins with. */
const HEADING_LENGTH = 500;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Markdown as it is written, in paragraphs under their headings; what stands between fences is one of them. */
export async function readMarkdown(bytes: Buffer): Promise<DocumentText> {
  const whole = decodeText(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const text = whole.slice(0, KEPT.characters);
  const keeper = createKeeper();
  let heading: string | null = null;
  let isTold = true;
  let isCode = false;
  let lines: string[] = [];
  const flush = () => {
    if (lines.some((line) => line.trim() !== '')) isTold = true;
    keeper.add(lines.join('\n'), { heading });
    lines = [];
  };
  const open = (title: string | null) => {
    flush();
    if (!isTold && heading !== null) keeper.add(heading);
    heading = title;
    isTold = false;
  };
  for (const line of text.replace(FRONT, '').split('\n')) {
    const title = isCode ? null : titleOf(line);
    if (FENCE.test(line)) isCode = !isCode;
    if (title) open(title);
    else if (line.trim() === '' && !isCode) flush();
    else lines.push(line);
  }
  open(null);
  const read = keeper.toText();
  return { ...read, isCut: read.isCut || text.length < whole.length };
}

/** The words of a heading, without the signs that may close it; null for any other line. */
function titleOf(line: string): string | null {
  const words = line.length > HEADING_LENGTH ? undefined : HEADING.exec(line)?.[1];
  return (
    words
      ?.trim()
      .replace(/(?:^|[ \t])#+$/, '')
      .trim() || null
  );
}
