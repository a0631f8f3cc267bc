import { findAll } from '../find-quote.ts';

/** The words of a passage on the screen carry this; what stands around them (times, marks of lists) is not searched. */
export const PASSAGE_WORDS = 'data-words';
const LINES = '.block, td, th, h3, li, pre, p';

/** Every place of the words within the passages of the area, in order; also in passages that were never laid out. */
export function findRanges(area: HTMLElement, wanted: string): Range[] {
  if (wanted.trim() === '') return [];
  return [...area.querySelectorAll<HTMLElement>(`[${PASSAGE_WORDS}]`)].flatMap((words) => rangesIn(words, wanted));
}

/** Every place of the words in this element; what stands in `aside` is none of its text. */
export function rangesIn(words: HTMLElement, wanted: string, aside = '[data-aside]'): Range[] {
  const shown = readShown(words, aside);
  return findAll(shown.text, wanted).flatMap(([from, to]) => shown.rangeOf(from, to) ?? []);
}

export interface ShownText {
  text: string;
  /** Null where nothing stands there. */
  rangeOf: (from: number, to: number) => Range | null;
}

/** The text that an element shows, a line of its own for each of its lines; what stands in `aside` is none of it. */
export function readShown(words: HTMLElement, aside: string): ShownText {
  const pieces: { node: Text; from: number }[] = [];
  let text = '';
  let line: Element | null = null;
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    if (node.parentElement?.closest(aside)) continue;
    const own = node.parentElement?.closest(LINES) ?? null;
    if (line !== null && own !== line) text += '\n';
    line = own;
    pieces.push({ node, from: text.length });
    text += node.data;
  }
  const place = (at: number, isEnd: boolean): [Text, number] | null => {
    const piece = pieces.findLast(({ from }) => (isEnd ? from < at : from <= at));
    return piece ? [piece.node, Math.min(piece.node.length, at - piece.from)] : null;
  };
  const rangeOf = (from: number, to: number): Range | null => {
    const [start, end] = [place(from, false), place(to, true)];
    if (!start || !end) return null;
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(...end);
    return range;
  };
  return { text, rangeOf };
}
