import { useLayoutEffect } from 'react';

/** At the top on phones: the screen's own bar below that of the page, and one that floats over the board. */
export type TopBar = 'second' | 'board';

const standing: Record<TopBar, number> = { second: 0, board: 0 };

/**
 * Says on the root of the page that a bar stands at its top: what floats there on phones comes below it. A selector that
 * looks for bars within the page would be asked anew with every element that comes or goes.
 */
export function useTopBar(bar: TopBar): void {
  useLayoutEffect(() => {
    const count = (by: 1 | -1) => {
      standing[bar] += by;
      document.documentElement.toggleAttribute(`data-has-${bar}-bar`, standing[bar] > 0);
    };
    count(1);
    return () => count(-1);
  }, [bar]);
}
