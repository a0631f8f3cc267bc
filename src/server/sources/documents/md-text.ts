import { unwrap, wrapColumnsOf } from '#contract/base/unwrap.ts';
import type { Block } from '../passages/passages.ts';
import type { DocumentText } from './document-reader.ts';
import { createKeeper } from './keeper.ts';
import { decodeText } from './plain-text.ts';
import { KEPT } from './read-problem.ts';

const FRONT = /^---\n[^]*?\n(?:---|\.\.\.)(?:\n|$)/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*)$/;
/** What is longer is no heading, whatever it begins with. */
const HEADING_LENGTH = 500;
const FENCE = /^ {0,3}(?:```|~~~)/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)]) /;
const TABLE = /^\|.*\n\|[ :|-]+(?:\n|$)/;

/** Markdown as it is written, in paragraphs under their headings, whole where a fixed width has cut their lines; what stands between fences is one of them. */
export async function readMarkdown(bytes: Buffer): Promise<DocumentText> {
  const whole = decodeText(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const text = whole.slice(0, KEPT.characters);
  const written = text.replace(FRONT, '');
  const keeper = createKeeper();
  let heading: string | null = null;
  let isCode = false;
  let lines: string[] = [];
  const flush = () => {
    const block = lines.join('\n');
    for (const [part, shape] of partsOf(block)) keeper.add(part, { heading, ...(shape && { shape }) });
    lines = [];
  };
  for (const line of unwrap(written, wrapColumnsOf(written)).split('\n')) {
    const title = isCode ? null : titleOf(line);
    const isFence = FENCE.test(line);
    if (title !== null || (isFence && !isCode)) flush();
    if (title !== null) {
      heading = title;
      keeper.add(line.trim(), { heading, shape: 'heading' });
    } else if (line.trim() !== '' || isCode) lines.push(line);
    if (isFence) isCode = !isCode;
    if ((isFence || line.trim() === '') && !isCode) flush();
  }
  flush();
  const read = keeper.toText();
  return { ...read, isCut: read.isCut || text.length < whole.length };
}

/** What a block is by its first lines; each item of a list is a block of its own, with the lines that go on. */
function partsOf(block: string): [string, Block['shape']][] {
  if (FENCE.test(block)) return [[block, 'code']];
  if (TABLE.test(block)) return [[block, 'table']];
  if (block.startsWith('> ')) return [[block, 'quote']];
  if (!ITEM.test(block)) return [[block, undefined]];
  const items: string[] = [];
  for (const line of block.split('\n')) {
    if (ITEM.test(line)) items.push(line);
    else items.push(`${items.pop() ?? ''}\n${line}`);
  }
  return items.map((item) => [item, 'item']);
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
