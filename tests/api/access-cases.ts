import { accessTable, columns, type Cell, type Column, type Kind, type Row } from './access-table.ts';

/** A line of the table for each place in which the call may be made. */
export interface Case {
  name: string;
  kind: Kind;
  cells: Record<Column, Cell>;
  /** What the route's own policy lets in. */
  door: Record<Column, Cell>;
}

const byColumn = (cells: string) =>
  Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<Column, Cell>;

export const casesOf = (name: string): Case[] => {
  const line = accessTable[name] ?? [];
  const rows = (typeof line[0] === 'string' ? [line] : line) as Row[];
  return rows.map(([kind, cells, door = cells]) => ({ name, kind, cells: byColumn(cells), door: byColumn(door) }));
};
