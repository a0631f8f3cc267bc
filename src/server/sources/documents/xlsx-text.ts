import type { Parts } from './archive-parts.ts';
import type { DocumentText } from './document-reader.ts';
import { readDrawing } from './drawing-text.ts';
import { keepPieces } from './keep-drawing.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { commentersOf, commentsOf, shownComment } from './office-comments.ts';
import { mainPartOf, openOffice, partOfKind, relationsOf, usualPrefixes, type Relation } from './office-parts.ts';
import { officeWord } from './office-words.ts';
import { ReadProblem } from './read-problem.ts';
import { keepRows } from './sheet-rows.ts';
import { rangesOf, readSheet } from './xlsx-sheet.ts';
import { valuesOf } from './xlsx-values.ts';
import { readXml } from './xml-events.ts';

const BOOK = 'xl/workbook.xml';

interface Book {
  sheets: { name: string; part: string; isChart: boolean }[];
  countsFrom1904: boolean;
}

/** The rows of every sheet that a reader of the workbook sees, in its order, then what is drawn and noted on it. */
export async function readXlsx(bytes: Buffer): Promise<DocumentText> {
  const parts = await openOffice(bytes);
  const main = (await mainPartOf(parts)) ?? BOOK;
  const relations = await relationsOf(parts, main);
  const keeper = createKeeper();
  const { sheets, countsFrom1904 } = await readBook(parts, main, relations, keeper);
  const read = async (kind: string, usual: string) =>
    (await partOfKind(parts, relations, kind)) ?? (await parts.text(usual)) ?? '';
  const shared = await read('sharedStrings', 'xl/sharedStrings.xml');
  const values = valuesOf(shared, await read('styles', 'xl/styles.xml'), countsFrom1904);
  const commenters = await commentersOf(parts, relations);
  for (const { name, part, isChart } of sheets) {
    if (keeper.isFull()) break;
    const own = await relationsOf(parts, part);
    if (!isChart) {
      const { rows, form } = readSheet((await parts.text(part)) ?? '', values, keeper.leaveOut);
      keepRows(keeper, name, rows, { ...form, tables: await tablesOf(parts, own) });
    }
    await keepDrawn(keeper, parts, name, own);
    keepComments(keeper, name, await commentsOf(parts, own, commenters));
  }
  return keeper.toText();
}

async function readBook(parts: Parts, main: string, relations: readonly Relation[], keeper: Keeper): Promise<Book> {
  const xml = await parts.text(main);
  if (xml === null) throw new ReadProblem('wrong-type', 'no workbook');
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const book: Book = { sheets: [], countsFrom1904: false };
  readXml(usualPrefixes(xml), {
    open(name, attribute) {
      if (name === 'workbookPr') book.countsFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const { kind, part } = byId.get(attribute('r:id') ?? '') ?? {};
      if (part === undefined || (kind !== 'worksheet' && kind !== 'chartsheet')) return;
      if ((attribute('state') ?? 'visible') !== 'visible') keeper.leaveOut('hidden');
      else book.sheets.push({ name: attribute('name') ?? '', part, isChart: kind === 'chartsheet' });
    },
  });
  return book;
}

/** The ranges that the file itself knows as tables. */
async function tablesOf(parts: Parts, relations: readonly Relation[]) {
  const tables = [];
  for (const { part } of relations.filter(({ kind }) => kind === 'table')) {
    let address = '';
    let hasHead = true;
    readXml((await parts.text(part)) ?? '', {
      open(name, attribute) {
        if (name === 'table') [address, hasHead] = [attribute('ref') ?? '', attribute('headerRowCount') !== '0'];
      },
    });
    tables.push(...rangesOf(address).map((range) => ({ ...range, hasHead })));
  }
  return tables;
}

/** Charts, text boxes and diagrams on a sheet. */
async function keepDrawn(keeper: Keeper, parts: Parts, sheet: string, relations: readonly Relation[]): Promise<void> {
  for (const { part } of relations.filter(({ kind }) => kind === 'drawing')) {
    const drawing = readDrawing((await parts.text(part)) ?? '');
    for (const kind of drawing.leftOut) keeper.leaveOut(kind);
    await keepPieces(keeper, parts, await relationsOf(parts, part), drawing.pieces, { heading: sheet, page: null });
  }
}

function keepComments(keeper: Keeper, sheet: string, comments: Awaited<ReturnType<typeof commentsOf>>): void {
  for (const comment of comments) {
    const name = officeWord('comments', [comment.text]);
    const place = comment.cell === null ? sheet : `${sheet}!${comment.cell}`;
    keeper.add(shownComment(comment), { heading: `${place} (${name})` });
  }
}
