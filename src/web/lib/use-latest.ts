import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last finished rendering, for handlers and timers that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
