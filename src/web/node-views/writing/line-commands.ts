import {
  isInCode,
  lineEnd,
  linesOf,
  lineStart,
  readLine,
  type Command,
  type Line,
  type TextEdit,
  type Writing,
} from './writing.ts';

export type Block = 'bullet' | 'numbered' | 'task' | 'quote';

const isBlock = (line: Line, block: Block): boolean =>
  block === 'task' ? line.isTask : line.kind === block && !line.isTask;

const markOf = (block: Block, number: number): string =>
  block === 'bullet' ? '- ' : block === 'task' ? '- [ ] ' : block === 'quote' ? '> ' : `${number}. `;

/** Makes the selected lines a list, a list to tick or a quote; back to plain lines when all of them are that already. */
export const toggleBlock =
  (block: Block): Command =>
  (writing) => {
    const { lines } = linesOf(writing);
    const told = lines.map((line) => within(readLine(line), block).line);
    const isLone = told.length === 1;
    const counts = (line: Line) => isLone || line.words.trim() !== '' || line.mark !== '';
    const areAll = told.every((line) => !counts(line) || isBlock(line, block));
    let number = 0;
    return replaced(writing, (outer) => {
      const { lead, line } = within(outer, block);
      return lead + rewritten(line);
    });
    function rewritten(line: Line): string {
      if (!counts(line)) return line.indent + line.mark + line.words;
      if (areAll) return line.indent + line.words;
      if (isBlock(line, block) && block !== 'numbered') return line.indent + line.mark + line.words;
      // What is quoted stays the list or heading that it was.
      return line.indent + markOf(block, ++number) + (block === 'quote' ? line.mark : '') + line.words;
    }
  };

/** Within a quote a list is made of what is quoted. */
function within(line: Line, block: Block): { lead: string; line: Line } {
  if (block === 'quote' || line.kind !== 'quote') return { lead: '', line };
  const inner = within(readLine(line.words), block);
  return { lead: line.indent + line.mark + inner.lead, line: inner.line };
}

const LEVELS = 3;

/** One level of heading further: none, large, middle, small and none again. */
export const stepHeading: Command = (writing) => {
  const first = readLine(linesOf(writing).lines[0] ?? '');
  const level = first.kind === 'heading' ? (first.count >= LEVELS ? 0 : first.count + 1) : 1;
  return setHeading(level)(writing);
};

/** Makes the selected lines headings of this level; 0, or the level that they have, makes them plain. */
export const setHeading =
  (level: number): Command =>
  (writing) => {
    const told = linesOf(writing).lines.map(readLine);
    const isOff = level === 0 || told.every((line) => line.kind === 'heading' && line.count === level);
    return replaced(writing, (line, isLone) => {
      if (!isLone && line.words.trim() === '') return line.indent + line.mark + line.words;
      return isOff ? line.words : `${'#'.repeat(level)} ${line.words}`;
    });
  };

/** Rewrites the selected lines. A caret keeps its place among the words; a selection becomes the rewritten lines. */
function replaced(writing: Writing, rewrite: (line: Line, isLone: boolean) => string): TextEdit {
  const { start, end, lines } = linesOf(writing);
  const insert = lines.map((line) => rewrite(readLine(line), lines.length === 1)).join('\n');
  if (insert === lines.join('\n')) return { start, end, insert, select: [writing.from, writing.to] };
  if (writing.from !== writing.to && lines.length > 1) {
    return { start, end, insert, select: [start, start + insert.length] };
  }
  const grown = insert.length - (end - start);
  const floor = start + insert.length - readLine(insert).words.length;
  const moved = (at: number) => Math.min(start + insert.length, Math.max(at + grown, floor));
  return { start, end, insert, select: [moved(writing.from), moved(writing.to)] };
}

/** Puts the selected lines into a block of code, or code marks around words within one line; and takes them out again. */
export const toggleCodeBlock: Command = (writing) => {
  const { start, end, lines } = linesOf(writing);
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  const { text, to } = writing;
  const around = fencesAround(text, start, end) ?? fencesAround(text, start, lineEnd(text, to));
  if (around) return around;
  if (lines.length > 1 && isFenced(first, last)) {
    const insert = lines.slice(1, -1).join('\n');
    return { start, end, insert, select: [start, start + insert.length] };
  }
  const longest = Math.max(2, ...Array.from(lines.join('\n').matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const at = start + fence.length + 1;
  const body = lines.join('\n');
  return { start, end, insert: `${fence}\n${body}\n${fence}`, select: [at, at + body.length] };
};

/** Whether these two lines open and close one block of code. */
function isFenced(open: string, close: string): boolean {
  const fence = /^`{3,}/.exec(open)?.[0];
  return fence !== undefined && new RegExp(`^${fence}\\s*$`).test(close);
}

/** Takes the lines that open and close a block of code away from around all that stands in it. */
function fencesAround(text: string, start: number, end: number): TextEdit | null {
  if (start === 0 || end >= text.length) return null;
  const from = lineStart(text, start - 1);
  const to = lineEnd(text, end + 1);
  if (!isFenced(text.slice(from, start - 1), text.slice(end + 1, to)) || isInCode(text, from)) return null;
  const insert = text.slice(start, end);
  return { start: from, end: to, insert, select: [from, from + insert.length] };
}
