import type { MergedCells, SheetRow } from './sheet-form.ts';

/** What names the columns of a table: one row, or two where names of several columns stand above their own. */
export interface Head {
  firstRow: number;
  lastRow: number;
  names: ReadonlyMap<number, string>;
}

const NAME_LENGTH = 60;
/** Names stand at the top, below a title and a remark or two. */
const HEAD_WITHIN = 10;
const SAMPLE = 50;
const NUMBER = /^[-+(]?\p{Sc}?\d[\d,.:/% -]*\)?$/u;

const isNumber = (value: string): boolean => NUMBER.test(value);

const isName = (value: string): boolean => value.length <= NAME_LENGTH && /\p{L}|^[#№%]$/u.test(value);

/** A row of at least two different words, none of them a number, above a row that fills as many of its columns. */
function isHead(row: SheetRow, next: SheetRow | undefined): boolean {
  const names = [...row.cells.values()];
  const isNamed = names.length > 1 && new Set(names).size === names.length && names.every(isName);
  const below = [...row.cells.keys()].filter((column) => next?.cells.has(column)).length;
  return isNamed && below * 2 >= names.length && below > 0;
}

/** One value alone in its row. */
export const isTitle = (row: SheetRow | undefined): boolean => row?.cells.size === 1;

/**
 * The names that stand over a table; null where it has none. Above them are rows of fewer cells, such as a title; a row
 * that fills less than half of the table is one of those, whatever it says.
 */
export function headOf(rows: readonly SheetRow[], merged: MergedCells): Head | null {
  const widest = Math.max(0, ...rows.slice(0, SAMPLE).map(({ cells }) => cells.size));
  for (const [i, row] of rows.slice(0, HEAD_WITHIN).entries()) {
    if (row.cells.size * 2 <= widest || !isHead(row, rows[i + 1])) continue;
    const isBelowOthers = rows.slice(0, i).some(({ cells }) => cells.size >= row.cells.size);
    return isBelowOthers || hasNamesAtTheSide(rows.slice(i, i + 3)) ? null : headAt(rows, i, merged);
  }
  return null;
}

/** Two columns of which the first looks like a row of names does, row by row: they name what stands beside them. */
function hasNamesAtTheSide(rows: readonly SheetRow[]): boolean {
  const columns = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  if (columns.size !== 2 || rows.length < 2) return false;
  const [left = 0, right = 0] = [...columns].toSorted((a, b) => a - b);
  const looks = rows.map(({ styles }) => [styles?.get(left), styles?.get(right)]);
  return looks.every(
    ([a, b]) => a !== undefined && b !== undefined && a !== b && a === looks[0]?.[0] && b === looks[0]?.[1],
  );
}

function headAt(rows: readonly SheetRow[], index: number, merged: MergedCells): Head {
  const row = rows[index] as SheetRow;
  const below = rows[index + 1];
  const groups = (merged.get(row.number) ?? []).filter(
    (range) => range.lastColumn > range.firstColumn && range.lastRow === row.number,
  );
  const own = groups.filter(({ firstColumn }) => row.cells.has(firstColumn));
  const isOfTwo = own.length > 0 && below && rows.length > index + 2 && [...below.cells.values()].every(isName);
  if (!isOfTwo) return { firstRow: row.number, lastRow: row.number, names: row.cells };
  const groupOf = (column: number) =>
    own.find((range) => column >= range.firstColumn && column <= range.lastColumn)?.firstColumn ?? column;
  const names = new Map<number, string>();
  for (const column of new Set([...row.cells.keys(), ...below.cells.keys()])) {
    const [group, name] = [row.cells.get(groupOf(column)), below.cells.get(column)];
    names.set(column, [group, name === group ? undefined : name].filter((one) => one !== undefined).join(' '));
  }
  return { firstRow: row.number, lastRow: below.number, names };
}

/** What the columns of a table hold, by its first rows. */
export interface Columns {
  /** Those that hold numbers for the most part. */
  numbers: ReadonlySet<number>;
  headStyles: ReadonlyMap<number, number> | undefined;
  rowStyles: ReadonlyMap<number, number> | undefined;
}

export function columnsOf(rows: readonly SheetRow[], head: Head): Columns {
  const below = rows.filter(({ number }) => number > head.lastRow).slice(0, SAMPLE);
  const counts = new Map<number, [numbers: number, all: number]>();
  for (const { cells } of below)
    for (const [column, value] of cells) {
      const [numbers, all] = counts.get(column) ?? [0, 0];
      counts.set(column, [numbers + (isNumber(value) ? 1 : 0), all + 1]);
    }
  return {
    numbers: new Set([...counts].flatMap(([column, [numbers, all]]) => (numbers * 2 > all ? [column] : []))),
    headStyles: rows.find(({ number }) => number === head.lastRow)?.styles,
    rowStyles: below[0]?.styles,
  };
}

/** A row that holds numbers where the table does, and words where it does: by its form it goes on with it. */
export const goesOn = ({ cells }: SheetRow, { numbers }: Columns): boolean =>
  cells.size > 1 &&
  [...cells].some(([column]) => numbers.has(column)) &&
  [...cells].every(([column, value]) => isNumber(value) === numbers.has(column));

/** Whether a row within a table names columns anew: it repeats a name, looks like the names, or has words for numbers below a title. */
export function restartsAt(rows: readonly SheetRow[], index: number, head: Head, columns: Columns): boolean {
  const [before, row, next] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row || !isHead(row, next)) return false;
  const repeats = [...row.cells].some(([column, value]) => head.names.get(column) === value);
  const counted = [...row.cells.keys()].filter((column) => columns.numbers.has(column));
  const isOverNumbers = counted.length > 0 && counted.every((column) => isNumber(next?.cells.get(column) ?? ''));
  return repeats || looksLikeHead(row, columns) || (isTitle(before) && isOverNumbers);
}

/** Whether the names of a table end at this title: it is set across the table or looks like its names, and what follows is another table. */
export function endsAt(rows: readonly SheetRow[], index: number, columns: Columns, merged: MergedCells): boolean {
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row || !next || !isTitle(row)) return false;
  const isAcross = (merged.get(row.number) ?? []).some(
    (range) => range.lastColumn > range.firstColumn && row.cells.has(range.firstColumn),
  );
  if (!isAcross && !looksLikeHead(row, columns)) return false;
  return next.cells.size < 3 || !goesOn(next, columns);
}

function looksLikeHead({ cells, styles }: SheetRow, { headStyles, rowStyles }: Columns): boolean {
  if (!styles || !headStyles || !rowStyles) return false;
  const looks = [...cells.keys()].map((column) => [styles.get(column), headStyles.get(column), rowStyles.get(column)]);
  return looks.every(([own, head]) => own === head) && looks.some(([own, , row]) => own !== row);
}
