/** A vocabulary, its words parted by '|'. */
export const listed = (words: string): readonly string[] => words.split('|');

/** Whether one of these words stands in a text; the words are in lower case. */
export const hasWord = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.some((word) => wordAt(lower, word) >= 0);
};

/** The place of the last of these words in a text, by its end; -1 where none stands there. */
export const lastWordIn = (text: string, words: readonly string[]): number => {
  const lower = text.toLowerCase();
  return Math.max(-1, ...words.map((word) => (lower.includes(word) ? lower.lastIndexOf(word) + word.length : -1)));
};

/** A word of Latin letters counts only where it stands by itself. */
export function wordAt(lower: string, word: string): number {
  const isLatin = /^[a-z]/.test(word);
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const before = lower[at - 1] ?? ' ';
    const behind = lower[at + word.length] ?? ' ';
    if (!isLatin || !(/[a-z]/.test(before) || (/[a-z]/.test(behind) && behind !== 's'))) return at;
  }
  return -1;
}

/** Of 'E*TRADE' and 'my_channel' the sign is part of the name. */
const BETWEEN: Readonly<Record<string, RegExp>> = {
  '*': /^[a-z0-9]{2}$/i,
  '`': /^[a-z0-9]{2}$/i,
  _: /^[\p{L}\p{N}]{2}$/u,
};

/** Whether a sign of a text is one of Markdown emphasis. */
export const isEmphasis = (text: string, i: number): boolean =>
  BETWEEN[text[i] ?? '']?.test(`${text[i - 1] ?? ''}${text[i + 1] ?? ''}`) === false;

/** Words without the signs of Markdown emphasis. */
export const withoutEmphasis = (words: string): string =>
  Array.from({ length: words.length }, (_, i) => (isEmphasis(words, i) ? '' : words[i]))
    .join('')
    .trim();

const NUMBERS: Readonly<Record<string, number>> = {
  한: 1,
  하나: 1,
  두: 2,
  둘: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  one: 1,
  single: 1,
  a: 1,
  an: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
};

/** A number in digits or in words; NaN for other words. */
export const numberOf = (words: string): number =>
  NUMBERS[words.toLowerCase()] ?? Number(words.replaceAll(',', '') || NaN);

/** What counts as a number, as a piece of an expression; words that are none give NaN. */
export const COUNT = '(\\d{1,3}|[한두세석네넉]|다섯|여섯|[a-z]{1,8})';
