/** Where words stand in a text, as [from, to). */
export type Span = readonly [from: number, to: number];

/** A line of a text in the Markdown in which sources are kept. */
export interface MarkedLine {
  /** 'mark' holds no words: an empty line, a fence, the line below the header of a table. */
  kind: 'text' | 'heading' | 'item' | 'quote' | 'caption' | 'row' | 'code' | 'mark';
  /** Of a heading 1 to 6; of other lines the number of spaces before them. */
  level: number;
  /** How an item begins: '-' or '3.'; empty elsewhere. */
  mark: string;
  /** Its words without marks: one stretch, of a row one for each cell. */
  parts: Span[];
}

const HEADING = /^(#{1,6})\s+(?=\S)/;
/** A box to tick is a mark too. */
const ITEM = /^(-|\d{1,9}\.)\s+(?:\[[ xX]\]\s+)?(?=\S)/;
const QUOTE = /^(>\s?)+/;
const CAPTION = /^\*[^*\s](.*[^*\s])?\*$/;
const ROW = /^\|.*\|$/;
const RULE = /^\|( :?-{3,}:? \|)+$/;
const FENCE = /^(`{3,})[\w+#.-]*$/;

/** The lines of the text in order. What is no Markdown is text. */
export function linesOf(text: string): MarkedLine[] {
  const lines: MarkedLine[] = [];
  let fence: string | null = null;
  let isInTable = false;
  const all = [...text.matchAll(/^.*$/gm)].map(({ 0: line, index }) => ({ line, at: index }));
  all.forEach(({ line, at }, i) => {
    const trimmed = line.trim();
    const start = at + line.indexOf(trimmed);
    const push = (kind: MarkedLine['kind'], parts: Span[], level = start - at, mark = '') =>
      lines.push({ kind, level, mark, parts });
    const rest = (skipped: number): Span[] => [[start + skipped, start + trimmed.length]];
    if (fence !== null) {
      if (trimmed === fence) fence = null;
      else return push('code', line === '' ? [] : [[at, at + line.length]]);
      return push('mark', []);
    }
    const opened = FENCE.exec(trimmed)?.[1];
    if (opened && all.slice(i + 1).some((later) => later.line.trim() === opened)) {
      fence = opened;
      return push('mark', []);
    }
    isInTable = ROW.test(trimmed) && (isInTable || RULE.test(all[i + 1]?.line.trim() ?? ''));
    if (isInTable) return RULE.test(trimmed) ? push('mark', []) : push('row', cellsOf(trimmed, start));
    const quote = QUOTE.exec(trimmed)?.[0].length ?? 0;
    if (trimmed.length === quote) return push('mark', []);
    if (quote > 0) return push('quote', rest(quote + (ITEM.exec(trimmed.slice(quote))?.[0].length ?? 0)));
    const heading = HEADING.exec(trimmed);
    if (heading) return push('heading', rest(heading[0].length), heading[1]?.length ?? 1);
    const item = ITEM.exec(trimmed);
    if (item) return push('item', rest(item[0].length), start - at, item[1]);
    if (CAPTION.test(trimmed)) return push('caption', [[start + 1, start + trimmed.length - 1]]);
    return push('text', rest(0));
  });
  return lines;
}

function cellsOf(row: string, start: number): Span[] {
  return [...row.matchAll(/(?<=\|)(?:\\\||[^|])*(?=\|)/g)].map(({ 0: cell, index }) => {
    const from = start + index + (cell.length - cell.trimStart().length);
    return [from, Math.max(from, start + index + cell.trimEnd().length)];
  });
}

/** The words of a text without its marks, in stretches that can be quoted as they stand. Headings say nothing by themselves. */
export const quotableOf = (text: string): string[] =>
  linesOf(text)
    .filter((line) => line.kind !== 'heading')
    .flatMap((line) => line.parts.map((part) => text.slice(...part)))
    .filter((words) => words !== '');

/** All words of a text without its marks. */
export const plainOf = (text: string): string =>
  linesOf(text)
    .map((line) => line.parts.map((part) => text.slice(...part)).join(' '))
    .filter((words) => words.trim() !== '')
    .join('\n');
