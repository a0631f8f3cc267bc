import WordExtractor from 'word-extractor';
import type { DocumentText } from './document-reader.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { isPageNumber, officeWord } from './office-words.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

const SECTOR_BYTES = 512;
const WORD_MAGIC = 0xa5ec;
const FLAGS_AT = 10;
const IS_ENCRYPTED = 0x0100;
/** Otherwise quotes and dashes come as those of a typewriter, and a quotation would not be found in the document. */
const AS_WRITTEN = { filterUnicode: false };

/** An old Word document, line by line: its paragraphs end in line breaks, and headings are not told apart. */
export async function readDoc(bytes: Buffer): Promise<DocumentText> {
  if (bytes.readUInt32BE(0) !== 0xd0cf11e0) throw new ReadProblem('wrong-type', 'no ole container');
  if (isLocked(bytes)) throw new ReadProblem('encrypted', 'locked document');
  const document = await new WordExtractor().extract(bytes);
  const text = [
    document.getBody(AS_WRITTEN),
    document.getTextboxes(AS_WRITTEN),
    document.getFootnotes(AS_WRITTEN),
    document.getEndnotes(AS_WRITTEN),
  ].join('\n');
  const keeper = createKeeper();
  for (const line of linesOf(text.slice(0, KEPT.characters))) keeper.add(line);
  keepUnder(keeper, 'comments', linesOf(document.getAnnotations(AS_WRITTEN)));
  const frame = linesOf(document.getHeaders(AS_WRITTEN)).filter((line) => !isPageNumber(line));
  keepUnder(keeper, 'frame', [...new Set(frame)]);
  const read = keeper.toText();
  return { ...read, isCut: read.isCut || text.length > KEPT.characters };
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n\v\f]+/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trim())
    .filter(Boolean);

/** As in the newer format, apart from the text. */
function keepUnder(keeper: Keeper, what: 'comments' | 'frame', lines: readonly string[]): void {
  const heading = officeWord(what, lines);
  if (lines.length > 0) keeper.add(`# ${heading}`, { heading, shape: 'heading' });
  for (const line of lines) keeper.add(line, { heading });
}

/** The document's own head lies at the beginning of a sector and says whether what follows is scrambled. */
function isLocked(bytes: Buffer): boolean {
  for (let at = SECTOR_BYTES; at + FLAGS_AT + 2 <= bytes.length; at += SECTOR_BYTES) {
    if (bytes.readUInt16LE(at) === WORD_MAGIC) return (bytes.readUInt16LE(at + FLAGS_AT) & IS_ENCRYPTED) !== 0;
  }
  return false;
}
