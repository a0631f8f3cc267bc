import { FINAL, finalOf } from './final-consonant.ts';
import { literally } from './literally.ts';
import { withoutEnd } from './without-end.ts';

/** Particles in pairs: behind a word that ends in a consonant, and behind one that ends in a vowel. */
const PAIRS = [
  ['을', '를'],
  ['은', '는'],
  ['이', '가'],
  ['과', '와'],
  ['으로', '로'],
  ['이나', '나'],
  ['이랑', '랑'],
  ['이라는', '라는'],
  ['이라고', '라고'],
  ['이에요', '예요'],
] as const;

/** Both at once, as people write them where they do not know the word: 을(를), (으)로. */
const BOTH = PAIRS.flatMap(([closed, open]) => {
  const added = closed.endsWith(open) ? [`(${closed.slice(0, -open.length)})${open}`] : [];
  return [`${closed}(${open})`, `${open}(${closed})`, ...added].map((written) => [written, closed, open] as const);
});
const forms = new Map<string, readonly [closed: string, open: string]>([
  ...PAIRS.flatMap((pair) => pair.map((written) => [written, pair] as const)),
  ...BOTH.map(([written, closed, open]) => [written, [closed, open]] as const),
]);

/** The source of a pattern for one particle that ends its word, the longest first. */
export const PARTICLE = `(?:${[...forms.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(literally)
  .join('|')})(?![가-힣])`;

/** How a word sounds at its end: the digits as they are read, from 영 to 구. */
const DIGITS = '영일이삼사오육칠팔구';

/** The number of the last consonant, 0 after a vowel; null where nobody knows how the word is read. */
function codaOf(word: string): number | null {
  const last = withoutEnd(word, /[^\p{L}\p{N}]/u).at(-1) ?? '';
  return finalOf(/\d/.test(last) ? DIGITS[Number(last)] : last);
}

/** A particle in the form that this word takes; as it was written behind a word of which nobody knows how it is read. */
export function particleFor(word: string, written: string): string {
  const form = forms.get(written);
  const coda = codaOf(word.normalize('NFC'));
  if (!form || coda === null) return written;
  const [closed, open] = form;
  const isOpen = coda === FINAL.none || (open === '로' && coda === FINAL.ㄹ);
  return isOpen ? open : closed;
}
