/** Korean surnames, the common ones; those of two syllables first, so that 남궁 is not read as 남. */
const surnames = [
  ...'남궁 황보 제갈 사공 선우 서문 독고 동방'.split(' '),
  ...'김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석설마길연위표명기반라왕금옥육인맹제모탁국어은편용예봉사부가복태',
];
const hangul = /^[가-힣]+$/u;
const letter = /\p{L}/u;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;

export interface Name {
  given: string | null;
  family: string | null;
}

/**
 * Parts a name as its owner would: 김서연 -> 김 + 서연, Alice Kim -> Kim + Alice, Kim, Alice -> Kim + Alice. What cannot be
 * parted with good reason (a nickname, a single word, one with an emoji beside it) is a given name.
 */
export function splitName(typed: string): Name {
  const name = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!name) return { given: null, family: null };
  const comma = /^([^,]+), ?([^,]+)$/u.exec(name);
  if (comma) return { family: comma[1]?.trim() ?? null, given: comma[2]?.trim() ?? null };
  const words = name.split(' ');
  if (!words.every((word) => letter.test(word))) return { given: name, family: null };
  return words.length === 1 ? splitWord(name) : splitWords(words);
}

function splitWord(word: string): Name {
  if (!hangul.test(word) || word.length < 2 || word.length > 5) return { given: word, family: null };
  const family = surnames.find((surname) => word.startsWith(surname) && word.length > surname.length);
  const given = family ? word.slice(family.length) : '';
  return family && given.length <= 3 ? { given, family } : { given: word, family: null };
}

function splitWords(words: string[]): Name {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isFamilyFirst =
    (hangul.test(first) && (surnames.includes(first) || !surnames.includes(last))) ||
    words.every((w) => eastAsian.test(w));
  return isFamilyFirst
    ? { family: first, given: words.slice(1).join(' ') }
    : { family: last, given: words.slice(0, -1).join(' ') };
}
