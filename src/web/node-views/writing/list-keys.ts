import { renumbered } from './renumber.ts';
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

const isListed = (line: Line): boolean => line.kind === 'bullet' || line.kind === 'numbered';

/** Enter in a list or quote: the next line begins like this one; a line without words leaves the list. */
export const continueLine: Command = (writing) => {
  const { text, from, to } = writing;
  const start = lineStart(text, from);
  const end = lineEnd(text, to);
  const line = readLine(text.slice(start, end));
  const lead = line.indent + line.mark;
  if ((!isListed(line) && line.kind !== 'quote') || from < start + lead.length || isInCode(text, from)) return null;
  if (line.words.trim() === '' && from === to) return left(text, start, end, line);
  const mark = nextMark(line);
  const rest = text.slice(to, end);
  const begun = `\n${line.indent}${mark}`;
  const following = line.kind === 'numbered' ? countedOn(text, end, line) : { end, insert: text.slice(to, end) };
  const insert = line.kind === 'numbered' ? begun + rest + following.insert : begun;
  const stop = line.kind === 'numbered' ? following.end : to;
  return { start: from, end: stop, insert, select: [from + begun.length, from + begun.length] };
};

function nextMark(line: Line): string {
  const task = line.isTask ? '[ ] ' : '';
  if (line.kind === 'numbered') return `${line.count + 1}${line.mark.replace(/^\d+/, '').slice(0, 1)} ${task}`;
  return line.kind === 'quote' ? '> ' : `${line.mark.slice(0, 1)} ${task}`;
}

/** An empty line of a nested list goes one level out; of an outer one it becomes plain. */
function left(text: string, start: number, end: number, line: Line): TextEdit {
  const outer = line.indent === '' ? null : parentOf(text, start, line);
  const insert = outer ? outer.indent + (isListed(outer) ? nextMark(outer) : '') : '';
  return { start, end, insert, select: [start + insert.length, start + insert.length] };
}

function parentOf(text: string, start: number, { indent }: Line): Line | null {
  const above = text.slice(0, Math.max(0, start - 1)).split('\n');
  for (const line of above.toReversed()) {
    const told = readLine(line);
    if (isListed(told) && told.indent.length < indent.length) return told;
  }
  return null;
}

/** The numbers of the lines that follow in the same list, each one more. */
function countedOn(text: string, from: number, line: Line): { end: number; insert: string } {
  let end = from;
  let insert = '';
  let count = line.count + 1;
  while (text[end] === '\n') {
    const stop = lineEnd(text, end + 1);
    const raw = text.slice(end + 1, stop);
    const told = readLine(raw);
    const isNested = told.indent.length > line.indent.length && raw.trim() !== '';
    if (!isNested && (told.kind !== 'numbered' || told.indent !== line.indent || told.count !== count)) break;
    insert += `\n${isNested ? raw : told.indent + told.mark.replace(/^\d+/, String(++count)) + told.words}`;
    end = stop;
  }
  return { end, insert };
}

/** Tab in a list: the selected lines go below the line before them. Null outside a list. */
export const indent: Command = (writing) => {
  const { text } = writing;
  const { start, lines } = linesOf(writing);
  const first = readLine(lines[0] ?? '');
  if (!isListed(first) || isInCode(text, start)) return null;
  const above = start === 0 ? [] : text.slice(0, start - 1).split('\n');
  const sibling = above
    .toReversed()
    .map(readLine)
    .find((line) => isListed(line) && line.indent.length <= first.indent.length);
  const by = sibling ? sibling.indent.length + widthOf(sibling) - first.indent.length : 0;
  return shifted(writing, Math.max(0, by));
};

/** Shift and Tab in a list: one level out. */
export const outdent: Command = (writing) => {
  const { start, lines } = linesOf(writing);
  const first = readLine(lines[0] ?? '');
  if (!isListed(first) || isInCode(writing.text, start)) return null;
  const parent = parentOf(writing.text, start, first);
  return shifted(writing, (parent?.indent.length ?? 0) - first.indent.length);
};

/** How far the words of a list line stand from its mark: what belongs to it is indented as much. */
const widthOf = ({ kind, mark }: Line): number => (kind === 'numbered' ? mark.replace(/\[[ xX]\]\s*$/, '').length : 2);

/** Moves the selected lines; numbers follow, each place of the selection stays as far from the end of its line. */
function shifted({ text, from, to }: Writing, by: number): TextEdit {
  const { start, end, lines: chosen } = linesOf({ text, from, to });
  const above = listBefore(text, start);
  const below = listAfter(text, end);
  const moved = chosen.map((line) => {
    if (by >= 0) return line === '' ? line : ' '.repeat(by) + line;
    const space = line.length - line.trimStart().length;
    return line.slice(Math.min(-by, space));
  });
  const isMoved = (i: number) => i >= above.length && i < above.length + chosen.length && by !== 0;
  const before = [...above, ...chosen, ...below];
  const lines = renumbered(before, [...above, ...moved, ...below], isMoved).slice(above.length);
  const old = before.slice(above.length);
  while (lines.length > chosen.length && lines.at(-1) === old.at(-1)) {
    lines.pop();
    old.pop();
  }
  const at = (place: number): number => {
    const row = text.slice(start, place).split('\n').length - 1;
    const fromEnd = old.slice(0, row + 1).join('\n').length - (place - start);
    const first = lines.slice(0, row).join('\n').length + (row > 0 ? 1 : 0);
    return start + Math.max(first, lines.slice(0, row + 1).join('\n').length - fromEnd);
  };
  return { start, end: start + old.join('\n').length, insert: lines.join('\n'), select: [at(from), at(to)] };
}

/** The lines of the same list around, up to an empty line. */
function listBefore(text: string, start: number): string[] {
  const above = start === 0 ? [] : text.slice(0, start - 1).split('\n');
  const gap = above.findLastIndex((line) => line.trim() === '');
  return above.slice(gap + 1);
}
function listAfter(text: string, end: number): string[] {
  const below = end >= text.length ? [] : text.slice(end + 1).split('\n');
  const gap = below.findIndex((line) => line.trim() === '');
  return gap === -1 ? below : below.slice(0, gap);
}

/** Backspace right behind the mark of a list or quote: one level out, and from the outermost to a plain line. */
export const dropMark: Command = (writing) => {
  const { text, from, to } = writing;
  const start = lineStart(text, from);
  const line = readLine(text.slice(start, lineEnd(text, from)));
  const isMarked = isListed(line) || line.kind === 'quote';
  if (from !== to || !isMarked || from !== start + line.indent.length + line.mark.length) return null;
  if (isInCode(text, from)) return null;
  if (isListed(line) && parentOf(text, start, line)) return outdent(writing);
  const at = start + line.indent.length;
  return { start: at, end: from, insert: '', select: [at, at] };
};
