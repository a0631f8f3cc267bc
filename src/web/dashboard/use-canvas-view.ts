import { useState } from 'react';
import { keepStored, readStored } from '../lib/stored.ts';

const VIEW_KEY = 'canvas-view';

export interface CanvasView {
  isCards: boolean;
  choose: (isCards: boolean) => void;
}

/** Cards or a list, as chosen last in this browser. */
export function useCanvasView(): CanvasView {
  const [isCards, setCards] = useState(() => readStored(VIEW_KEY) !== 'list');
  const choose = (cards: boolean) => {
    keepStored(VIEW_KEY, cards ? 'cards' : 'list');
    setCards(cards);
  };
  return { isCards, choose };
}
