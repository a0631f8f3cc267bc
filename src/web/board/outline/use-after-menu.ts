import { useRef } from 'react';

/**
 * A menu that closes gives the focus to its trigger, sooner or later. What its entry does comes after that, however late it
 * is: a field that takes the focus keeps it.
 */
export function useAfterMenu() {
  const deed = useRef<(() => void) | null>(null);
  return {
    /** The first one is done; another one only where none waits. */
    put: (next: () => void): void => {
      deed.current ??= next;
    },
    forget: (): void => {
      deed.current = null;
    },
    /** For the trigger's `onFocus`. */
    run: (): void => {
      const waiting = deed.current;
      deed.current = null;
      waiting?.();
    },
  };
}
