/** A row with its number from 1 and the values of its filled cells by their column from 0. */
export interface SheetRow {
  number: number;
  cells: ReadonlyMap<number, string>;
  /** How each cell looks, by the number of its style, where the file tells it. */
  styles?: ReadonlyMap<number, number>;
  isHidden?: boolean;
}

/** Rows from 1 and columns from 0, both ends within. */
export interface SheetRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** Cells that are one, by the row that they begin in. */
export type MergedCells = ReadonlyMap<number, readonly SheetRange[]>;

/** What a file tells of a sheet beside its values. */
export interface SheetForm {
  merged?: readonly SheetRange[];
  /** Tables that the file itself knows as such; `hasHead`: their first row names their columns. */
  tables?: readonly (SheetRange & { hasHead: boolean })[];
  /** So many rows at the top stay in sight: the names in them are those of all that is below. */
  frozenRows?: number;
  hiddenColumns?: ReadonlySet<number>;
}
