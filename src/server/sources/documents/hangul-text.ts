import type { Keeper } from './keeper.ts';

interface Table {
  cells: string[];
  row: number | null;
}

/** Puts what both formats of Hangul tell, paragraph by paragraph, into blocks: headings, and tables row by row. */
export function createHangulText(keeper: Keeper) {
  const tables: Table[] = [];
  let heading: string | null = null;
  let isTold = true;
  const keep = (text: string) => {
    if (text.trim() !== '') isTold = true;
    keeper.add(text, { heading });
  };
  const keepHeading = () => {
    if (!isTold && heading !== null) keeper.add(heading);
  };
  const endRow = () => {
    const table = tables.at(-1);
    if (!table) return;
    const line = table.cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' | ');
    table.cells = [];
    if (line !== '') put(line, false);
  };
  /** Into the cell that is open, else into the document. */
  const put = (text: string, isHeading: boolean) => {
    const outer = tables.findLast(({ cells }) => cells.length > 0);
    if (outer) {
      const words = text.replace(/\s+/g, ' ').trim();
      const last = outer.cells.pop() ?? '';
      outer.cells.push(last === '' ? words : `${last} ${words}`);
    } else if (isHeading && text.trim() !== '') {
      keepHeading();
      heading = text.replace(/\s+/g, ' ').trim();
      isTold = false;
    } else keep(text);
  };
  return {
    add: put,
    openTable: () => void tables.push({ cells: [], row: null }),
    /** A cell in another row ends the row before; null where rows are ended by themselves. */
    openCell(row: number | null) {
      const table = tables.at(-1);
      if (table && table.row !== row) endRow();
      if (table) table.row = row;
      table?.cells.push('');
    },
    endRow,
    closeTable() {
      endRow();
      tables.pop();
    },
    end: keepHeading,
  };
}
