export interface DocxParagraph {
  text: string;
  /** 1 to 6, null for body text. */
  heading: number | null;
  /** An item of a list: how it begins in Markdown, and how far in. */
  item: { mark: string; indent: number } | null;
  /** What stands at the foot of the page, read below the paragraph or table that refers to it. */
  isNote: boolean;
}

export type DocxPiece =
  | { paragraph: DocxParagraph }
  | { table: readonly (readonly string[])[] }
  /** What another part of the package holds. */
  | { part: 'chart' | 'diagram' | 'chunk'; id: string };

export interface DocxCell {
  column: number;
  pieces: DocxPiece[];
}

/** Characters; what is longer is prose that a table arranges. */
const LONGEST = { cell: 300, row: 500 };
const MOST_COLUMNS = 30;

const isNote = (piece: DocxPiece): boolean => 'paragraph' in piece && piece.paragraph.isNote;

/** Paragraphs; a heading may be all that stands in a cell, and else is one of the document's own. */
const isOneText = (pieces: readonly DocxPiece[]): boolean =>
  pieces.every((piece) => 'paragraph' in piece && (piece.paragraph.heading === null || pieces.length === 1));

export const textOf = (pieces: readonly DocxPiece[]): string =>
  pieces
    .flatMap((piece) => ('paragraph' in piece && !piece.paragraph.isNote ? [piece.paragraph.text] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A table of data is one piece; one that only arranges the page is what stands in its cells, in order. */
export function piecesOfTable(rows: readonly (readonly DocxCell[])[]): DocxPiece[] {
  const width = Math.max(0, ...rows.map((row) => (row.at(-1)?.column ?? -1) + 1));
  const texts = rows.map((row) => row.map(({ column, pieces }) => ({ column, text: textOf(pieces) })));
  const isShort = texts.every(
    (row) =>
      row.every(({ text }) => text.length <= LONGEST.cell) &&
      row.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST.row,
  );
  const isPlain = rows.every((row) => row.every(({ pieces }) => isOneText(pieces)));
  const isData = isShort && isPlain && rows.length > 1 && width > 1 && width <= MOST_COLUMNS;
  if (!isData) return rows.flatMap((row) => row.flatMap(({ pieces }) => pieces));
  const table = texts.map((row) => {
    const cells = Array.from({ length: width }, () => '');
    for (const { column, text } of row) cells[column] = text;
    return cells;
  });
  const notes = rows.flatMap((row) => row.flatMap(({ pieces }) => pieces.filter(isNote)));
  return [{ table }, ...notes];
}
