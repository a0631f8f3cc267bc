import { useEffect, useRef, type RefObject } from 'react';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings what stands at a place of the text into sight, and marks it for a moment. */
export function showPlace(page: HTMLElement, [from, to]: readonly [number, number]): void {
  const pieces = [...page.querySelectorAll<HTMLElement>('[data-at]')];
  const found =
    pieces.find(({ dataset }) => Number(dataset['at']) < to && from < Number(dataset['to'])) ??
    pieces.find(({ dataset }) => Number(dataset['at']) >= from);
  if (!found) return;
  bring(found, 'center');
  found.animate?.([{ background: 'var(--accent-soft)' }, { background: 'transparent' }], { duration: 1_600 });
}

export const bring = (element: Element, block: 'start' | 'center'): void =>
  element.scrollIntoView({ block, behavior: isStill() ? 'auto' : 'smooth' });

/** So far below what is seen the end of what is written may lie while it is still followed. */
const NEAR_PX = 160;
const ROOM_PX = 28;

/** What is written stays in sight while it grows, unless somebody has gone up to read; null for what does not grow. */
export function useFollowed(page: RefObject<HTMLElement | null>, length: number | null): void {
  const isFollowed = useRef(true);
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const look = () => void (isFollowed.current = belowOf(element) < NEAR_PX);
    element.addEventListener('scroll', look);
    return () => element.removeEventListener('scroll', look);
  }, [page]);
  useEffect(() => {
    const element = page.current;
    if (!element || length === null || !isFollowed.current) return;
    const below = belowOf(element);
    if (below > -ROOM_PX) element.scrollBy?.(0, below + ROOM_PX);
  }, [page, length]);
}

/** How far below the lower edge of the page the end of what is written lies; negative where it is seen. */
function belowOf(page: HTMLElement): number {
  const writing = page.querySelector('[aria-busy=true]')?.getBoundingClientRect?.();
  return writing ? writing.bottom - page.getBoundingClientRect().bottom : -Infinity;
}
