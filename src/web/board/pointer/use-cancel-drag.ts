import { useEffect, useRef } from 'react';
import { letGo } from './cancel-drag.ts';

/** A drag that Escape gives up, before anybody else hears of the key. */
interface GivingUp {
  begin: () => void;
  /** Whether it was given up. */
  end: () => boolean;
}

export function useGivingUp(): GivingUp {
  const drag = useRef({ isGivenUp: false, stop: (): void => undefined });
  useEffect(() => () => drag.current.stop(), []);
  return {
    begin() {
      const press = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        drag.current.isGivenUp = true;
        letGo();
      };
      window.addEventListener('keydown', press, true);
      drag.current = { isGivenUp: false, stop: () => window.removeEventListener('keydown', press, true) };
    },
    end() {
      drag.current.stop();
      return drag.current.isGivenUp;
    },
  };
}
