import type { Block } from '../passages/passages.ts';
import type { NumberedBy, Numbering } from './hangul-numbers.ts';
import type { Keeper } from './keeper.ts';
import { rowsAsTable } from './rows-as-table.ts';

interface Cell {
  row: number;
  column: number;
  text: string;
}
interface Table {
  cells: Cell[];
  isCellOpen: boolean;
  /** Where the next cell stands that does not say where. */
  next: { row: number; column: number };
}

/** A paragraph while it is read. Pieces may be filled in later: what a control says is told behind the text that holds it. */
export interface Paragraph {
  pieces: string[];
  isHeading: boolean;
  /** Known at its end at the latest. */
  numberedBy: NumberedBy | null;
  /** Its end was deleted: the next paragraph goes on in it. */
  goesOn: boolean;
  later: Later;
}
type Later = (Later | (() => void))[];

/** Stands on either side of what is parted from the words around it. */
const APART = '\u0001';
/** So many places of a table for each of its cells: more is a table whose cells say nonsense of where they are. */
const MOST_PLACES_PER_CELL = 40;

/** A piece that is no part of the words around it, such as an equation. */
export const apart = (text: string): string => (text.trim() === '' ? '' : APART + text.trim() + APART);

/** Whether the pieces from here to there say this and nothing else. Blank pieces count, so that few are looked at. */
export function sayOnly(pieces: readonly string[], from: number, to: number, words: string): boolean {
  const wanted = words.trim();
  if (wanted === '' || to - from > 2 * wanted.length + 2) return false;
  return pieces.slice(from, to).join('').trim() === wanted;
}

const closed = (text: string): string => text.replace(/ *\u0001+(?=[.,:;)\]}]|$)/g, '').replace(/ *\u0001+ */g, ' ');

/**
 * Puts what both formats of Hangul tell, paragraph by paragraph, into blocks: headings with their numbers, and tables as
 * Markdown. What stands within a paragraph, such as a table or a note, comes behind its text.
 */
export function createHangulText(keeper: Keeper, numbering: Numbering) {
  const tables: Table[] = [];
  const open: Paragraph[] = [];
  let carried: { depth: number; paragraph: Paragraph } | null = null;
  let heading: string | null = null;
  /** Into the cell that is open, else into the document. */
  const put = ({ text, shape }: Pick<Block, 'text' | 'shape'>) => {
    const cell = tables.findLast(({ isCellOpen }) => isCellOpen)?.cells.at(-1);
    if (cell) cell.text += ` ${shape === 'table' ? text.replace(/\|(?: --- \|)+|\|/g, ' ') : text}`;
    else keeper.add(text, { heading, ...(shape && { shape }) });
  };
  const add = ({ pieces, isHeading, numberedBy }: Paragraph) => {
    const text = closed(pieces.join(''));
    const number = numberedBy ? numbering.next(numberedBy) : '';
    const title = text.replace(/\s+/g, ' ').trim();
    if (title === '') return;
    const isNumbered = number !== '' && !title.startsWith(number);
    if (!isHeading || tables.length > 0) return put({ text: isNumbered ? `${number} ${text.trimStart()}` : text });
    heading = isNumbered ? `${number} ${title}` : title;
    put({ text: `# ${heading}`, shape: 'heading' });
  };
  const tell = (all: Later) => {
    const within = open.at(-1);
    if (within) within.later.push(all);
    else run(all);
  };
  const endCarried = () => {
    const last = carried?.paragraph;
    carried = null;
    if (last) tell([() => add(last), last.later]);
  };
  const defer = (deed: () => void) => {
    endCarried();
    tell([deed]);
  };
  return {
    openParagraph(isHeading: boolean): Paragraph {
      const goneOn = carried?.depth === open.length ? carried.paragraph : null;
      if (!goneOn) endCarried();
      carried = null;
      const paragraph: Paragraph = goneOn ?? { pieces: [], isHeading, numberedBy: null, goesOn: false, later: [] };
      paragraph.goesOn = false;
      open.push(paragraph);
      return paragraph;
    },
    closeParagraph() {
      endCarried();
      const paragraph = open.pop();
      if (!paragraph) return;
      const isEmpty = paragraph.pieces.length === 0 && paragraph.later.length === 0;
      if (!paragraph.goesOn) tell([() => add(paragraph), paragraph.later]);
      else if (!isEmpty) carried = { depth: open.length, paragraph };
    },
    /** A text of its own, such as letters drawn as a picture. */
    addText: (text: string) => defer(() => put({ text })),
    openTable: () => defer(() => void tables.push({ cells: [], isCellOpen: false, next: { row: 0, column: 0 } })),
    /** `place` null: in the next column of the row that is ended by `endRow`. */
    openCell(place: { row: number; column: number } | null) {
      defer(() => {
        const table = tables.at(-1);
        if (!table) return;
        const { row, column } = place ?? table.next;
        table.cells.push({ row, column, text: '' });
        table.next = { row, column: column + 1 };
        table.isCellOpen = true;
      });
    },
    /** Where the cell that is open stands, for a format that says so at its end. */
    placeCell(place: { row: number; column: number }) {
      defer(() => {
        const cell = tables.at(-1)?.cells.at(-1);
        if (cell) Object.assign(cell, place);
      });
    },
    endRow() {
      defer(() => {
        const table = tables.at(-1);
        if (!table) return;
        table.isCellOpen = false;
        table.next = { row: table.next.row + 1, column: 0 };
      });
    },
    closeTable() {
      defer(() => {
        const table = tables.pop();
        if (table) put(rowsAsTable(rowsOf(table.cells)));
      });
    },
    /** Whatever was left open by a document that breaks off. */
    end() {
      while (open.length > 0) this.closeParagraph();
      endCarried();
    },
  };
}
export type HangulText = ReturnType<typeof createHangulText>;

/** In their order, without a call for each level: a document may be nested as deep as it is long. */
function run(all: Later): void {
  const waiting: Later = [all];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next === 'function') next();
    else for (let i = next.length - 1; i >= 0; i--) waiting.push(next[i]!);
  }
}

function rowsOf(cells: readonly Cell[]): string[][] {
  const width = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const inRows = [...Map.groupBy(cells, ({ row }) => row).entries()].toSorted(([a], [b]) => a - b);
  const isSensible = width * inRows.length <= MOST_PLACES_PER_CELL * cells.length;
  return inRows.map(([, inRow]) => {
    if (!isSensible) return inRow.map(({ text }) => text);
    const row = Array.from({ length: width }, () => '');
    for (const { column, text } of inRow) row[column] += text;
    return row;
  });
}
