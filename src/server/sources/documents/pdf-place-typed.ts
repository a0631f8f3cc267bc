import type { TextItem } from './pdf-lines.ts';
import type { Typed } from './pdf-typed.ts';

/** Printed in a form where something is to be filled in. */
const FILLERS = /^[\s_.…·‥-]*$/;
/** So far above a field a printed word still names it, in points. */
const NAMED_WITHIN = 24;
const TYPED_HEIGHT = 10;
const LINE_HEIGHT = 1.2;

const leftOf = ({ transform }: TextItem): number => transform[4] ?? 0;
const baseOf = ({ transform }: TextItem): number => transform[5] ?? 0;
const rightOf = (item: TextItem): number => leftOf(item) + item.width;
const isWord = ({ str }: TextItem): boolean => str.trim() !== '';
/** Letters and figures alone: spaces and signs differ between what is printed and what is named. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const compact = (text: string): string => text.replace(/\s+/g, '');

/** The pieces of a page with what is typed on it, each behind the words that stand before it on its line. */
export function withTyped(items: readonly TextItem[], typed: readonly Typed[]): TextItem[] {
  const placed = items.map((item) => ({ ...item }));
  const printed = lettersOf(items.map(({ str }) => str).join(''));
  const inOrder = typed.toSorted((a, b) => b.rect[3] - a.rect[3] || a.rect[0] - b.rect[0]);
  for (const one of inOrder) if (!isPrinted(items, one)) place(placed, one, printed);
  return placed;
}

/** The page draws the words itself, as pages do into which a form was flattened. */
function isPrinted(items: readonly TextItem[], { lines, rect: [left, low, right, high], isTick }: Typed): boolean {
  if (isTick) return false;
  const within = items.filter(
    (item) => baseOf(item) > low - 2 && baseOf(item) < high + 2 && rightOf(item) > left - 2 && leftOf(item) < right + 2,
  );
  return compact(within.map(({ str }) => str).join('')).includes(compact(lines.join('')));
}

function place(items: TextItem[], typed: Typed, printed: string): void {
  const { rect, lines, names, isTick } = typed;
  const row = rowOf(items, rect);
  const unprinted = names.filter((name) => !printed.includes(lettersOf(name)));
  const name = !isTick && isNamedByPage(items, row, rect) ? '' : unprinted.join(': ');
  const [first = '', ...others] = lines;
  const said = [name === '' ? first : isTick ? `${first} ${name}` : `${name}: ${first}`, ...others];
  const before = row.findLast((at) => leftOf(items[at]!) < rect[0]);
  const covered = row.filter((at) => rightOf(items[at]!) > rect[0] + 2 && leftOf(items[at]!) < rect[2] - 2);
  const isOverWords = covered.some((at) => !FILLERS.test(partWithin(items[at]!, rect)));
  if (said.length > 1 || row.length === 0 || isOverWords) return void insertLines(items, said, typed, row.at(-1));
  if (before === undefined) return void insertBefore(items, row[0]!, said[0]!, rect);
  insertAfter(items, before, said[0]!, rect);
}

/** The places of the words on the line of a field, from the left; of a high one, those beside its first line. */
function rowOf(items: readonly TextItem[], [, low, , high]: Typed['rect']): number[] {
  const beside = items.flatMap((item, at) => {
    const overlap = Math.min(high, baseOf(item) + item.height) - Math.max(low, baseOf(item));
    return isWord(item) && overlap > item.height * 0.4 ? [at] : [];
  });
  const top = beside.reduce((most, at) => Math.max(most, baseOf(items[at]!)), -Infinity);
  return beside
    .filter((at) => Math.abs(baseOf(items[at]!) - top) < Math.max(items[at]!.height, 1) / 2)
    .toSorted((a, b) => leftOf(items[a]!) - leftOf(items[b]!));
}

function isNamedByPage(items: readonly TextItem[], row: readonly number[], [left, , right, high]: Typed['rect']) {
  if (row.some((at) => leftOf(items[at]!) < left)) return true;
  return items.some(
    (item) =>
      isWord(item) &&
      baseOf(item) >= high - 2 &&
      baseOf(item) < high + NAMED_WITHIN &&
      leftOf(item) < right &&
      rightOf(item) > left,
  );
}

/** Where in the letters of a piece this point lies, letters taken for equally wide. */
const letterAt = (item: TextItem, x: number): number =>
  Math.max(0, Math.min(item.str.length, Math.round(((x - leftOf(item)) / Math.max(1, item.width)) * item.str.length)));

const partWithin = (item: TextItem, [left, , right]: Typed['rect']): string =>
  item.str.slice(letterAt(item, left) + 1, Math.max(0, letterAt(item, right) - 1));

function insertAfter(items: TextItem[], at: number, text: string, rect: Typed['rect']): void {
  const item = items[at]!;
  const filled = pieceOf(` ${text} `, rect, baseOf(item), item.height);
  if (rightOf(item) <= rect[0] + 2) {
    items.splice(at + 1, 0, { ...filled, hasEOL: item.hasEOL });
    item.hasEOL = false;
    return;
  }
  const cut = letterAt(item, rect[0]);
  const head = { ...item, str: item.str.slice(0, cut), width: rect[0] - leftOf(item), hasEOL: false };
  const tail = { ...item, str: item.str.slice(cut), transform: [...item.transform], width: rightOf(item) - rect[0] };
  tail.transform[4] = rect[0];
  items.splice(at, 1, head, filled, tail);
}

function insertBefore(items: TextItem[], at: number, text: string, rect: Typed['rect']): void {
  const item = items[at]!;
  items.splice(at, 0, pieceOf(`${text} `, rect, baseOf(item), item.height));
}

/** As lines of their own: behind the line that names them, else below what stands above. */
function insertLines(items: TextItem[], lines: readonly string[], { rect }: Typed, named: number | undefined): void {
  const at = endOfLine(items, named ?? lastAbove(items, rect));
  if (at > 0) items[at - 1]!.hasEOL = true;
  const room = (rect[3] - rect[1]) / Math.max(1, lines.length);
  const height = Math.max(1, Math.min(TYPED_HEIGHT, room / LINE_HEIGHT));
  const pieces = lines.map((line, i) => ({
    ...pieceOf(line, rect, rect[3] - height * (1 + i * LINE_HEIGHT), height),
    hasEOL: true,
  }));
  items.splice(at, 0, ...pieces);
}

/** The place behind the line in which this piece stands; the beginning for null. */
function endOfLine(items: readonly TextItem[], of: number | null): number {
  if (of === null) return 0;
  const end = items.findIndex((item, at) => at >= of && item.hasEOL);
  return end < 0 ? items.length : end + 1;
}

/** The lowest word above, in its own column where it has one; null for none. */
function lastAbove(items: readonly TextItem[], [left, , right, high]: Typed['rect']): number | null {
  let best: { at: number; isInColumn: boolean; y: number } | null = null;
  for (const [at, item] of items.entries()) {
    const y = baseOf(item);
    if (!isWord(item) || y < high - item.height) continue;
    const isInColumn = leftOf(item) < right && rightOf(item) > left;
    const isBetter = !best || (isInColumn !== best.isInColumn ? isInColumn : y <= best.y);
    if (isBetter) best = { at, isInColumn, y };
  }
  return best?.at ?? null;
}

const pieceOf = (str: string, [left, , right]: Typed['rect'], y: number, height: number): TextItem => ({
  str,
  transform: [1, 0, 0, 1, left, y],
  width: Math.max(1, right - left),
  height,
  hasEOL: false,
});
