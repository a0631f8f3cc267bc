import type { Parts } from './archive-parts.ts';
import { cellKindsOf, shownValue, type CellKind } from './cell-values.ts';
import type { DocumentText } from './document-reader.ts';
import { createKeeper } from './keeper.ts';
import { openOffice, relationsOf } from './office-parts.ts';
import { KEPT, ReadProblem } from './read-problem.ts';
import { columnOf, keepRows, type SheetRow } from './sheet-rows.ts';
import { readXml } from './xml-events.ts';

const BOOK = 'xl/workbook.xml';
/** No spreadsheet lets a cell hold more. */
const CELL_CHARACTERS = 32_767;

interface Book {
  sheets: { name: string; part: string }[];
  countsFrom1904: boolean;
}

interface Values {
  shared: readonly string[];
  kinds: readonly CellKind[];
  countsFrom1904: boolean;
}

/** The rows of every sheet that a reader of the workbook sees, in its order. Formulas are read as their last results. */
export async function readXlsx(bytes: Buffer): Promise<DocumentText> {
  const parts = await openOffice(bytes);
  const { sheets, countsFrom1904 } = await readBook(parts);
  const shared = readShared((await parts.text('xl/sharedStrings.xml')) ?? '');
  const kinds = cellKindsOf((await parts.text('xl/styles.xml')) ?? '');
  const keeper = createKeeper();
  for (const { name, part } of sheets) {
    if (keeper.isFull()) break;
    keepRows(keeper, name, readRows((await parts.text(part)) ?? '', { shared, kinds, countsFrom1904 }));
  }
  return keeper.toText();
}

async function readBook(parts: Parts): Promise<Book> {
  const xml = await parts.text(BOOK);
  if (xml === null) throw new ReadProblem('wrong-type', 'no workbook');
  const relations = (await relationsOf(parts, BOOK)).filter(({ kind }) => kind === 'worksheet');
  const byId = new Map(relations.map(({ id, part }) => [id, part]));
  const book: Book = { sheets: [], countsFrom1904: false };
  readXml(xml, {
    open(name, attribute) {
      if (name === 'workbookPr') book.countsFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      const part = byId.get(attribute('r:id') ?? '');
      if (part) book.sheets.push({ name: attribute('name') ?? '', part });
    },
  });
  return book;
}

/** Texts that cells refer to by number; how a word is spoken, which East Asian files note beside it, is left out. */
function readShared(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

function readRows(xml: string, values: Values): SheetRow[] {
  const rows: SheetRow[] = [];
  let cells = new Map<number, string>();
  let number = 0;
  let length = 0;
  let column = -1;
  let cell = { type: '', style: 0, raw: '' };
  let isValue = false;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'row') {
        number = Number(attribute('r') ?? number + 1);
        cells = new Map();
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute('r') ?? '') ?? column + 1;
        cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), raw: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (isValue) cell.raw += piece;
    },
    close(name) {
      isValue = false;
      if (name === 'c') {
        const value = valueOf(cell, values);
        length += value.length;
        if (value !== '') cells.set(column, value);
      }
      if (name === 'row' && cells.size > 0) rows.push({ number, cells });
    },
    isDone: () => length > KEPT.characters,
  });
  return rows;
}

function valueOf({ type, style, raw }: { type: string; style: number; raw: string }, values: Values): string {
  const text = (type === 's' ? (values.shared[Number(raw)] ?? '') : raw).slice(0, CELL_CHARACTERS);
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  const isNumber = type === 'n' && raw !== '';
  return isNumber
    ? shownValue(raw, values.kinds[style] ?? 'number', values.countsFrom1904)
    : text.replace(/\s+/g, ' ').trim();
}
