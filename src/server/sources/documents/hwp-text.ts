import { inflateRawSync } from 'node:zlib';
import { openCompoundFile, type CompoundFile } from './compound-file.ts';
import type { DocumentText } from './document-reader.ts';
import { isHeadingStyle } from './hangul-styles.ts';
import { createHangulText } from './hangul-text.ts';
import { recordsOf, TAG, textOfRecord, type HwpRecord } from './hwp-records.ts';
import { createKeeper } from './keeper.ts';
import { ReadProblem } from './read-problem.ts';

const SIGNATURE = 'HWP Document File';
const FLAGS_AT = 36;
/** Bits of the head's flags: packed; with a password; for distribution only, which scrambles the text; with rights managed. */
const FLAG = { isPacked: 1 << 0, isLocked: 1 << 1, isForDistribution: 1 << 2, isManaged: 1 << 4 } as const;
const MOST_SECTION_BYTES = 30 << 20;
const MOST_SECTIONS = 256;

/** A Hangul document of the binary format (HWP 5.0): paragraphs under their headings, rows of tables as lines. Throws ReadProblem 'encrypted' for one that is locked or for distribution only. */
export async function readHwp(bytes: Buffer): Promise<DocumentText> {
  if (bytes.subarray(0, SIGNATURE.length).toString('latin1') === SIGNATURE)
    throw new ReadProblem('wrong-type', 'HWP 3');
  const file = openCompoundFile(bytes);
  const head = file.read('FileHeader');
  if (!head || head.length < FLAGS_AT + 4 || !head.toString('latin1', 0, SIGNATURE.length).startsWith(SIGNATURE))
    throw new ReadProblem('wrong-type', 'no Hangul document');
  const flags = head.readUInt32LE(FLAGS_AT);
  if (flags & (FLAG.isLocked | FLAG.isForDistribution | FLAG.isManaged)) throw new ReadProblem('encrypted', `${flags}`);
  const isPacked = (flags & FLAG.isPacked) !== 0;
  const headings = headingsOf(recordsOf(streamOf(file, 'DocInfo', isPacked) ?? Buffer.alloc(0)));
  const keeper = createKeeper();
  const document = createHangulText(keeper);
  for (let number = 0; number < MOST_SECTIONS && !keeper.isFull(); number++) {
    const section = streamOf(file, `BodyText/Section${number}`, isPacked);
    if (!section) break;
    readSection(recordsOf(section), headings, document);
  }
  return keeper.toText();
}

/** Null when there is no such stream. Throws ReadProblem 'too-large' for one that is a bomb, 'damaged' for one that is not whole. */
function streamOf(file: CompoundFile, path: string, isPacked: boolean): Buffer | null {
  const stream = file.read(path);
  if (!stream || !isPacked) return stream;
  try {
    return inflateRawSync(stream, { maxOutputLength: MOST_SECTION_BYTES });
  } catch (error) {
    const isBomb = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadProblem(isBomb ? 'too-large' : 'damaged', path);
  }
}

/** What makes a paragraph a heading: its style, or a shape that numbers it as an outline. */
interface Headings {
  styles: ReadonlySet<number>;
  shapes: ReadonlySet<number>;
}

/** Of the first word of a shape: none, outline, number or bullet. */
const numberingOf = (data: Buffer): number => (data.length < 4 ? 0 : (data.readUInt32LE(0) >>> 23) & 3);
const OUTLINE = 1;

function headingsOf(records: Iterable<HwpRecord>): Headings {
  const styles: boolean[] = [];
  const shapes: boolean[] = [];
  for (const { tag, data } of records) {
    if (tag === TAG.shape) shapes.push(numberingOf(data) === OUTLINE);
    if (tag !== TAG.style) continue;
    const [name, rest] = counted(data);
    styles.push(isHeadingStyle(name, counted(rest)[0]));
  }
  const placesOf = (flags: readonly boolean[]) => new Set(flags.flatMap((flag, place) => (flag ? [place] : [])));
  return { styles: placesOf(styles), shapes: placesOf(shapes) };
}

/** A text that says its own length, and what follows it. */
function counted(data: Buffer): [string, Buffer] {
  if (data.length < 2) return ['', data];
  const end = Math.min(data.length, 2 + data.readUInt16LE(0) * 2);
  return [data.toString('utf16le', 2, end), data.subarray(end)];
}

interface Control {
  level: number;
  id: string;
}

/** Heads and feet of the page, and what only writers see. */
const BESIDE = ['head', 'foot', 'tcmt'];
const ROW_AT = 10;

/** Records are a tree by their levels: a control holds lists (cells, notes, boxes), and those hold paragraphs. */
function readSection(
  records: Iterable<HwpRecord>,
  headings: Headings,
  document: ReturnType<typeof createHangulText>,
): void {
  const controls: Control[] = [];
  let isHeading = false;
  const closeFrom = (level: number) => {
    while ((controls.at(-1)?.level ?? -1) >= level) if (controls.pop()?.id === 'tbl ') document.closeTable();
  };
  for (const { tag, level, data } of records) {
    closeFrom(level);
    const control = controls.at(-1);
    if (tag === TAG.control && data.length >= 4) {
      const id = [...data.toString('latin1', 0, 4)].toReversed().join('');
      controls.push({ level, id });
      if (id === 'tbl ') document.openTable();
    } else if (tag === TAG.list && control?.id === 'tbl ' && level === control.level + 1) {
      document.openCell(data.length >= ROW_AT + 2 ? data.readUInt16LE(ROW_AT) : 0);
    } else if (tag === TAG.paragraph) {
      isHeading =
        data.length > 10 && (headings.styles.has(data.readUInt8(10)) || headings.shapes.has(data.readUInt16LE(8)));
    } else if (tag === TAG.text && !controls.some(({ id }) => BESIDE.includes(id))) {
      document.add(textOfRecord(data), isHeading && controls.length === 0);
    }
  }
  closeFrom(0);
}
