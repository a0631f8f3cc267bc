import { linesOf, readLine, type Command, type Line, type TextEdit, type Writing } from './writing.ts';

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
    const told = lines.map(readLine);
    const isLone = told.length === 1;
    const counts = (line: Line) => isLone || line.words.trim() !== '' || line.mark !== '';
    const areAll = told.every((line) => !counts(line) || isBlock(line, block));
    let number = 0;
    return replaced(writing, (line) => {
      if (!counts(line)) return line.indent + line.mark + line.words;
      if (areAll) return line.indent + line.words;
      if (isBlock(line, block) && block !== 'numbered') return line.indent + line.mark + line.words;
      return line.indent + markOf(block, ++number) + line.words;
    });
  };

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
  if (lines.length > 1 && first.startsWith('```') && /^```\s*$/.test(last)) {
    const insert = lines.slice(1, -1).join('\n');
    return { start, end, insert, select: [start, start + insert.length] };
  }
  const longest = Math.max(2, ...Array.from(lines.join('\n').matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const at = start + fence.length + 1;
  const body = lines.join('\n');
  return { start, end, insert: `${fence}\n${body}\n${fence}`, select: [at, at + body.length] };
};
