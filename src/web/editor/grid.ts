import { overlaps, type Rect } from '#contract/board/geometry.ts';

/** Board pixels. Nodes are at most 3200 wide, so one covers at most 5 x 4 cells. */
const CELL = 1024;
const SPAN = 2 ** 20;

const cellKey = (column: number, row: number): number => (column + SPAN / 2) * SPAN + (row + SPAN / 2);

/** The cells that a thing covers; kept by the thing itself, so that a move inside them costs nothing. */
export interface Cells {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Gridded extends Rect {
  cells: Cells | null;
  /** The number of the query that saw it last: a thing in several cells is answered once. */
  seenBy: number;
}

const cellsOf = (r: Rect): Cells => ({
  left: Math.floor(r.x / CELL),
  top: Math.floor(r.y / CELL),
  right: Math.floor((r.x + r.width) / CELL),
  bottom: Math.floor((r.y + r.height) / CELL),
});

const isSame = (a: Cells, b: Cells): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

/** Look-up by area: things lie in every cell they touch, whatever their size. */
export class Grid<T extends Gridded> {
  readonly #cells = new Map<number, Set<T>>();
  readonly #all = new Set<T>();
  #queries = 0;

  get size(): number {
    return this.#all.size;
  }

  /** Call after the thing's rectangle has changed, and to add it. */
  put(thing: T): void {
    const cells = cellsOf(thing);
    if (thing.cells && isSame(thing.cells, cells)) return;
    if (thing.cells) this.#leave(thing, thing.cells);
    thing.cells = cells;
    this.#all.add(thing);
    for (let column = cells.left; column <= cells.right; column++) {
      for (let row = cells.top; row <= cells.bottom; row++) this.#enter(thing, cellKey(column, row));
    }
  }

  remove(thing: T): void {
    if (thing.cells) this.#leave(thing, thing.cells);
    thing.cells = null;
    this.#all.delete(thing);
  }

  /** Everything that lies in the area, in no particular order. */
  query(area: Rect): T[] {
    const { left, top, right, bottom } = cellsOf(area);
    const found: T[] = [];
    if ((right - left + 1) * (bottom - top + 1) > this.#cells.size) {
      for (const thing of this.#all) if (overlaps(thing, area)) found.push(thing);
      return found;
    }
    const query = ++this.#queries;
    for (let column = left; column <= right; column++) {
      for (let row = top; row <= bottom; row++) {
        for (const thing of this.#cells.get(cellKey(column, row)) ?? []) {
          if (thing.seenBy === query || !overlaps(thing, area)) continue;
          thing.seenBy = query;
          found.push(thing);
        }
      }
    }
    return found;
  }

  #enter(thing: T, key: number): void {
    const cell = this.#cells.get(key);
    if (cell) cell.add(thing);
    else this.#cells.set(key, new Set([thing]));
  }

  #leave(thing: T, cells: Cells): void {
    for (let column = cells.left; column <= cells.right; column++) {
      for (let row = cells.top; row <= cells.bottom; row++) {
        const key = cellKey(column, row);
        const cell = this.#cells.get(key);
        cell?.delete(thing);
        if (cell?.size === 0) this.#cells.delete(key);
      }
    }
  }
}
