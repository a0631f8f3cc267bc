export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const BITS = 6;
/** Four hours; a form that is kept with a note has no room for more. */
export const MOST_SEC = 2_400 * BITS;

/** The kept seconds in order. */
export const unpackSeconds = (packed: string): number[] =>
  Array.from(packed.slice(0, MOST_SEC / BITS)).flatMap((letter, at) => {
    const digit = DIGITS.indexOf(letter);
    return Array.from({ length: BITS }, (_, bit) => bit).flatMap((bit) =>
      digit > 0 && (digit & (1 << bit)) !== 0 ? [at * BITS + bit] : [],
    );
  });

/** Whether nobody can tell: so late no second was kept. */
export const isBeyondKept = (sec: number): boolean => sec >= MOST_SEC;
