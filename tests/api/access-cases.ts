import { columns, FIRST_GUEST, type Cell, type Column, type Kind, type Row } from './access-rows.ts';
import { accessTable } from './access-table.ts';

/** A line of the table for each place in which the call may be made. */
export interface Case {
  name: string;
  kind: Kind;
  cells: Record<Column, Cell>;
  /** What the route's own policy lets in. */
  door: Record<Column, Cell>;
}

/** Where the guests are not told apart, each is as the one who looks, but nothing is shown to a visitor of a chat. */
function withGuests(kind: Kind, cells: string): string {
  const looks = cells[FIRST_GUEST] ?? '';
  if (cells.length > FIRST_GUEST + 1) return cells;
  return cells + looks.repeat(2) + (kind !== 'none' && looks === '+' ? '-' : looks);
}

const byColumn = (kind: Kind, cells: string) =>
  Object.fromEntries(columns.map((column, i) => [column, withGuests(kind, cells)[i]])) as Record<Column, Cell>;

export const casesOf = (name: string): Case[] => {
  const line = accessTable[name] ?? [];
  const rows = (typeof line[0] === 'string' ? [line] : line) as Row[];
  return rows.map(([kind, cells, door = cells]) => ({
    name,
    kind,
    cells: byColumn(kind, cells),
    door: byColumn(kind, door),
  }));
};
