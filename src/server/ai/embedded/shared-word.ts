import { stemsOf, wordsOf } from './terms.ts';

/** Scripts that glue endings and other words to a word: in them pairs of letters tell what words do in others. */
const GLUED = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** So many letters at the head of two words, and this part of the longer one, make them forms of one word. */
const ALIKE = { letters: 4, part: 0.6 };
/** A word that is the head of another with so few letters more is the same one, as one of so many letters always is. */
const ENDING = 2;
const WHOLE = 6;

/**
 * Tells whether a text has one of the question's words, in whichever of its forms: in a script that parts its words, letters
 * in the midst of another one ('hi' in 'within') say nothing. Null for a question in another script, or without such words.
 */
export function findSharedWord(question: string): ((text: string) => boolean) | null {
  const asked = stemsOf(question);
  if (asked.length === 0 || GLUED.test(question)) return null;
  return (text) => wordsOf(text).some((said) => asked.some((word) => isForm(word, said)));
}

/** Whether one of two words is the other in another of its forms. */
export function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (/\d/.test(short)) return false;
  if (long.startsWith(short))
    return short.length >= WHOLE || (short.length > 2 && long.length - short.length <= ENDING);
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= Math.max(ALIKE.letters, long.length * ALIKE.part);
}
