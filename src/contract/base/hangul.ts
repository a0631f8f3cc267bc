import { withoutEnd } from './without-end.ts';

const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
const FIRST = 0xac00;
const LAST = 0xd7a3;

/** A syllable taken apart: `lead` is the number of its first consonant, `tail` is empty for an open one. */
export interface Syllable {
  lead: number;
  vowel: string;
  tail: string;
}

/** Whether it is a whole syllable. */
export const isHangul = (letter: string | undefined): boolean => {
  const code = letter?.charCodeAt(0) ?? 0;
  return code >= FIRST && code <= LAST;
};

/** Null for what is no whole syllable. */
export function syllableOf(letter: string | undefined): Syllable | null {
  if (letter === undefined || !isHangul(letter)) return null;
  const code = letter.charCodeAt(0) - FIRST;
  return {
    lead: Math.floor(code / (VOWELS.length * TAILS.length)),
    vowel: VOWELS.charAt(Math.floor(code / TAILS.length) % VOWELS.length),
    tail: TAILS[code % TAILS.length] ?? '',
  };
}

/** The syllable of these parts. */
export const letterOf = ({ lead, vowel, tail }: Syllable): string =>
  String.fromCharCode(
    FIRST +
      (lead * VOWELS.length + Math.max(0, VOWELS.indexOf(vowel))) * TAILS.length +
      Math.max(0, TAILS.indexOf(tail)),
  );

/** The tail of the last letter: '' when it is open or no syllable. */
export const tailOf = (word: string): string => syllableOf(word.at(-1))?.tail ?? '';

/** The word with its last syllable changed; as it is when that is no syllable. */
export function withLast(word: string, change: Partial<Syllable>): string {
  const last = syllableOf(word.at(-1));
  return last ? word.slice(0, -1) + letterOf({ ...last, ...change }) : word;
}

/** The particle for the word: `closed` after a consonant, `open` after a vowel and after what is no Hangul. */
export const particleFor = (word: string, closed: string, open: string): string => {
  const tail = tailOf(withoutEnd(word, /[^가-힣]/));
  return tail === '' || (tail === 'ㄹ' && open === '로') ? open : closed;
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLatin = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const VOWEL_RUN = /[aeiouy]+/gi;

const latinSyllables = (word: string): number => Math.max(1, word.replace(/e$/i, '').match(VOWEL_RUN)?.length ?? 0);

/** How long a text is to speak: a syllable for each Hangul letter and digit, of English the runs of vowels. */
export function syllablesIn(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if ((code >= FIRST && code <= LAST) || isDigit(code)) count += 1;
    if (!isLatin(code)) continue;
    const start = i;
    while (isLatin(text.charCodeAt(i + 1))) i += 1;
    count += latinSyllables(text.slice(start, i + 1));
  }
  return count;
}
