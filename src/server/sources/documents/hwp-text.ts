import { inflateRawSync } from 'node:zlib';
import { openCompoundFile, type CompoundFile } from './compound-file.ts';
import type { DocumentText } from './document-reader.ts';
import { createNumbering } from './hangul-numbers.ts';
import { createHangulText } from './hangul-text.ts';
import { isScrambled, unscramble } from './hwp-distribution.ts';
import { readHwpHead } from './hwp-head.ts';
import { recordsOf } from './hwp-records.ts';
import { readHwpSection } from './hwp-section.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { ReadProblem } from './read-problem.ts';

const SIGNATURE = 'HWP Document File';
const FLAGS_AT = 36;
/** Bits of the head's flags. `isManaged` and the two certificates lock a document as a password does. */
const FLAG = {
  isPacked: 1 << 0,
  isLocked: 1 << 1,
  isForDistribution: 1 << 2,
  isManaged: 1 << 4,
  isCertified: 1 << 8,
  isManagedByCertificate: 1 << 10,
} as const;
const LOCKS = FLAG.isLocked | FLAG.isManaged | FLAG.isCertified | FLAG.isManagedByCertificate;
const MOST_SECTION_BYTES = 30 << 20;
const MOST_SECTIONS = 256;
const EMBEDDED_HEAD_BYTES = 4;
const CHART_STREAMS = ['Contents', 'OOXMLChartContents'];
/** So many files within a document are looked into. */
const MOST_EMBEDDED = 50;

/**
 * A Hangul document of the binary format (HWP 5.0): paragraphs under their headings, rows of tables as lines. One for
 * distribution is read as anybody may, or as far as its preview goes. Throws ReadProblem 'encrypted' for one that is locked.
 */
export async function readHwp(bytes: Buffer): Promise<DocumentText> {
  if (bytes.subarray(0, SIGNATURE.length).toString('latin1') === SIGNATURE)
    throw new ReadProblem('wrong-type', 'HWP 3');
  const file = openCompoundFile(bytes);
  const head = file.read('FileHeader');
  if (!head || head.length < FLAGS_AT + 4 || !head.toString('latin1', 0, SIGNATURE.length).startsWith(SIGNATURE))
    throw new ReadProblem('wrong-type', 'no Hangul document');
  const flags = head.readUInt32LE(FLAGS_AT);
  if (flags & LOCKS) throw new ReadProblem('encrypted', `${flags}`);
  const isPacked = (flags & FLAG.isPacked) !== 0;
  if (!(flags & FLAG.isForDistribution)) return readBody(file, 'BodyText', isPacked);
  try {
    return readBody(file, 'ViewText', isPacked);
  } catch (error) {
    if (!(error instanceof ReadProblem) || error.problem === 'too-large') throw error;
    return readPreview(file);
  }
}

function readBody(file: CompoundFile, folder: string, isPacked: boolean): DocumentText {
  const keeper = createKeeper();
  const head = readHwpHead(recordsOf(streamOf(file, 'DocInfo', isPacked) ?? Buffer.alloc(0)));
  const document = createHangulText(keeper, createNumbering(head.lists));
  let embeddedLeft = MOST_EMBEDDED;
  const isItsChart = (embedded: number) => embeddedLeft-- > 0 && isChart(file, embedded, isPacked);
  for (let number = 0; number < MOST_SECTIONS && !keeper.isFull(); number++) {
    const section = streamOf(file, `${folder}/Section${number}`, isPacked);
    if (!section) break;
    readHwpSection(recordsOf(section), head, document, keeper, isItsChart);
  }
  keeper.leaveOut('changes', head.trackedChanges);
  return keeper.toText();
}

/** Whether the file of this number within the document is a chart of Hangul's own, and no file of another program. */
function isChart(file: CompoundFile, embedded: number, isPacked: boolean): boolean {
  const name = `BinData/BIN${embedded.toString(16).toUpperCase().padStart(4, '0')}.OLE`;
  try {
    const { paths } = openCompoundFile(
      streamOf(file, name, isPacked)?.subarray(EMBEDDED_HEAD_BYTES) ?? Buffer.alloc(0),
    );
    return CHART_STREAMS.some((path) => paths.includes(path)) && !paths.includes('\u0001Ole10Native');
  } catch {
    return false;
  }
}

/** What Hangul shows of a document before it is opened: its first thousand letters, in the clear. */
function readPreview(file: CompoundFile): DocumentText {
  const keeper: Keeper = createKeeper();
  const text = file.read('PrvText')?.toString('utf16le') ?? '';
  for (const line of text.split(/\r?\n/)) keeper.add(line.replace(/\0/g, ''));
  return { ...keeper.toText(), isCut: true };
}

/** Null when there is no such stream. Throws ReadProblem 'too-large' for one that is a bomb, 'damaged' for one that is not whole. */
function streamOf(file: CompoundFile, path: string, isPacked: boolean): Buffer | null {
  const kept = file.read(path);
  const stream = kept && isScrambled(kept) ? unscramble(kept) : kept;
  if (kept && !stream) throw new ReadProblem('damaged', path);
  if (!stream || !isPacked) return stream;
  try {
    return inflateRawSync(stream, { maxOutputLength: MOST_SECTION_BYTES });
  } catch (error) {
    const isBomb = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadProblem(isBomb ? 'too-large' : 'damaged', path);
  }
}
