import { isInCode, lineEnd, lineStart, type Command, type TextEdit, type Writing } from './writing.ts';

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string): boolean => /^\s*\|(\s*:?-+:?\s*\|)+\s*$/.test(line);

interface Cell {
  from: number;
  to: number;
}

/** Puts a table after the line of the caret, its first heading selected. */
export const insertTable =
  (headings: readonly [string, string]): Command =>
  ({ text, to }) => {
    const end = lineEnd(text, to);
    const start = lineStart(text, to);
    const line = text.slice(start, end);
    const gap = line.trim() === '' ? (isAfterText(text, start) ? '\n' : '') : '\n\n';
    const table = `| ${headings[0]} | ${headings[1]} |\n| --- | --- |\n|  |  |`;
    const at = (line.trim() === '' ? start : end) + gap.length + 2;
    const insert = gap + table + (end < text.length && text[end + 1] !== '\n' ? '\n' : '');
    return { start: line.trim() === '' ? start : end, end, insert, select: [at, at + headings[0].length] };
  };

const isAfterText = (text: string, start: number): boolean =>
  start > 1 && text.slice(lineStart(text, start - 1), start - 1).trim() !== '';

/** The table's lines around the caret, or null outside of one. */
function tableAt({ text, from }: Writing): { start: number; lines: string[]; row: number } | null {
  if (isInCode(text, from)) return null;
  const all = text.split('\n');
  const row = text.slice(0, from).split('\n').length - 1;
  if (!isRow(all[row] ?? '')) return null;
  let [first, last] = [row, row];
  while (first > 0 && isRow(all[first - 1] ?? '')) first--;
  while (last < all.length - 1 && isRow(all[last + 1] ?? '')) last++;
  if (!isRule(all[first + 1] ?? '')) return null;
  const start = all.slice(0, first).reduce((length, line) => length + line.length + 1, 0);
  return { start, lines: all.slice(first, last + 1), row: row - first };
}

/** The words of each cell, row after row, without the rule. A bar after a backslash is a letter. */
function cellsOf(start: number, lines: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  let at = start;
  for (const line of lines) {
    const bars = isRule(line) ? [] : Array.from(line.matchAll(/(?<!\\)\|/g), ({ index }) => index);
    for (const [i, bar] of bars.slice(0, -1).entries()) {
      const body = line.slice(bar + 1, bars[i + 1]);
      const words = body.trim();
      const from = at + bar + 1 + (words === '' ? Math.min(1, body.length) : body.indexOf(words));
      cells.push({ from, to: from + words.length });
    }
    at += line.length + 1;
  }
  return cells;
}

/** Tab in a table: the next cell is selected, after the last one a new row begins. Null outside of one. */
export const nextCell: Command = (writing) => {
  const table = tableAt(writing);
  if (!table) return null;
  const cells = cellsOf(table.start, table.lines);
  const next = cells.find((cell) => cell.from > writing.to);
  return next ? selected(next) : addedRow(table, table.lines.length - 1);
};

export const previousCell: Command = (writing) => {
  const table = tableAt(writing);
  if (!table) return null;
  const cells = cellsOf(table.start, table.lines);
  const before = cells.findLast((cell) => cell.to < writing.from);
  return selected(before ?? cells[0] ?? writing);
};

/** Enter in a table: a new row below; in a row without words the table is left. */
export const nextRow: Command = (writing) => {
  const table = tableAt(writing);
  if (!table) return null;
  const line = table.lines[table.row] ?? '';
  if (table.row < 2 || line.replace(/[|\s]/g, '') !== '') return addedRow(table, Math.max(1, table.row));
  const start = table.start + table.lines.slice(0, table.row).join('\n').length + 1;
  return { start, end: start + line.length, insert: '', select: [start, start] };
};

const selected = ({ from, to }: Cell): TextEdit => ({ start: from, end: from, insert: '', select: [from, to] });

function addedRow({ start, lines }: { start: number; lines: string[] }, after: number): TextEdit {
  const columns = (lines[0] ?? '').match(/(?<!\\)\|/g)?.length ?? 2;
  const at = start + lines.slice(0, after + 1).join('\n').length;
  return { start: at, end: at, insert: `\n|${'  |'.repeat(Math.max(1, columns - 1))}`, select: [at + 3, at + 3] };
}
