import { forgetStored, keepStored, readStored } from './stored.ts';

/** What dragging empty board and the wheel do: pan and zoom as specified, or select and pan as with a trackpad. */
export type InputMode = 'pan' | 'select';

const KEY = 'board-input';
/** Under this a board keeps the tool that is held on it; a new choice of the mode decides anew. */
export const POINTER_KEY = 'board-pointer';

const listeners = new Set<() => void>();

/** The choice of this browser; 'pan' until somebody chooses. */
export const readInputMode = (): InputMode => (readStored(KEY) === 'select' ? 'select' : 'pan');

export function keepInputMode(mode: InputMode): void {
  forgetStored(POINTER_KEY);
  keepStored(KEY, mode);
  for (const chosen of listeners) chosen();
}

/** Called when the mode is chosen, here or in another tab. */
export function onInputMode(chosen: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY) chosen();
  };
  listeners.add(chosen);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(chosen);
    window.removeEventListener('storage', hear);
  };
}
