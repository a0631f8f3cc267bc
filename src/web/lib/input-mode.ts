import { keepStored, readStored } from './stored.ts';

/** What dragging empty board and the wheel do: pan and zoom as specified, or select and pan as with a trackpad. */
export type InputMode = 'pan' | 'select';

const KEY = 'board-input';

/** The choice of this browser; 'pan' until somebody chooses. */
export const readInputMode = (): InputMode => (readStored(KEY) === 'select' ? 'select' : 'pan');

export const keepInputMode = (mode: InputMode): void => keepStored(KEY, mode);
