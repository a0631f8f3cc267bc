import { useRef } from 'react';

/**
 * A menu that closes gives the focus to its trigger, sooner or later. What its entry does comes after that, however late it
 * is: a field that takes the focus keeps it.
 */
export function useAfterMenu() {
  const action = useRef<(() => void) | null>(null);
  return {
    /** The first one is done; another one only where none waits. */
    put: (next: () => void): void => {
      action.current ??= next;
    },
    forget: (): void => {
      action.current = null;
    },
    /** For the trigger's `onFocus`. */
    run: (): void => {
      const waiting = action.current;
      action.current = null;
      waiting?.();
    },
  };
}
