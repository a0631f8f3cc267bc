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

/** Whether as much as a screen lies below: then a button that leads to the end covers nothing of it. */
export const isFarFromEnd = ({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight >= clientHeight;

/** By so much a browser moves a scrolled place to where its pixels are, later, on a board that is zoomed. */
const SNAP_PX = 2;

/** Above the question that an answer is read from. */
const ABOVE_PX = 12;

/** How far down the view goes while an answer comes: to the end, but not past the question, so that it is read from its beginning. */
export const followedTo = (end: number, questionTop: number | null): number =>
  questionTop === null ? end : Math.min(end, Math.max(0, questionTop - ABOVE_PX));

const endOf = (element: Element): number => element.scrollHeight - element.clientHeight;
const isNearEnd = (element: Element): boolean => endOf(element) - element.scrollTop < NEAR_END_PX;

/** Within the scrolled text. Offsets know nothing of the zoom of a board. */
function lastQuestionTop(area: HTMLElement): number | null {
  const question = [...area.querySelectorAll<HTMLElement>(':scope > [data-question]')].at(-1);
  return question ? question.offsetTop - area.offsetTop : null;
}

/**
 * Keeps the end in sight while text comes, unless the reader has scrolled away from it. A question that is asked here
 * brings it back, and stays in sight itself: of a long answer the beginning is shown. `askedAt`: when the one was asked
 * that is being answered; null for one from elsewhere.
 */
export function useStickToEnd(askedAt: number | null) {
  const area = useRef<HTMLDivElement>(null);
  const [isFar, setFar] = useState(false);
  const state = useRef({ sticks: true, scrollTop: 0, askedAt, fromQuestion: false });
  const follow = useCallback(() => {
    const element = area.current;
    if (!element) return;
    // Where nothing was asked there is no end to read: what it begins with is shown from its top.
    if (element.querySelector(':scope > [data-start]')) return setFar(false);
    const { fromQuestion } = state.current;
    element.scrollTo({ top: followedTo(endOf(element), fromQuestion ? lastQuestionTop(element) : null) });
    Object.assign(state.current, { sticks: true, scrollTop: element.scrollTop });
    setFar(isFarFromEnd(element));
  }, []);
  const toEnd = useCallback(() => {
    state.current.fromQuestion = false;
    follow();
  }, [follow]);
  useLayoutEffect(() => {
    const isNew = askedAt !== null && askedAt !== state.current.askedAt;
    state.current.askedAt = askedAt;
    if (!isNew) return;
    state.current.fromQuestion = true;
    follow();
  }, [askedAt, follow]);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => (state.current.sticks ? follow() : setFar(isFarFromEnd(element))));
    const watch = () => [element, ...element.children].forEach((row) => sizes.observe(row));
    const rows = new MutationObserver(watch);
    rows.observe(element, { childList: true });
    watch();
    return () => {
      rows.disconnect();
      sizes.disconnect();
    };
  }, [follow]);
  const onScroll = () => {
    const element = area.current;
    if (!element) return;
    const before = state.current;
    // Somebody's own hand ends the reading from the question: at the end the end is followed again.
    const isOwn = before.fromQuestion && Math.abs(element.scrollTop - before.scrollTop) < SNAP_PX;
    const sticks = isOwn || (before.fromQuestion ? isNearEnd(element) : sticksAfter(before, element));
    Object.assign(before, { sticks, scrollTop: element.scrollTop, fromQuestion: isOwn });
    setFar(isFarFromEnd(element));
  };
  return { area, isFar, toEnd, onScroll };
}
