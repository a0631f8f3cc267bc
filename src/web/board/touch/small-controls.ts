import type { Size } from '#contract/board/geometry.ts';

const FINGER_PX = 44;
/** Rounding of the last frame of a flight. */
const NATURAL_ZOOM = 0.99;

/**
 * Whether a control that looks so large on the screen is too small for a finger because of the scale of the board; at the
 * natural size every control of a card has its place to press.
 */
export const isTooSmall = ({ width, height }: Size, zoom: number): boolean =>
  zoom < NATURAL_ZOOM && Math.min(width, height) < FINGER_PX;
