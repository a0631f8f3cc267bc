import { either } from '#contract/base/either.ts';

/** A text in a field, with what is selected in it: `from` equals `to` where the caret stands. */
export interface Writing {
  text: string;
  from: number;
  to: number;
}

/** A change of it: what stands between `start` and `end` becomes `insert`; then `select` is selected. */
export interface TextEdit {
  start: number;
  end: number;
  insert: string;
  select: readonly [from: number, to: number];
}

/** What a key or button does to the text; null where it has nothing to do there. */
export type Command = (writing: Writing) => TextEdit | null;

export const applied = ({ text }: Writing, { start, end, insert, select }: TextEdit): Writing => ({
  text: text.slice(0, start) + insert + text.slice(end),
  from: select[0],
  to: select[1],
});

/** Where the line of this place begins, and where it ends. */
export const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);
export function lineEnd(text: string, at: number): number {
  const next = text.indexOf('\n', at);
  return next === -1 ? text.length : next;
}

/** The whole lines that the selection touches. A selection that ends before the first letter of a line leaves it out. */
export function linesOf({ text, from, to }: Writing): { start: number; end: number; lines: string[] } {
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const start = lineStart(text, from);
  const end = lineEnd(text, Math.max(last, start));
  return { start, end, lines: text.slice(start, end).split('\n') };
}

/** A line of Markdown as the editor takes it apart. `mark` is everything from the indentation to the words. */
export interface Line {
  indent: string;
  kind: 'plain' | 'heading' | 'bullet' | 'numbered' | 'quote';
  mark: string;
  isTask: boolean;
  /** Of a heading its level, of a numbered line its number; otherwise 0. */
  count: number;
  words: string;
}

const LINE = new RegExp(
  String.raw`^([ \t]*)(?:${either([/(#{1,6})[ \t]+|([-*+])[ \t]+(\[[ xX]\](?:[ \t]+|$))?/, /(\d{1,9})[.)][ \t]+(\[[ xX]\](?:[ \t]+|$))?|(>)[ \t]?/]).source})?(.*)$`,
  's',
);

export function readLine(line: string): Line {
  const [, indent = '', heading, bullet, bulletTask, number, numberTask, quote, words = ''] = LINE.exec(line) ?? [];
  const mark = line.slice(indent.length, line.length - words.length);
  const kind = heading ? 'heading' : bullet ? 'bullet' : number ? 'numbered' : quote ? 'quote' : 'plain';
  const count = heading ? heading.length : number ? Number(number) : 0;
  return { indent, kind, mark, isTask: (bulletTask ?? numberTask) !== undefined, count, words };
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Whether the place stands within a block of code, where marks are letters. */
export function isInCode(text: string, at: number): boolean {
  let open: string | null = null;
  for (const line of text.slice(0, lineStart(text, at)).split('\n')) {
    const [, fence, rest = ''] = FENCE.exec(line) ?? [];
    if (!fence) continue;
    if (open === null) open = fence;
    else if (fence[0] === open[0] && fence.length >= open.length && rest.trim() === '') open = null;
  }
  return open !== null;
}
