import type { MergedCells, SheetRow } from './sheet-form.ts';
import { headOf } from './sheet-heads.ts';

interface Span {
  first: number;
  last: number;
}

/** Tables beside tables below tables; what is arranged deeper is read as one. */
const MOST_CUTS = 6;
const TOP_ROWS = 60;
/** More tables do not stand beside each other. */
const MOST_SPANS = 60;

/** The parts of a sheet that empty rows and empty columns set apart. */
export function partsOf(rows: readonly SheetRow[], merged: MergedCells, depth = 0): (readonly SheetRow[])[] {
  if (depth >= MOST_CUTS) return [rows];
  return bandsOf(rows).flatMap((band) => {
    const spans = joinedSpans(band, spansOf(band), merged);
    if (spans.length < 2) return [band];
    return spans.flatMap((span) => partsOf(within(band, span), merged, depth + 1));
  });
}

const within = (rows: readonly SheetRow[], { first, last }: Span): SheetRow[] =>
  rows.flatMap((row) => {
    const cells = new Map([...row.cells].filter(([column]) => column >= first && column <= last));
    return cells.size === 0 ? [] : [{ ...row, cells }];
  });

/** Runs of rows without an empty one between them; rows that all stand equally far apart are one run. */
function bandsOf(rows: readonly SheetRow[]): (readonly SheetRow[])[] {
  const gaps = new Set(rows.slice(1).map(({ number }, i) => number - (rows[i]?.number ?? 0)));
  if (gaps.size < 2 && rows.length > 2) return [rows];
  const bands: SheetRow[][] = [];
  for (const row of rows) {
    const band = bands.at(-1);
    if (band && row.number - (band.at(-1)?.number ?? 0) <= 1) band.push(row);
    else bands.push([row]);
  }
  return bands;
}

/** Runs of columns without an empty one between them. */
function spansOf(rows: readonly SheetRow[]): Span[] {
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].toSorted((a, b) => a - b);
  const spans: Span[] = [];
  for (const column of columns) {
    const span = spans.at(-1);
    if (span && column - span.last <= 1) span.last = column;
    else spans.push({ first: column, last: column });
  }
  return spans;
}

/** Columns with nothing but room between them are one table: only what has its own names or its own rows stands apart. */
function joinedSpans(rows: readonly SheetRow[], spans: readonly Span[], merged: MergedCells): Span[] {
  const joined: Span[] = [];
  for (const span of spans.length > MOST_SPANS ? [] : spans) {
    const before = joined.at(-1);
    if (before && !areApart(rows, before, span, merged)) before.last = span.last;
    else joined.push({ ...span });
  }
  return joined;
}

function areApart(rows: readonly SheetRow[], left: Span, right: Span, merged: MergedCells): boolean {
  if (left.first === left.last || right.first === right.last) return false;
  const [one, other] = [topOf(rows, left), topOf(rows, right)];
  const [head, next] = [headOf(one, merged), headOf(other, merged)];
  if (!head && !next) return false;
  if (!head || !next) return !hasRow(head ? other : one, (head ?? next)?.lastRow ?? 0);
  const isBeside = head.firstRow === next.firstRow && endOf(rows, left) === endOf(rows, right);
  const names = [...head.names.values(), ...next.names.values()];
  const haveTitles = hasRow(one, head.firstRow - 1) && hasRow(other, next.firstRow - 1);
  return !isBeside || haveTitles || new Set(names).size < names.length;
}

const hasRow = (rows: readonly SheetRow[], number: number): boolean => rows.some((row) => row.number === number);

const isFilled = ({ cells }: SheetRow, { first, last }: Span): boolean =>
  [...cells.keys()].some((column) => column >= first && column <= last);

/** The first rows of what stands in these columns: as many as tell its names. */
function topOf(rows: readonly SheetRow[], span: Span): SheetRow[] {
  const top: SheetRow[] = [];
  for (const row of rows) {
    if (isFilled(row, span)) top.push(...within([row], span));
    if (top.length >= TOP_ROWS) break;
  }
  return top;
}

const endOf = (rows: readonly SheetRow[], span: Span): number =>
  rows.findLast((row) => isFilled(row, span))?.number ?? 0;
