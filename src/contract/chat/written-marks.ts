/**
 * Marks as models write them: [3], [3, 7], [3-5], [^3], 【3†source】, ［３］. Sources may hold the same signs: what they hold
 * must not reach a model as marks.
 */
const NUMBER = '[\\d０-９]{1,6}';
const BETWEEN = '\\s*[,，、;；·・&\\-‐‑–—~〜～]\\s*\\^?';
export const WRITTEN_MARKS = `[[【［]\\s*\\^?(${NUMBER}(?:${BETWEEN}${NUMBER})*)\\s*(?:†[^[\\]【】［］\`\\n]{0,80})?[\\]】］]`;
/** The beginning of one, at the end of what has come so far. */
export const OPEN_MARKS = new RegExp(
  `[[【［][\\s\\d０-９^,，、;；·・&\\-‐‑–—~〜～]{0,200}(?:†[^[\\]【】［］\`\\n]{0,80})?$`,
);

/** A range over more than this is none: its ends are what is named. */
const LONGEST_RANGE = 30;

/** The numbers between the brackets of a mark, each once. */
export function numbersOf(inner: string): number[] {
  const numbers: number[] = [];
  let isRange = false;
  for (const [piece] of inner.normalize('NFKC').matchAll(/\d+|[-‐‑–—~〜]/g)) {
    if (!/\d/.test(piece)) {
      isRange = true;
      continue;
    }
    const to = Number(piece);
    const from = numbers.at(-1);
    if (isRange && from !== undefined && to > from && to - from <= LONGEST_RANGE)
      for (let one = from + 1; one < to; one++) numbers.push(one);
    numbers.push(to);
    isRange = false;
  }
  return [...new Set(numbers)];
}

/** Ends so: a place in a list of a programming language, as its name shows. */
const NAME = /(?:^|[^\p{L}\p{N}_$])(?:arr|array|list|args|argv|nums|dict|tuple|matrix|vec|dp|df)$/u;
const CODE_NAME = /(?<!\w)(?:(?<=\$)|\d*[A-Za-z_])[^\W_]*_\w*$|(?<![\w$])\d*[A-Za-z_$][\w$]*\(\)$/;
const VARIABLE = /(?:^|[^\p{L}\p{N}_$])[A-Za-z_$][\w$]*$/u;

/** Whether brackets with these numbers are words of the text, by what stands right before and after them: no mark. */
export function areWords(numbers: readonly number[], before: string, after: string): boolean {
  if (numbers.some((number) => number >= 1000)) return true;
  if (NAME.test(before) || CODE_NAME.test(before)) return true;
  return VARIABLE.test(before) && (numbers[0] === 0 || after.startsWith('='));
}
