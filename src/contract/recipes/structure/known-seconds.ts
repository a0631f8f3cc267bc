const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
/** Four hours; a form that is kept with a note has no room for more. */
const MOST_SEC = 2_400 * BITS;

/** The seconds in which something begins, six of them a character, to be kept in a form. */
export function packSeconds(moments: readonly number[]): string {
  const digits: number[] = [];
  for (const moment of moments) {
    const sec = Math.floor(moment);
    if (!(sec >= 0 && sec < MOST_SEC)) continue;
    const at = Math.floor(sec / BITS);
    digits[at] = (digits[at] ?? 0) | (1 << (sec % BITS));
  }
  return Array.from(digits, (digit) => DIGITS[digit ?? 0] ?? 'A').join('');
}

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
