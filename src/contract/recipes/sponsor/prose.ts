import { withoutEnd } from '../../base/without-end.ts';
import { quoteOf, type Read } from './brief-types.ts';

/** A mail is searched no further: who writes and why stands at the beginning, the signature at the end. */
const HEAD = 6_000;
const TAIL = 1_500;
const AROUND = 12;

/**
 * What the first pattern that fits has in its first group. `isRight` judges those words with the few letters around them;
 * behind words that are not right the search goes on at the next word, not behind the whole match.
 */
export function firstOf(
  text: string,
  patterns: readonly RegExp[],
  isRight: (words: string, around: string, at: number) => boolean,
): Read<string> | null {
  const tail = Math.max(HEAD, text.length - TAIL);
  const pieces: [from: number, part: string][] = [[0, text.slice(0, HEAD)]];
  if (text.length > HEAD) pieces.push([tail, text.slice(tail)]);
  for (const [from, part] of pieces) {
    for (const pattern of patterns) {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(part); match; match = pattern.exec(part)) {
        const words = withoutEnd((match[1] ?? '').trim(), /[.,'"’”]/);
        const inside = match[0].indexOf(words);
        const at = from + match.index + inside;
        const around = text.slice(Math.max(0, at - AROUND), at + words.length + AROUND);
        if (words !== '' && inside >= 0 && isRight(words, around, at))
          return { value: words, quote: quoteOf(text, at, at + words.length) };
        pattern.lastIndex = match.index + Math.max(1, match[0].search(/\S(?=\s)/) + 1);
      }
    }
  }
  return null;
}
