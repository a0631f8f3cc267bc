import type { Rect } from '#contract/board/geometry.ts';
import type { Guide } from '../../editor/rules/snapping.ts';
import type { CardStyle } from './draw-cards.ts';

const CROSS_PX = 3;

export const boxOfGuide = ({ axis, at, from, to }: Guide): Rect =>
  axis === 'x' ? { x: at, y: from, width: 0, height: to - from } : { x: from, y: at, width: to - from, height: 0 };

/** Thin lines with a small cross at both ends, in the same width at any scale. */
export function drawGuides(g: CanvasRenderingContext2D, guides: readonly Guide[], { palette, zoom }: CardStyle): void {
  if (guides.length === 0) return;
  const arm = CROSS_PX / zoom;
  g.strokeStyle = palette.ring;
  g.lineWidth = 1 / zoom;
  g.beginPath();
  for (const guide of guides) {
    const { x, y, width, height } = boxOfGuide(guide);
    g.moveTo(x, y);
    g.lineTo(x + width, y + height);
    for (const end of [
      { x, y },
      { x: x + width, y: y + height },
    ]) {
      g.moveTo(end.x - arm, end.y - arm);
      g.lineTo(end.x + arm, end.y + arm);
      g.moveTo(end.x + arm, end.y - arm);
      g.lineTo(end.x - arm, end.y + arm);
    }
  }
  g.stroke();
}
