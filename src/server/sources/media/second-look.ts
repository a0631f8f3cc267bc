/** A word of tesseract's table: how sure it is of it (of 100), and where it stands. */
export interface SeenWord {
  /** Which line it is of. */
  line: string;
  text: string;
  sure: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const WORD = '5';
const CELLS = 12;

/** The row of a word; null for another row of the table, undefined for a line of the text. */
export function readRow(row: string): SeenWord | null | undefined {
  const cells = row.split('\t');
  if (cells.length < CELLS) return undefined;
  const [level, page, block, paragraph, number, , left, top, width, height, sure, text = ''] = cells;
  if (level !== WORD) return null;
  const [x, y, w, h] = [left, top, width, height].map(Number) as [number, number, number, number];
  const line = [page, block, paragraph, number].join('.');
  return { line, text, sure: Number(sure), left: x, top: y, width: w, height: h };
}

const wordsIn = (told: string): SeenWord[] => told.split('\n').flatMap((row) => readRow(row) ?? []);

/** Latin words of which it is this sure are Latin. */
const SURE = 90;
/** About so many Latin letters say what a syllable says. */
const LETTERS = 2;
const LATIN = /\p{Script=Latin}/u;
const SYLLABLE = /[가-힣]/;
const count = (words: readonly SeenWord[], letter: RegExp): number =>
  words.reduce((sum, { text }) => sum + (text.match(new RegExp(letter, 'gu')) ?? []).length, 0);

const isDoubtful = ({ text, sure }: SeenWord): boolean => sure < SURE && LATIN.test(text) && !SYLLABLE.test(text);

/** Whether a page in Korean holds Latin words that may be Korean ones: with both languages it takes some for Latin. */
export function needsSecondLook(told: string): boolean {
  const words = wordsIn(told);
  const sure = words.filter((word) => !isDoubtful(word));
  return sure.length < words.length && count(sure, SYLLABLE) * LETTERS > count(sure, LATIN);
}

/**
 * What stands in the place of doubtful words when the page is read as Korean alone: where that sees syllables, and is surer
 * of one of them than it was of the Latin. Latin letters become digits and signs then, not syllables.
 */
export function secondThoughts(again: string): (word: SeenWord) => { text: string; sure: number } | null {
  if (again === '') return () => null;
  const korean = wordsIn(again);
  return (word) => {
    if (!isDoubtful(word)) return null;
    const there = korean.filter((other) => isWithin(other, word)).toSorted((a, b) => a.left - b.left);
    const isKorean = there.length > 0 && there.every(({ text }) => SYLLABLE.test(text) || /^[\p{P}]+$/u.test(text));
    const sure = Math.max(0, ...there.map((one) => one.sure));
    if (!isKorean || sure <= word.sure || LATIN.test(there.map(({ text }) => text).join(''))) return null;
    return { text: there.map((one, i) => gapBefore(one, there[i - 1]) + one.text).join(''), sure };
  };
}

/** Its middle lies in the other's box. */
function isWithin(one: SeenWord, other: SeenWord): boolean {
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  return x >= other.left && x <= other.left + other.width && y >= other.top && y <= other.top + other.height;
}

const gapBefore = (word: SeenWord, before: SeenWord | undefined): string =>
  before && word.left - (before.left + before.width) > word.height * 0.3 ? ' ' : '';
