import type { BoardEdge } from '#contract/board/board.schema.ts';
import type { Point, Rect } from '#contract/board/geometry.ts';
import { fitLine, widthOf } from './fit-text.ts';

export const LABEL_HEIGHT_PX = 24;
const FONT_PX = 12.5;
const PADDING_PX = 10;
const MOST_PX = 240;

export const labelFont = (family: string): string => `550 ${FONT_PX}px ${family}`;

interface FittedLabel {
  text: string;
  widthPx: number;
}
const fitted = new WeakMap<BoardEdge, FittedLabel>();

function fitLabel(edge: BoardEdge, label: string): FittedLabel {
  const known = fitted.get(edge);
  if (known) return known;
  const text = fitLine(label, MOST_PX - 2 * PADDING_PX, FONT_PX);
  const wide = Array.from(text).reduce((sum, character) => sum + widthOf(character, FONT_PX), 0);
  const made = { text, widthPx: Math.ceil(wide) + 2 * PADDING_PX };
  fitted.set(edge, made);
  return made;
}

/** The plate of a wire's label around the middle of its curve, in board pixels; null for a wire without one. */
export function labelPlate(edge: BoardEdge, middle: Point): (Rect & { text: string }) | null {
  if (edge.label === null || edge.label === '') return null;
  const { text, widthPx } = fitLabel(edge, edge.label);
  return {
    text,
    x: middle.x - widthPx / 2,
    y: middle.y - LABEL_HEIGHT_PX / 2,
    width: widthPx,
    height: LABEL_HEIGHT_PX,
  };
}
