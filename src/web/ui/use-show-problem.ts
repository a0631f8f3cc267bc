import { useEffect, useRef, useState, type RefObject } from 'react';

/** Puts whoever sent a form that is refused into its first field with a problem, which may be out of sight. */
export function useShowProblem(): { form: RefObject<HTMLFormElement | null>; showProblem: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [times]);
  return { form, showProblem: () => setTimes((before) => before + 1) };
}
