import { useEffect, useRef } from 'react';
import { cancelDrag } from './cancel-drag.ts';

/** A drag that Escape gives up, before anybody else hears of the key. */
interface CancelDrag {
  begin: () => void;
  /** Whether it was given up. */
  end: () => boolean;
}

export function useCancelDrag(): CancelDrag {
  const drag = useRef({ isCancelled: false, stop: (): void => undefined });
  useEffect(() => () => drag.current.stop(), []);
  return {
    begin() {
      const press = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        drag.current.isCancelled = true;
        cancelDrag();
      };
      window.addEventListener('keydown', press, true);
      drag.current = { isCancelled: false, stop: () => window.removeEventListener('keydown', press, true) };
    },
    end() {
      drag.current.stop();
      return drag.current.isCancelled;
    },
  };
}
