/** Lets at most `parallel` pieces of work run at once; the others wait in the order in which they came. */
export function createTurns(parallel: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // A turn is handed on: nobody who comes in between may take it as well.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
