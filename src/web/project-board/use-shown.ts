import { useState } from 'react';
import { keepStored, readStored } from '../lib/stored.ts';

/** Whether a part of the project board is shown; the choice stays in this browser. */
export interface Shown {
  isShown: boolean;
  toggle: () => void;
}

/** From here on it stands beside the board, and not over it. */
const WIDE = '(width >= 1280px)';

/** Shown until somebody hides it; the assistant on narrow screens only when somebody asks for it. */
export function useShown(part: 'assistant' | 'minimap'): Shown {
  const key = `project-board:${part}`;
  const [isShown, setShown] = useState(() => {
    const hasRoom = part === 'minimap' || matchMedia(WIDE).matches;
    return hasRoom && readStored(key) !== 'hidden';
  });
  const toggle = () => {
    keepStored(key, isShown ? 'hidden' : 'shown');
    setShown(!isShown);
  };
  return { isShown, toggle };
}
