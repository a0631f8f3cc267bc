import { letterOf, syllableOf, tailOf, withLast } from '../../base/hangul.ts';

const isBright = (letter: string | undefined): boolean => 'ㅏㅑㅗ'.includes(syllableOf(letter)?.vowel ?? 'ㅓ');

/** Verbs whose last syllable decides nothing by itself: two verbs share it. */
const UNCLEAR = new Set(['묻', '이르', '사', '다', '거치', '끄', '굽', '구']);

/** Irregular stems and how they go on before 요, the longest ending first. */
const SPECIAL: readonly (readonly [stem: string, joined: string])[] = [
  ['깨닫', '깨달아'],
  ['일컫', '일컬어'],
  ['아니', '아니에'],
  ['푸르', '푸르러'],
  ['수줍', '수줍어'],
  ['머무르', '머물러'],
  ['서투르', '서툴러'],
  ['따르', '따라'],
  ['치르', '치러'],
  ['들르', '들러'],
  ['다다르', '다다라'],
  ['듣', '들어'],
  ['걷', '걸어'],
  ['싣', '실어'],
  ['긷', '길어'],
  ['낫', '나아'],
  ['짓', '지어'],
  ['붓', '부어'],
  ['잇', '이어'],
  ['긋', '그어'],
  ['젓', '저어'],
  ['돕', '도와'],
  ['곱', '고와'],
  ['어떻', '어때'],
  ['하', '해'],
];

/** Of the stems in ㅂ and ㅎ most are irregular; these are not. */
const REGULAR_B = '입잡좁뽑씹집접꼽업';
const REGULAR_H = '좋넣놓쌓낳닿찧땋빻';
const PALE: Readonly<Record<string, string>> = { ㅏ: 'ㅐ', ㅓ: 'ㅐ', ㅑ: 'ㅒ', ㅕ: 'ㅖ' };
const MERGED: Readonly<Record<string, string>> = { ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅚ: 'ㅙ' };

/** The stem as it stands before 요: '먹' gives '먹어', '가' gives '가', '어렵' gives '어려워'. Null where two verbs share it. */
export function joinedOf(stem: string): string | null {
  const last = stem.at(-1);
  const parts = syllableOf(last);
  if (!parts || last === undefined || UNCLEAR.has(stem)) return null;
  const head = stem.slice(0, -1);
  const special = SPECIAL.find(([ending]) => stem.endsWith(ending));
  if (special) return stem.slice(0, -special[0].length) + special[1];
  if (parts.tail === 'ㅂ' && !REGULAR_B.includes(last)) return `${withLast(stem, { tail: '' })}워`;
  if (parts.tail === 'ㅎ' && !REGULAR_H.includes(last)) {
    return withLast(stem, { tail: '', vowel: PALE[parts.vowel] ?? parts.vowel });
  }
  if (parts.tail === 'ㅆ') return `${stem}어`;
  if (parts.tail !== '') return stem + (isBright(last) ? '아' : '어');
  if (last === '르' && head !== '') return withLast(head, { tail: 'ㄹ' }) + (isBright(head.at(-1)) ? '라' : '러');
  if (parts.vowel === 'ㅡ') return head + letterOf({ ...parts, vowel: isBright(head.at(-1)) ? 'ㅏ' : 'ㅓ' });
  if ('ㅟㅢㅞ'.includes(parts.vowel)) return `${stem}어`;
  return withLast(stem, { vowel: MERGED[parts.vowel] ?? parts.vowel });
}

/** The stem with ~습니다 or ~ㅂ니다. */
export function formalOf(stem: string): string {
  const tail = tailOf(stem);
  return tail === '' || tail === 'ㄹ' ? `${withLast(stem, { tail: 'ㅂ' })}니다` : `${stem}습니다`;
}
