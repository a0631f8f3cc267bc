import { literally } from '../../base/literally.ts';

/** Most letters between two parts of a phrase with a gap. */
const GAP = 24;

/**
 * Finds a phrase as people write it: small or capital letters, with or without Korean blanks. A `*` in it stands for some words
 * of the same sentence, a `~` before it lets it hang on a word. A single Korean letter such as 막 is a word by itself; a Korean
 * particle may hang on a Latin word.
 */
export function patternOf(phrase: string): RegExp {
  const isHanging = phrase.startsWith('~');
  const words = phrase.replace(/^~/, '').trim().split(/\s+/);
  const isLatin = (word: string | undefined) => /^[\p{Script=Latin}\d'’]+/u.test(word ?? '');
  let pattern = '';
  words.forEach((word, i) => {
    if (word === '*') {
      pattern += `[^.!?\\n]{0,${GAP}}?`;
      return;
    }
    const before = words[i - 1];
    if (before !== undefined && before !== '*')
      pattern += isLatin(before) && isLatin(word) ? String.raw`\s+` : String.raw`\s{0,3}`;
    pattern += literally(word).replace(/['’]/g, "['’]");
  });
  const start = isHanging ? '' : String.raw`(?<![\p{L}\p{N}])`;
  const isWhole = isLatin(words.at(-1)) || (words.length === 1 && words[0]?.length === 1);
  const endsLatin = /[\p{Script=Latin}\d]$/u.test(phrase.trim());
  const end = endsLatin ? String.raw`(?![\p{Script=Latin}\p{N}])` : isWhole ? String.raw`(?![\p{L}\p{N}])` : '';
  return new RegExp(start + pattern + end, 'giu');
}

/** Where the phrase stands, as [start, end); nothing for an empty phrase. */
export const placesOf = (text: string, phrase: string): (readonly [start: number, end: number])[] =>
  /[^\s~*]/.test(phrase)
    ? [...text.matchAll(patternOf(phrase))].map(({ 0: found, index }) => [index, index + found.length] as const)
    : [];
