import type { TextItem } from './pdf-lines.ts';

interface Box {
  item: TextItem;
  left: number;
  right: number;
  y: number;
  height: number;
}
type Side = 'left' | 'right' | 'across';

/** Fewer lines than this in a column are no column. */
const LEAST_LINES = 6;
/** Lines of prose fill their column; cells of a table and captions do not. */
const LEAST_FILL = 0.7;
const LEAST_LETTERS = 12;
/** Between two words, as a multiple of the height of letters; cells stand further apart. */
const MOST_HOLE = 1.2;
/** Where the gap between two columns may lie, as shares of the width of the text. */
const GAP_FROM = 0.3;
const GAP_TO = 0.7;
const GAP_POINTS = 6;
/** A title above the columns may cross the gap. */
const MOST_ACROSS = 0.15;

/**
 * The pieces of a page in reading order. The order of the file is kept, which is that of nearly all writers; but where two
 * columns of prose were written row by row, the left one comes before the right one, between what stands across both.
 */
export function inReadingOrder(items: readonly TextItem[]): readonly TextItem[] {
  const boxes = items.filter(({ str }) => str !== '').map(toBox);
  const words = boxes.filter(({ item }) => item.str.trim() !== '');
  const gap = gapOf(words);
  if (gap === null) return items;
  const sideOf = ({ left, right }: Box): Side => (right <= gap ? 'left' : left >= gap ? 'right' : 'across');
  const columns = (['left', 'right'] as const).map((side) => linesAt(words.filter((box) => sideOf(box) === side)));
  const full = new Set(columns.flatMap(fullLines).flat());
  const steps = words.flatMap((box, i): Box[][] => {
    const last = words[i - 1];
    return last && sideOf(last) === 'left' && sideOf(box) === 'right' ? [[last, box]] : [];
  });
  const stepsInProse = steps.filter((step) => step.every((box) => full.has(box))).length;
  const isWrittenAcross = stepsInProse >= LEAST_LINES && stepsInProse > steps.length / 2;
  if (!isWrittenAcross || !columns.every((lines) => fullLines(lines).length > lines.length / 2)) return items;
  // A run of spaces from one column to the other belongs to neither.
  const kept = boxes.filter((box) => box.item.str.trim() !== '' || sideOf(box) !== 'across');
  return reorder(kept, sideOf);
}

const toBox = (item: TextItem): Box => {
  const [left = 0, y = 0] = item.transform.slice(4);
  return { item, left, right: left + item.width, y, height: item.height };
};

/** The middle of the widest gap that hardly anything crosses; null when there is none. */
function gapOf(boxes: readonly Box[]): number | null {
  const start = boxes.reduce((least, { left }) => Math.min(least, left), Infinity);
  const end = boxes.reduce((most, { right }) => Math.max(most, right), -Infinity);
  const width = end - start;
  if (!(width > 0)) return null;
  const most = MOST_ACROSS * linesAt(boxes).length;
  const covers = new Uint32Array(Math.ceil(width) + 1);
  for (const { left, right } of boxes)
    for (let x = Math.floor(left - start); x < Math.min(covers.length, right - start); x++) covers[x]!++;
  let best = { from: 0, to: 0 };
  let from: number | null = null;
  for (let x = Math.floor(width * GAP_FROM); x <= width * GAP_TO; x++) {
    const isFree = (covers[x] ?? 0) <= most;
    from = isFree ? (from ?? x) : null;
    if (from !== null && x - from > best.to - best.from) best = { from, to: x };
  }
  return best.to - best.from >= GAP_POINTS ? start + (best.from + best.to) / 2 : null;
}

/** Pieces at one height, from the top. */
function linesAt(boxes: readonly Box[]): Box[][] {
  const lines: Box[][] = [];
  for (const box of boxes.toSorted((a, b) => b.y - a.y)) {
    const last = lines.at(-1)?.[0];
    if (last && isSameLine(last, box)) lines.at(-1)?.push(box);
    else lines.push([box]);
  }
  return lines;
}

const isSameLine = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) < Math.max(one.height, other.height, 1) / 2;

/** The lines of a column that fill it without holes, as all lines of a paragraph but its last do. */
function fullLines(lines: readonly Box[][]): Box[][] {
  const width = widthOf(lines.flat());
  return lines.filter(
    (line) => widthOf(line) >= LEAST_FILL * width && lettersOf(line) >= LEAST_LETTERS && !hasHole(line),
  );
}

function hasHole(line: readonly Box[]): boolean {
  const sorted = line.toSorted((a, b) => a.left - b.left);
  return sorted.some((box, i) => i > 0 && box.left - (sorted[i - 1]?.right ?? 0) > MOST_HOLE * box.height);
}

const widthOf = (boxes: readonly Box[]): number =>
  boxes.reduce((most, { right }) => Math.max(most, right), -Infinity) -
  boxes.reduce((least, { left }) => Math.min(least, left), Infinity);

const lettersOf = (line: readonly Box[]): number => line.reduce((sum, { item }) => sum + item.str.trim().length, 0);

function reorder(boxes: readonly Box[], sideOf: (box: Box) => Side): TextItem[] {
  const across = boxes.filter((box) => sideOf(box) === 'across' && box.item.str.trim() !== '');
  const bands = linesAt(across).map((line) => line[0]?.y ?? 0);
  /** Between which lines across the page a piece stands; a line across ends its band. */
  const bandOf = ({ y }: Box) => bands.filter((line) => line > y).length;
  const rank: Record<Side, number> = { left: 0, right: 1, across: 2 };
  const placed = boxes.map((box, place) => ({ box, place, band: bandOf(box), side: rank[sideOf(box)] }));
  const sorted = placed.toSorted((a, b) => a.band - b.band || a.side - b.side || a.place - b.place);
  return sorted.map(({ box, band, side }, i) => {
    const next = sorted[i + 1];
    const goesOn = next && next.band === band && next.side === side && isSameLine(box, next.box);
    return { ...box.item, hasEOL: !goesOn };
  });
}
