import type { Keeper } from './keeper.ts';

/** A row with its number from 1 and the values of its filled cells by their column from 0. */
export interface SheetRow {
  number: number;
  cells: ReadonlyMap<number, string>;
}

/** A passage is one run of rows, so that its place is one range. */
const RUN_CHARACTERS = 500;
const NAME_LENGTH = 60;
/** Names stand at the top, below a title and a remark or two. */
const HEAD_WITHIN = 10;

/**
 * Rows as lines 'column: value | column: value', in runs whose heading is their range as spreadsheets write it:
 * 'Sales!A2:D9'. A table without names for its columns gives values alone.
 */
export function keepRows(keeper: Keeper, sheet: string | null, rows: readonly SheetRow[]): void {
  const head = rows.slice(0, HEAD_WITHIN).findIndex((row, i) => isHead(row, rows[i + 1]));
  const names = rows[head]?.cells;
  let run: { row: SheetRow; line: string }[] = [];
  let length = 0;
  const flush = () => {
    const heading = rangeOf(
      sheet,
      run.map(({ row }) => row),
    );
    for (const { line } of run) keeper.add(line, { heading });
    run = [];
    length = 0;
  };
  for (const [i, row] of rows.entries()) {
    if (keeper.isFull()) return;
    const line = lineOf(row, i > head ? names : undefined);
    if (run.length > 0 && length + line.length > RUN_CHARACTERS) flush();
    run.push({ row, line });
    length += line.length + 1;
  }
  if (run.length > 0) flush();
}

const lineOf = ({ cells }: SheetRow, names?: ReadonlyMap<number, string>): string =>
  [...cells].map(([column, value]) => (names?.has(column) ? `${names.get(column)}: ${value}` : value)).join(' | ');

/** The first row of at least two different words, none of them a number, above a row that fills as many of its columns. */
function isHead(row: SheetRow, next: SheetRow | undefined): boolean {
  const names = [...row.cells.values()];
  const isNamed = names.length > 1 && new Set(names).size === names.length;
  const areWords = names.every((name) => name.length <= NAME_LENGTH && /\p{L}/u.test(name));
  const below = [...row.cells.keys()].filter((column) => next?.cells.has(column)).length;
  return isNamed && areWords && below * 2 >= names.length && below > 0;
}

function rangeOf(sheet: string | null, rows: readonly SheetRow[]): string {
  const columns = rows.flatMap(({ cells }) => [...cells.keys()]);
  const [first, last] = [rows[0]?.number ?? 1, rows.at(-1)?.number ?? 1];
  const from = `${columnName(columns.reduce((a, b) => Math.min(a, b), Infinity))}${first}`;
  const to = `${columnName(columns.reduce((a, b) => Math.max(a, b), 0))}${last}`;
  const range = from === to ? from : `${from}:${to}`;
  return sheet === null ? range : `${sheet}!${range}`;
}

/** 0 is A, 26 is AA. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** The other way round, of a cell's address such as 'AB12'; null when there is none. */
export function columnOf(address: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}
