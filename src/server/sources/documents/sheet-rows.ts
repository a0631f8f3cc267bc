import type { Keeper } from './keeper.ts';
import { officeWord } from './office-words.ts';
import type { SheetForm, SheetRow } from './sheet-form.ts';
import { tablesOf, type SheetTable } from './sheet-tables.ts';

export type { SheetRow } from './sheet-form.ts';

/** A passage is one run of rows, so that its place is one range. */
const RUN_CHARACTERS = 500;

/**
 * Rows as lines 'column: value | column: value', in runs whose heading is their range as spreadsheets write it:
 * 'Sales!A2:D9'. Every table of a sheet has names of its own for its columns, or values alone.
 */
export function keepRows(keeper: Keeper, sheet: string | null, rows: readonly SheetRow[], form: SheetForm = {}): void {
  let run: { row: SheetRow; line: string }[] = [];
  let length = 0;
  const flush = () => {
    const heading = headingOf(
      sheet,
      run.map(({ row }) => row),
    );
    for (const { line } of run) keeper.add(line, { heading });
    run = [];
    length = 0;
  };
  let before: SheetTable | null = null;
  for (const table of tablesOf(rows, form)) {
    if (run.length > 0 && before && isApart(before, table)) flush();
    before = table;
    for (const row of table.rows) {
      if (keeper.isFull()) return;
      const names = table.head && row.number > table.head.lastRow ? table.head.names : undefined;
      const line = lineOf(row, names, form.hiddenColumns);
      const isOther = run.length > 0 && run[0]?.row.isHidden !== row.isHidden;
      if (isOther || (run.length > 0 && length + line.length > RUN_CHARACTERS)) flush();
      run.push({ row, line });
      length += line.length + 1;
    }
  }
  if (run.length > 0) flush();
}

/** What has no names for its columns, such as a title, goes with the table below it. */
function isApart(above: SheetTable, below: SheetTable): boolean {
  const isBelow = (below.rows[0]?.number ?? 0) > (above.rows.at(-1)?.number ?? 0);
  return !isBelow || above.head !== null;
}

function lineOf({ cells }: SheetRow, names?: ReadonlyMap<number, string>, hidden?: ReadonlySet<number>): string {
  const said = [...cells].map(([column, value]) => {
    const name = names?.get(column)?.replace(/(?<!\s)\s*[:：]$/, '');
    const mark = hidden?.has(column) ? ` (${officeWord('hiddenColumn', [name ?? value])})` : '';
    return name === undefined ? `${value}${mark}` : `${name}${mark}: ${value}`;
  });
  return said.join(' | ');
}

function headingOf(sheet: string | null, rows: readonly SheetRow[]): string {
  const columns = rows.flatMap(({ cells }) => [...cells.keys()]);
  const [first, last] = [rows[0]?.number ?? 1, rows.at(-1)?.number ?? 1];
  const from = `${columnName(columns.reduce((a, b) => Math.min(a, b), Infinity))}${first}`;
  const to = `${columnName(columns.reduce((a, b) => Math.max(a, b), 0))}${last}`;
  const range = from === to ? from : `${from}:${to}`;
  const place = sheet === null ? range : `${sheet}!${range}`;
  const values = rows.flatMap(({ cells }) => [...cells.values()]);
  return rows[0]?.isHidden ? `${place} (${officeWord('hiddenRows', [sheet ?? '', ...values])})` : place;
}

/** 0 is A, 26 is AA. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** The other way round, of a cell's address such as 'AB12'; null when there is none. */
export function columnOf(address: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}
