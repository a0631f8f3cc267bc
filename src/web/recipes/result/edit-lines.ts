import type { Span } from '#contract/base/marked-text.ts';
import type { ScriptLine } from '#contract/recipes/script/script.ts';

/** What is typed into a line stays one line. */
const oneLine = (words: string): string => words.replace(/\s*\n\s*/g, ' ').trim();

const lineAround = (text: string, [from, to]: Span): Span => {
  const end = text.indexOf('\n', to);
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end];
};

const isRow = (line: string): boolean => line.trimStart().startsWith('|');
/** A bar within a cell would end it. */
const inCell = (words: string): string => words.replace(/(?<!\\)\|/g, '\\|');

/** The text with these words in the place of a line's; its mark, its label and everything around it stay. */
export function withLine(text: string, at: Span, words: string): string {
  const said = oneLine(words);
  const isCell = isRow(text.slice(...lineAround(text, at)));
  return text.slice(0, at[0]) + (isCell ? inCell(said) : said) + text.slice(at[1]);
}

/** The text without a line and the blank lines that parted it from the next; of a table row without what is said its cell alone is emptied. */
export function withoutLine(text: string, { at, kind }: Pick<ScriptLine, 'at' | 'kind'>): string {
  const [from, to] = lineAround(text, at);
  if (isRow(text.slice(from, to)) && kind !== 'spoken') return text.slice(0, at[0]) + text.slice(at[1]);
  const behind = /^\n+/.exec(text.slice(to))?.[0].length ?? 0;
  const before = text.slice(0, from);
  const rest = text.slice(to + behind);
  return rest === '' ? before.trimEnd() : before + rest;
}

const TIME = /\[?\(?\d{1,2}:\d{2}(?:\s*[-–—~]\s*\d{1,2}:\d{2})?\)?\]?\s*/g;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s/;

/** The text with one more line below this one: another row of its table, item of its list, or paragraph. */
export function withLineBelow(text: string, at: Span, words: string): string {
  const [from, to] = lineAround(text, at);
  const line = text.slice(from, to);
  const said = oneLine(words);
  if (isRow(line)) return text.slice(0, to) + `\n${rowLike(line, at[0] - from, inCell(said))}` + text.slice(to);
  const mark = text.slice(from, at[0]).replace(TIME, '');
  const isClose = ITEM.test(line) || /^\n[^\n]/.test(text.slice(to));
  return `${text.slice(0, to)}${isClose ? '\n' : '\n\n'}${mark}${said}${text.slice(to)}`;
}

/** A row with as many cells, of which that one alone is filled. */
function rowLike(row: string, place: number, words: string): string {
  const bars = [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const column = bars.filter((bar) => bar < place).length - 1;
  return `|${bars
    .slice(1)
    .map((_, i) => (i === column ? ` ${words} |` : ' |'))
    .join('')}`;
}
