import { useEffect, useState, type RefObject } from 'react';

/**
 * The text, held back while somebody is selecting words within the element, so that a growing answer can be copied
 * from.
 */
export function useSteadyText(text: string, element: RefObject<HTMLElement | null>): string {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    const look = () => {
      if (!isSelectingIn(element.current)) setShown(text);
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text, element]);
  return shown;
}

function isSelectingIn(element: HTMLElement | null): boolean {
  const selection = document.getSelection();
  return Boolean(element && selection && !selection.isCollapsed && selection.containsNode(element, true));
}
