import { keepStored, readStored } from '../../lib/stored.ts';

/** What a drag on the empty board does: the hand moves the board, the arrow draws a box around cards. */
export type PointerMode = 'select' | 'hand';

const KEY = 'board-pointer';

/** The hand, unless the other was chosen in this browser. */
export const readPointerMode = (): PointerMode => (readStored(KEY) === 'select' ? 'select' : 'hand');
export const keepPointerMode = (mode: PointerMode): void => keepStored(KEY, mode);
