import type { DomElement, DomNode } from './dom.ts';

/** A place in a table that shows data; rows and columns from 0. */
export interface Cell {
  table: DomNode;
  row: number;
  column: number;
}

/** Characters; what is longer is prose that a table arranges. */
const LONGEST = { cell: 300, row: 500 };
const MOST_COLUMNS = 30;

/** The cells of a table of data; null for one that arranges a page, holds another table, or has a single row or column. */
export function cellsOf(table: DomElement): ReadonlyMap<DomNode, Cell> | null {
  if (/^(presentation|none)$/.test(table.getAttribute('role') ?? '')) return null;
  if (table.querySelector('table, h1, h2, h3, h4, h5, h6, pre, form')) return null;
  const cells = new Map<DomNode, Cell>();
  const taken = new Set<string>();
  const rows = [...table.querySelectorAll('tr')];
  let width = 0;
  for (const [row, line] of rows.entries()) {
    if ((line.textContent ?? '').trim().length > LONGEST.row) return null;
    let column = 0;
    for (let cell = line.firstElementChild; cell; cell = cell.nextElementSibling) {
      if (!/^T[DH]$/i.test(cell.nodeName)) continue;
      if ((cell.textContent ?? '').trim().length > LONGEST.cell) return null;
      while (taken.has(`${row} ${column}`)) column++;
      cells.set(cell, { table, row, column });
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let r = 0; r < down; r++) for (let c = 0; c < across; c++) taken.add(`${row + r} ${column + c}`);
      column += across;
    }
    width = Math.max(width, column);
  }
  return rows.length < 2 || width < 2 || width > MOST_COLUMNS ? null : cells;
}

function spanOf(cell: DomElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return span >= 1 ? Math.min(span, MOST_COLUMNS) : 1;
}

/** The rows as GFM: the first is the header, then the line below it; short rows are filled up. */
export function toMarkdownTable(cells: readonly { text: string; row: number; column: number }[]): string {
  const width = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const rows = [...Map.groupBy(cells, (cell) => cell.row).values()].map((inRow) => {
    const texts = Array<string>(width).fill('');
    for (const { column, text } of inRow) {
      const before = texts[column] ? `${texts[column]} ` : '';
      texts[column] = before + text.replaceAll('|', '\\|');
    }
    return `| ${texts.join(' | ')} |`;
  });
  const [header = '', ...rest] = rows;
  return [header, `|${' --- |'.repeat(width)}`, ...rest].join('\n');
}
