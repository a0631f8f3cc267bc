import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import { readXmlOnce } from './alternate-content.ts';
import { KEPT } from './read-problem.ts';
import type { SheetForm, SheetRange, SheetRow } from './sheet-form.ts';
import { columnOf } from './sheet-rows.ts';
import { shownCell, type Values } from './xlsx-values.ts';

export interface Sheet {
  rows: SheetRow[];
  form: SheetForm & { merged: SheetRange[] };
}

const MOST = {
  merged: 20_000,
  columns: 16_384,
  rows: 1_048_576,
  filledRows: 500,
  filled: 100_000,
  filledCharacters: 60,
} as const;
const isOn = (value: string | null): boolean => value === '1' || value === 'true';

/** The cells of a worksheet, and what tells where its tables are. Formulas are read as their last results. */
export function readSheet(xml: string, values: Values, leaveOut: (kind: LeftOutKind) => void): Sheet {
  const rows: SheetRow[] = [];
  const merged: SheetRange[] = [];
  const hiddenColumns = new Set<number>();
  let frozenRows = 0;
  let row = newRow(0, false);
  let length = 0;
  let column = -1;
  let cell = newCell('n', 0);
  let isValue = false;
  let isSpoken = false;
  readXmlOnce(xml, {
    open(name, attribute) {
      if (name === 'row') {
        row = newRow(Number(attribute('r') ?? row.number + 1), isOn(attribute('hidden')));
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute('r') ?? '') ?? column + 1;
        cell = newCell(attribute('t') ?? 'n', Number(attribute('s') ?? 0));
        cell.isPicture = cell.type === 'e' && attribute('vm') !== null;
      } else if (name === 'f') cell.isCounted = true;
      else if (name === 'rPh') isSpoken = true;
      else if (name === 'pane' && (attribute('state') ?? '').startsWith('frozen'))
        frozenRows = Number(attribute('ySplit') ?? 0);
      else if (name === 'col' && isOn(attribute('hidden'))) hide(hiddenColumns, attribute('min'), attribute('max'));
      else if (name === 'mergeCell' && merged.length < MOST.merged) merged.push(...rangesOf(attribute('ref') ?? ''));
      else if (name === 'oleObject') leaveOut('objects');
      isValue = name === 'v' || (name === 't' && !isSpoken);
      if (name === 'v') cell.hasValue = true;
    },
    text(piece) {
      if (isValue) cell.raw += piece;
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'c') {
        if (cell.isPicture) leaveOut('pictures');
        else if (cell.isCounted && !cell.hasValue) leaveOut('formulas');
        const value = cell.isPicture ? '' : shownCell(cell, values);
        length += value.length;
        if (value === '') return;
        row.cells.set(column, value);
        row.styles.set(column, cell.style);
      }
      if (name === 'row' && row.cells.size > 0) rows.push(row);
    },
    isDone: () => length > KEPT.characters,
  });
  fillDown(rows, merged);
  return { rows, form: { merged, frozenRows, hiddenColumns } };
}

const newRow = (number: number, isHidden: boolean) => ({
  number,
  isHidden,
  cells: new Map<number, string>(),
  styles: new Map<number, number>(),
});
const newCell = (type: string, style: number) => ({
  type,
  style,
  raw: '',
  isCounted: false,
  hasValue: false,
  isPicture: false,
});

function hide(columns: Set<number>, first: string | null, last: string | null): void {
  const [from, to] = [Number(first ?? 0), Math.min(Number(last ?? 0), MOST.columns)];
  for (let column = from; column <= to; column++) columns.add(column - 1);
}

/** The range of an address such as 'A1:C3'; none for what is no range. */
export function rangesOf(address: string): SheetRange[] {
  const [from = '', to = from] = address.replaceAll('$', '').split(':');
  const [firstColumn, lastColumn] = [columnOf(from), columnOf(to)];
  const [firstRow, lastRow] = [from, to].map((one) => Number(/(?<!\d)\d+$/.exec(one)?.[0] ?? Number.NaN));
  const isRange = firstColumn !== null && lastColumn !== null && firstRow && lastRow && lastRow <= MOST.rows;
  return isRange ? [{ firstRow, lastRow, firstColumn, lastColumn }] : [];
}

/** What one cell says for the rows that it is drawn across, it says in each of them. */
function fillDown(rows: readonly SheetRow[], merged: readonly SheetRange[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  let filled = 0;
  for (const { firstRow, lastRow, firstColumn } of merged) {
    const first = byNumber.get(firstRow);
    const value = first?.cells.get(firstColumn);
    if (value === undefined || value.length > MOST.filledCharacters || filled > MOST.filled) continue;
    for (let number = firstRow + 1; number <= Math.min(lastRow, firstRow + MOST.filledRows); number++) {
      const row = byNumber.get(number);
      if (!row || row.cells.has(firstColumn)) continue;
      put(row, firstColumn, value, first?.styles?.get(firstColumn));
      filled++;
    }
  }
}

/** Cells stand in the order of their columns. */
function put(row: SheetRow, column: number, value: string, style: number | undefined): void {
  const cells = row.cells as Map<number, string>;
  const after = [...cells].filter(([other]) => other > column);
  for (const [other] of after) cells.delete(other);
  cells.set(column, value);
  for (const [other, text] of after) cells.set(other, text);
  if (style !== undefined) (row.styles as Map<number, number>).set(column, style);
}
