import type { Block } from '../passages/passages.ts';
import type { Keeper } from './keeper.ts';
import { rowsAsTable } from './rows-as-table.ts';

interface Table {
  rows: string[][];
  /** In which row of the document the last cell stands; null where rows are ended by themselves. */
  row: number | null;
  isCellOpen: boolean;
}

/** Puts what both formats of Hangul tell, paragraph by paragraph, into blocks: headings, and tables as Markdown. */
export function createHangulText(keeper: Keeper) {
  const tables: Table[] = [];
  let heading: string | null = null;
  /** Into the cell that is open, else into the document. */
  const put = ({ text, shape }: Pick<Block, 'text' | 'shape'>) => {
    const row = tables.findLast(({ isCellOpen }) => isCellOpen)?.rows.at(-1);
    if (row) row.push(`${row.pop() ?? ''} ${shape === 'table' ? text.replace(/\|(?: --- \|)+|\|/g, ' ') : text}`);
    else keeper.add(text, { heading, ...(shape && { shape }) });
  };
  return {
    add(text: string, isHeading: boolean) {
      const title = text.replace(/\s+/g, ' ').trim();
      if (!isHeading || title === '' || tables.length > 0) return put({ text });
      heading = title;
      put({ text: `# ${title}`, shape: 'heading' });
    },
    openTable: () => void tables.push({ rows: [], row: null, isCellOpen: false }),
    /** `row` null: the row is ended by `endRow`. */
    openCell(row: number | null) {
      const table = tables.at(-1);
      if (!table) return;
      if (!table.isCellOpen || table.row !== row) table.rows.push([]);
      table.rows.at(-1)?.push('');
      table.row = row;
      table.isCellOpen = true;
    },
    endRow() {
      const table = tables.at(-1);
      if (table) table.isCellOpen = false;
    },
    closeTable() {
      const table = tables.pop();
      if (table) put(rowsAsTable(table.rows));
    },
  };
}
