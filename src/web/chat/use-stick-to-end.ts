import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 48;

type Scrolled = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/**
 * Whether the end is kept in sight after a scroll. Only who moves up leaves it: text that comes in the moment between a
 * scroll and its event makes the end far without anybody having moved.
 */
export function sticksAfter(before: { sticks: boolean; scrollTop: number }, now: Scrolled): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR_END_PX) return true;
  return before.sticks && now.scrollTop >= before.scrollTop;
}

/**
 * Keeps the end in sight while text comes, unless the reader has scrolled away from it; a question that is asked
 * here brings it back. `askedAt`: when the one was asked that is being answered; null for one from elsewhere.
 */
export function useStickToEnd(askedAt: number | null) {
  const area = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const state = useRef({ sticks: true, scrollTop: 0, askedAt });
  const toEnd = useCallback(() => {
    const element = area.current;
    if (!element) return;
    element.scrollTo({ top: element.scrollHeight });
    Object.assign(state.current, { sticks: true, scrollTop: element.scrollTop });
  }, []);
  useLayoutEffect(() => {
    const isNew = askedAt !== null && askedAt !== state.current.askedAt;
    state.current.askedAt = askedAt;
    if (isNew) toEnd();
  }, [askedAt, toEnd]);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => state.current.sticks && toEnd());
    const follow = () => [element, ...element.children].forEach((row) => sizes.observe(row));
    const rows = new MutationObserver(follow);
    rows.observe(element, { childList: true });
    follow();
    return () => {
      rows.disconnect();
      sizes.disconnect();
    };
  }, [toEnd]);
  const onScroll = () => {
    const element = area.current;
    if (!element) return;
    const sticks = sticksAfter(state.current, element);
    Object.assign(state.current, { sticks, scrollTop: element.scrollTop });
    setAtEnd(sticks);
  };
  return { area, isAtEnd, toEnd, onScroll };
}
