import { BOARD } from '../limits.ts';
import type { Point } from './geometry.ts';

/** A source of numbers in [0, 1): Math.random in the product, a fixed row in tests. */
export type Random = () => number;

const within = ([min, max]: readonly [number, number], random: Random): number =>
  Math.round(min + random() * (max - min));

/** Both coordinates are finite numbers. */
export const isValidPosition = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  Number.isFinite(value.x) &&
  Number.isFinite(value.y);

/** The position itself where it is valid, else a random one: x 100 to 500, y 100 to 400. */
export const placeOr = (position: unknown, random: Random): Point =>
  isValidPosition(position)
    ? { x: position.x, y: position.y }
    : { x: within(BOARD.randomX, random), y: within(BOARD.randomY, random) };

/** Where a child stands within its group when nobody said where: 20 to 120 from the group's corner on both axes. */
export const childOffset = (random: Random): Point => ({
  x: within(BOARD.childOffset, random),
  y: within(BOARD.childOffset, random),
});
