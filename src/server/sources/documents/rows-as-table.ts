import { toMarkdownTable } from '../article/tables.ts';
import type { Block } from '../passages/passages.ts';

/** Wider ones are no tables that anybody reads. */
const MOST_COLUMNS = 1_000;

/** Rows of cells as a table in Markdown; what has a single column is text. Empty rows and columns at the end are left out. */
export function rowsAsTable(rows: readonly (readonly string[])[]): Pick<Block, 'text' | 'shape'> {
  const cells = rows.flatMap((row, y) =>
    row.map((cell, column) => ({ text: cell.replace(/\s+/g, ' ').trim(), row: y, column })),
  );
  const filled = cells.filter(({ text }) => text !== '');
  const isTable = filled.some(({ column }) => column > 0) && !filled.some(({ column }) => column >= MOST_COLUMNS);
  if (!isTable) return { text: filled.map(({ text }) => text).join('\n') };
  return { text: toMarkdownTable(filled), shape: 'table' };
}
