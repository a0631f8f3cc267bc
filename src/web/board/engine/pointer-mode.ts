import { POINTER_KEY, readInputMode } from '../../lib/input-mode.ts';
import { keepStored, readStored } from '../../lib/stored.ts';

/** What a drag on the empty board does: the hand moves the board, the arrow draws a box around cards. */
export const pointerModes = ['select', 'hand'] as const;
export type PointerMode = (typeof pointerModes)[number];

/** The letters that choose it. */
export const pointerKeys: Record<PointerMode, string> = { select: 'V', hand: 'H' };

/** The tool last held in this browser; until one was, what the settings say about dragging. */
export function readPointerMode(): PointerMode {
  const held = readStored(POINTER_KEY);
  if (held === 'select' || held === 'hand') return held;
  return readInputMode() === 'select' ? 'select' : 'hand';
}
export const keepPointerMode = (mode: PointerMode): void => void keepStored(POINTER_KEY, mode);
