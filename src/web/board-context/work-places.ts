import { createKeptByBoard } from './kept-by-board.ts';

/** A point of the board in the middle of the view, and the scale. */
export interface WorkPlace {
  x: number;
  y: number;
  zoom: number;
}

/** Where somebody last worked on a board: pressed a card, or typed. */
export const workPlaces = createKeptByBoard('board:work-places', (kept): kept is WorkPlace => {
  const { x, y, zoom } = (kept ?? {}) as Partial<WorkPlace>;
  return Number.isFinite(x) && Number.isFinite(y) && Number(zoom) > 0;
});
