import { useEffect, useState } from 'react';
import { keepStored, readStored } from '../lib/stored.ts';

const VIEW_KEY = 'canvas-view';
const COUNT_KEY = 'canvas-count';
/** Where nobody has seen any yet. */
const UNSEEN = 2;

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

/** How many canvases this browser saw last, for the time until it knows; `count` is how many there are now. */
export function useSeenCount(count: number | undefined): number {
  const [seen] = useState(() => Number(readStored(COUNT_KEY) ?? UNSEEN));
  useEffect(() => {
    if (count !== undefined) keepStored(COUNT_KEY, String(count));
  }, [count]);
  return Number.isInteger(seen) && seen > 0 ? seen : UNSEEN;
}
