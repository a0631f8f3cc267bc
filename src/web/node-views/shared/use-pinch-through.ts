import { useCallback } from 'react';

/**
 * Lets a pinch within scroll areas zoom the board: the board leaves the wheel alone over `.nowheel`, and a pinch
 * arrives as a wheel with Ctrl, so the mark is taken off for that one event. Answers the ref for the element around
 * the areas.
 */
export function usePinchThrough(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return undefined;
    element.addEventListener('wheel', letPinchThrough, { capture: true, passive: true });
    return () => element.removeEventListener('wheel', letPinchThrough, { capture: true });
  }, []);
}

function letPinchThrough(event: WheelEvent): void {
  if (!event.ctrlKey || !(event.target instanceof Element)) return;
  const areas: Element[] = [];
  for (let area = event.target.closest('.nowheel'); area; area = area.parentElement?.closest('.nowheel') ?? null)
    areas.push(area);
  for (const area of areas) area.classList.remove('nowheel');
  setTimeout(() => areas.forEach((area) => area.classList.add('nowheel')), 0);
}
