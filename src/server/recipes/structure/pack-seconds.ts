import { MOST_SEC, BITS, DIGITS } from '#contract/recipes/structure/known-seconds.ts';

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
