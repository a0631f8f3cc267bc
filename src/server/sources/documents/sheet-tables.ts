import type { MergedCells, SheetForm, SheetRange, SheetRow } from './sheet-form.ts';
import { columnsOf, endsAt, goesOn, headOf, isTitle, restartsAt, type Columns, type Head } from './sheet-heads.ts';
import { partsOf } from './sheet-parts.ts';

export interface SheetTable {
  rows: readonly SheetRow[];
  head: Head | null;
}

const MOST_TABLES = 100;
/** Rows in which the names of the next table are looked for. */
const AHEAD = 12;
/** Tables that a part without names may go on with. */
const RECENT = 10;

/** The tables of a sheet from the top to the bottom, those beside each other from left to right. */
export function tablesOf(rows: readonly SheetRow[], form: SheetForm): SheetTable[] {
  const merged = Map.groupBy(form.merged ?? [], ({ firstRow }) => firstRow);
  const known = (form.tables ?? []).slice(0, MOST_TABLES);
  const tables = known.flatMap((range) => tableIn(rows, range) ?? []);
  const rest = known.length === 0 ? rows : rows.flatMap((row) => withoutTables(row, known) ?? []);
  const frozen = frozenHead(rows, form, merged);
  const recent: { head: Head; columns: Columns }[] = [];
  for (const part of partsOf(rest, merged)) {
    const inherited = inheritedHead(part, frozen, recent);
    for (const table of tablesIn(part, merged, inherited)) {
      tables.push(table);
      if (!table.head) continue;
      recent.unshift({ head: table.head, columns: columnsOf(table.rows, table.head) });
      recent.length = Math.min(recent.length, RECENT);
    }
  }
  const placeOf = ({ rows: [first] }: SheetTable) =>
    [first?.number ?? 0, first?.cells.keys().next().value ?? 0] as const;
  return tables.toSorted((a, b) => placeOf(a)[0] - placeOf(b)[0] || placeOf(a)[1] - placeOf(b)[1]);
}

const isIn = (range: SheetRange, row: number, column: number): boolean =>
  row >= range.firstRow && row <= range.lastRow && column >= range.firstColumn && column <= range.lastColumn;

/** The row with the columns that are wanted; null when none of them is filled. */
function only(row: SheetRow, isWanted: (column: number) => boolean): SheetRow | null {
  const cells = new Map([...row.cells].filter(([column]) => isWanted(column)));
  return cells.size === 0 ? null : { ...row, cells };
}

const withoutTables = (row: SheetRow, ranges: readonly SheetRange[]): SheetRow | null =>
  ranges.some(({ firstRow, lastRow }) => row.number >= firstRow && row.number <= lastRow)
    ? only(row, (column) => !ranges.some((range) => isIn(range, row.number, column)))
    : row;

function tableIn(rows: readonly SheetRow[], range: SheetRange & { hasHead: boolean }): SheetTable | null {
  const own = rows.flatMap((row) =>
    row.number < range.firstRow || row.number > range.lastRow
      ? []
      : (only(row, (column) => isIn(range, row.number, column)) ?? []),
  );
  const [first] = own;
  if (!first) return null;
  const isNamed = range.hasHead && first.number === range.firstRow;
  return { rows: own, head: isNamed ? { firstRow: first.number, lastRow: first.number, names: first.cells } : null };
}

/** The names in the rows that stay in sight. */
function frozenHead(rows: readonly SheetRow[], { frozenRows = 0 }: SheetForm, merged: MergedCells): Head | null {
  const within = rows.findIndex(({ number }) => number > frozenRows);
  const head = within > 0 ? headOf(rows.slice(0, within + 2), merged) : null;
  return head && head.lastRow <= frozenRows ? head : null;
}

/** The names of a table above that a part without names of its own goes on with. */
function inheritedHead(
  part: readonly SheetRow[],
  frozen: Head | null,
  recent: readonly { head: Head; columns: Columns }[],
): Head | null {
  const [first] = part;
  if (!first) return null;
  const isWithin = ({ names }: Head) =>
    part.slice(0, AHEAD).every(({ cells }) => [...cells.keys()].every((column) => names.has(column)));
  if (frozen && first.number > frozen.lastRow && isWithin(frozen)) return frozen;
  const above = recent.find(({ head }) => isWithin(head));
  const isAlike =
    above !== undefined && above.head.names.size > 2 && first.cells.size > 2 && goesOn(first, above.columns);
  return isAlike ? above.head : null;
}

/** A part of a sheet as the tables that follow each other in it without an empty row. */
function tablesIn(rows: readonly SheetRow[], merged: MergedCells, inherited: Head | null): SheetTable[] {
  const tables: SheetTable[] = [];
  let head = headOf(rows, merged) ?? inherited;
  let columns = head && columnsOf(rows, head);
  let start = 0;
  const close = (end: number) => {
    if (end > start) tables.push({ rows: rows.slice(start, end), head });
    start = end;
  };
  for (const [index, row] of rows.entries()) {
    if (!head || !columns || row.number <= head.lastRow) continue;
    const isAnew = restartsAt(rows, index, head, columns);
    if (!isAnew && !endsAt(rows, index, columns, merged)) continue;
    close(isAnew && isTitle(rows[index - 1]) ? Math.max(start, index - 1) : index);
    const ahead = rows.slice(index, index + AHEAD);
    head = headOf(isAnew ? ahead.slice(0, 3) : ahead, merged);
    columns = head && columnsOf(rows.slice(index, index + 60), head);
  }
  close(rows.length);
  return tables;
}
