/** As pdf.js gives a piece of text: its place is the last two numbers of `transform`, in points from the lower left. */
export interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

export interface Line {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pieces of a page as lines, in the order of the file, which is the reading order of nearly all writers. */
export function linesOf(items: readonly TextItem[]): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const item of items) {
    const [x = 0, y = 0] = item.transform.slice(4);
    if (item.str !== '') {
      open ??= { text: '', x, y, width: 0, height: 0 };
      open.text += item.str;
      const right = Math.max(open.x + open.width, x + item.width);
      open.x = Math.min(open.x, x);
      open.width = right - open.x;
      open.height = Math.max(open.height, item.height);
    }
    if (item.hasEOL && open) {
      lines.push(open);
      open = null;
    }
  }
  if (open) lines.push(open);
  return lines
    .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }))
    .filter((line) => line.text !== '');
}

/**
 * A wider gap, another size of letters or a jump upward begins a paragraph; so does an item of a list, and the line behind one
 * that its writer ended before its room was used up.
 */
export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  const rightOf = rightEdges(lines);
  for (const line of lines) {
    const last = paragraphs.at(-1)?.at(-1);
    if (last && !isNewParagraph(last, line) && !isNextItem(last, line, rightOf(last))) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** Where the lines end that begin about where this one does: as far as their column reaches. */
function rightEdges(lines: readonly Line[]): (line: Line) => number {
  const columnOf = ({ x, height }: Line): number => Math.round(x / Math.max(1, 3 * height));
  const edges = new Map<number, number>();
  for (const line of lines) {
    const column = columnOf(line);
    edges.set(column, Math.max(edges.get(column) ?? 0, line.x + line.width));
  }
  return (line) => edges.get(columnOf(line)) ?? 0;
}

const BULLET = /^[•■□▶●○◆※▪①-⑳]/u;
/** An item of a list, or 'label: value'. */
const ITEM = /^(?:[-–*·]\s|\(?\d{1,2}[.)]\s|[가-하][.)]\s|[\p{L}\p{N} ()/·&]{1,16}\s?[:：]\s?\S)/u;
const SENTENCE_END = /(?:[.!?。…]|[가-힣][다요죠음함됨])["'”’)\]]?$/u;

function isNextItem(last: Line, line: Line, rightEdge: number): boolean {
  const isItem = ITEM.test(line.text);
  const hasEnded = ITEM.test(last.text) || SENTENCE_END.test(last.text);
  if (BULLET.test(line.text) || (isItem && hasEnded)) return true;
  const first = line.text.split(' ', 1)[0] ?? '';
  const wordWidth = line.width * ((first.length + 1) / line.text.length);
  const endsEarly = last.x + last.width + wordWidth < rightEdge;
  return endsEarly && (isItem || hasEnded);
}

function isNewParagraph(last: Line, line: Line): boolean {
  const height = Math.max(last.height, line.height, 1);
  const down = last.y - line.y;
  const hasJumped = down < -height && !/[^.!?。…]$/.test(last.text);
  return hasJumped || down > height * 1.9 || Math.abs(last.height - line.height) > height * 0.25;
}

const HANGUL = /[\uac00-\ud7a3]/;

/** The words that stand inside lines, where no line break can have cut them. */
export function wordsInside(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.text.split(' ').slice(1, -1)));
}

/** The share of a line's letters below the line that they stand on. */
const BELOW = 0.2;

/** Left, lower, right and upper edge of a line on its page, from the lower left. */
export const edgesOf = ({ x, y, width, height }: Line): [number, number, number, number] => [
  x,
  y - height * BELOW,
  x + width,
  y + height * (1 - BELOW),
];

/**
 * One paragraph of its lines. Korean writers break lines inside words: two halves are glued where the whole word stands
 * elsewhere in the document. A hyphen at a line's end before a small letter goes. `ends`: where
 * each line ends in the text.
 */
export function joinLines(lines: readonly Line[], known: ReadonlySet<string>): { text: string; ends: number[] } {
  let text = '';
  const ends = lines.map(({ text: next }) => {
    text = joined(text, next, known);
    return text.length;
  });
  return { text, ends };
}

function joined(text: string, next: string, known: ReadonlySet<string>): string {
  if (text === '') return next;
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  if (!HANGUL.test(text.at(-1) ?? '') || !HANGUL.test(next[0] ?? '')) {
    const isCjk = /[\u3040-\u30ff\u4e00-\u9fff]$/.test(text) && /^[\u3040-\u30ff\u4e00-\u9fff]/.test(next);
    return isCjk ? text + next : `${text} ${next}`;
  }
  const whole = `${text.split(' ').at(-1)}${next.split(' ')[0]}`;
  return known.has(whole) ? text + next : `${text} ${next}`;
}
