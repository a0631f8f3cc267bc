import type { InputMode } from '../../lib/input-mode.ts';
import type { Point, Size } from '#contract/board/geometry.ts';

/** The part of a WheelEvent that is read. */
export type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export type WheelDevice = 'wheel' | 'trackpad';

const BY_LINES = 1;
const BY_PAGES = 2;
const LINE_PX = 16;
const NOTCH_PX = 100;

/**
 * What turns. Two fingers move along both axes at once, which no wheel does; a wheel counts in lines, or begins with a whole
 * notch. Anything else is what was in use before.
 */
export function deviceOf(turn: WheelTurn, before: WheelDevice, isBeginning: boolean): WheelDevice {
  if (turn.ctrlKey) return before;
  if (turn.deltaMode !== 0) return 'wheel';
  if (turn.deltaX !== 0 && turn.deltaY !== 0) return 'trackpad';
  return isBeginning && turn.deltaX === 0 && Math.abs(turn.deltaY) >= NOTCH_PX ? 'wheel' : before;
}

/** Whether the board moves rather than zooms: two fingers do so, and the wheel where it was chosen. Pinching always zooms. */
export const mayPan = (turn: WheelTurn, mode: InputMode, device: WheelDevice): boolean =>
  !turn.ctrlKey && !turn.metaKey && (mode === 'select' || device === 'trackpad');

/** How far the board moves, in screen pixels; Shift turns a wheel sideways. */
export function panOf(turn: WheelTurn, page: Size): Point {
  const [perX, perY] =
    turn.deltaMode === BY_PAGES ? [page.width, page.height] : turn.deltaMode === BY_LINES ? [LINE_PX, LINE_PX] : [1, 1];
  const by = { x: -turn.deltaX * perX, y: -turn.deltaY * perY };
  return turn.shiftKey && turn.deltaX === 0 ? { x: by.y, y: 0 } : by;
}
