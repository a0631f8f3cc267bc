import { BOARD } from '#contract/limits.ts';
import type { Rect } from '#contract/board/geometry.ts';
import type { Palette } from './palette.ts';

/** The dots of the grid in this part of the board, some rows at a time. */
export function* drawDots(g: CanvasRenderingContext2D, area: Rect, palette: Palette): Generator<void, void> {
  const gap = BOARD.gridGapPx;
  const left = Math.floor(area.x / gap) * gap;
  const top = Math.floor(area.y / gap) * gap;
  g.fillStyle = palette.dot;
  let row = 0;
  for (let y = top; y < area.y + area.height; y += gap) {
    g.beginPath();
    for (let x = left; x < area.x + area.width; x += gap) g.rect(x - 0.9, y - 0.9, 1.8, 1.8);
    g.fill();
    if (++row % 12 === 0) yield;
  }
}
