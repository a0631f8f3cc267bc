import type { createParagraphs } from './docx-paragraphs.ts';
import { piecesOfTable, type DocxCell, type DocxPiece } from './docx-pieces.ts';

interface Table {
  rows: DocxCell[][];
  row: { cells: DocxCell[]; column: number; isDropped: boolean } | null;
  cell: { pieces: DocxPiece[]; span: number; isDropped: boolean } | null;
}

/** Tables within tables; what lies deeper is read without its frame. */
const MOST_DEPTH = 20;

/** Follows the tables of a story; a closed one is put where it stands. */
export function createTables(paragraphs: ReturnType<typeof createParagraphs>) {
  const open: Table[] = [];
  let deeper = 0;
  const at = () => (deeper > 0 ? undefined : open.at(-1));
  return {
    open() {
      if (open.length >= MOST_DEPTH) deeper++;
      else open.push({ rows: [], row: null, cell: null });
    },
    openRow() {
      const table = at();
      if (table) table.row = { cells: [], column: 0, isDropped: false };
    },
    openCell() {
      const table = at();
      if (!table) return;
      table.cell = { pieces: [], span: 1, isDropped: false };
      paragraphs.openPlace(table.cell.pieces);
    },
    /** Columns before the first cell of a row. */
    skip(columns: number) {
      const row = at()?.row;
      if (row && columns > 0) row.column += columns;
    },
    widen(columns: number) {
      const cell = at()?.cell;
      if (cell && columns > 1) cell.span = columns;
    },
    dropCell() {
      const cell = at()?.cell;
      if (cell) cell.isDropped = true;
    },
    dropRow() {
      const row = at()?.row;
      if (row) row.isDropped = true;
    },
    closeCell() {
      const table = at();
      if (!table?.cell) return;
      paragraphs.closePlace();
      const { pieces, span, isDropped } = table.cell;
      table.row?.cells.push({ column: table.row.column, pieces: isDropped ? [] : pieces });
      if (table.row) table.row.column += span;
      table.cell = null;
    },
    closeRow() {
      const table = at();
      if (table?.row && !table.row.isDropped) table.rows.push(table.row.cells);
      if (table) table.row = null;
    },
    close() {
      if (deeper > 0) return void deeper--;
      const table = open.pop();
      if (!table) return;
      if (table.cell) paragraphs.closePlace();
      for (const piece of piecesOfTable(table.rows)) paragraphs.put(piece);
    },
  };
}
