import { useEffect, useState } from 'react';

/** For this long a page that makes no frames is waited for. */
const PATIENCE_MS = 100;

/**
 * The value, once the frame that is being made has been shown: for what goes with it and need not hold it up. Begins as
 * `before`.
 */
export function useBehindFrame<T>(value: T, before: T = value): T {
  const [shown, show] = useState(() => before);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    const tell = () => show(() => value);
    let timer = setTimeout(tell, PATIENCE_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(tell);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [shown, value]);
  return shown;
}
