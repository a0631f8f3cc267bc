/** The words of a table, as it is written down: parted by white space. */
export const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Of Korean words the endings are left open; others are meant with the ending of a plural or a tense. */
export const startsWithOneOf = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((one) => word.startsWith(one) && (/[가-힣]/.test(one) || word.length - one.length <= LATIN_ENDING));

const LATIN_ENDING = 3;
