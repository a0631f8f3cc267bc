import { numberShapes, type NumberLevel } from './hangul-numbers.ts';
import { isHeadingStyle } from './hangul-styles.ts';
import { counted, TAG, type HwpRecord } from './hwp-records.ts';

/** What the head of a document says of its paragraphs, by the numbers of their styles and shapes. */
export interface HwpHead {
  headingStyles: ReadonlySet<number>;
  headingShapes: ReadonlySet<number>;
  /** `list` null: the outline of the section. */
  numbered: ReadonlyMap<number, { list: string | null; level: number }>;
  lists: ReadonlyMap<string, readonly NumberLevel[]>;
  /** How many changes were tracked; which words they concern is not told in the open. */
  trackedChanges: number;
}

const KIND = { outline: 1, number: 2 } as const;
const LIST_AT = 30;
/** The level of the paragraph in newer files; three bits of the first word do not hold all ten. */
const LEVEL_AT = 54;
const LEVELS = 7;
const MORE_LEVELS = 3;
const LEVEL_HEAD_BYTES = 12;

export function readHwpHead(records: Iterable<HwpRecord>): HwpHead {
  const headingStyles = new Set<number>();
  const headingShapes = new Set<number>();
  const numbered = new Map<number, { list: string | null; level: number }>();
  const lists = new Map<string, NumberLevel[]>();
  let [styles, shapes, trackedChanges] = [0, 0, 0];
  for (const { tag, data } of records) {
    if (tag === TAG.numbering) lists.set(String(lists.size + 1), levelsOf(data));
    else if (tag === TAG.trackedChange) trackedChanges++;
    else if (tag === TAG.shape) {
      const word = data.length < 4 ? 0 : data.readUInt32LE(0);
      const kind = (word >>> 23) & 3;
      const level = data.length < LEVEL_AT + 4 ? (word >>> 25) & 7 : data.readUInt32LE(LEVEL_AT);
      const list = data.length < LIST_AT + 2 ? 0 : data.readUInt16LE(LIST_AT);
      if (kind === KIND.outline) headingShapes.add(shapes);
      if (kind === KIND.outline) numbered.set(shapes, { list: null, level });
      if (kind === KIND.number) numbered.set(shapes, { list: String(list), level });
      shapes++;
    } else if (tag === TAG.style) {
      const [name, rest] = counted(data);
      if (isHeadingStyle(name, counted(rest)[0])) headingStyles.add(styles);
      styles++;
    }
  }
  return { headingStyles, headingShapes, numbered, lists, trackedChanges };
}

/** Seven levels, where the list begins, where each level begins; then, in newer files, three levels more. */
function levelsOf(data: Buffer): NumberLevel[] {
  const [levels, rest] = readLevels(data, LEVELS);
  readStarts(levels, rest.subarray(2));
  const [more, behind] = readLevels(rest.subarray(2 + LEVELS * 4), MORE_LEVELS);
  readStarts(more, behind);
  return [...levels, ...more];
}

/** Of each level how its number looks and what stands around it. */
function readLevels(data: Buffer, most: number): [NumberLevel[], Buffer] {
  const levels: NumberLevel[] = [];
  let rest = data;
  while (levels.length < most && rest.length >= LEVEL_HEAD_BYTES + 2) {
    const shape = numberShapes[(rest.readUInt32LE(0) >>> 5) & 0xf] ?? 'DIGIT';
    const [format, behind] = counted(rest.subarray(LEVEL_HEAD_BYTES));
    levels.push({ format, shape, start: 1 });
    rest = behind;
  }
  return [levels, rest];
}

function readStarts(levels: readonly NumberLevel[], data: Buffer): void {
  for (const [i, level] of levels.entries()) if (data.length >= (i + 1) * 4) level.start = data.readUInt32LE(i * 4);
}
