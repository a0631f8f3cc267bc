import type { Span } from '../../base/marked-text.ts';

export interface NamedDay {
  month: number;
  day: number;
  at: Span;
}

/** Days of every year that are told by their names; those of the moon are another day each year, and left out. */
const NAMES: readonly [names: string, month: number, day: number][] = [
  ['크리스마스 ?이브|성탄절 ?전날|(?:christmas|x-?mas) eve', 12, 24],
  ['크리스마스|성탄절|(?:christmas|x-?mas)(?: day)?', 12, 25],
  ["올해 ?마지막 ?날|new year['’]s eve", 12, 31],
  ["새해 ?첫날|신정|new year['’]s(?: day)?", 1, 1],
  ["[밸발][렌런]타인 ?데이|valentine['’]s(?: day)?", 2, 14],
  ['화이트 ?데이', 3, 14],
  ['어린이날', 5, 5],
  ['어버이날', 5, 8],
  ['할로윈|핼러윈|halloween', 10, 31],
  ['빼빼로 ?데이', 11, 11],
];
const ANY = NAMES.map(([names]) => names).join('|');
/** '크리스마스 전까지', 'by Christmas'; of '크리스마스 선물' and 'our Christmas film' it is no day. */
const TOLD = new RegExp(
  `(?:${ANY})(?=\\s?(?:까지|이?전(?:에|까지|[,\\s])|당일|날?에(?:는)?(?:,|\\s(?:맞춰|맞추|업로드|게시|공개|발행|올[라려리]))))|(?<=\\b(?:by|before|on|until) )(?:${ANY})(?![\\w가-힣]|\\s[a-z]+ (?:video|film|post|campaign|special))`,
  'gi',
);

/** The days that a text tells by their names as days by which something is done. */
export const namedDays = (text: string): NamedDay[] =>
  [...text.matchAll(TOLD)].flatMap(({ index, 0: words }) => {
    const named = NAMES.find(([names]) => new RegExp(`^(?:${names})$`, 'i').test(words));
    return named ? [{ month: named[1], day: named[2], at: [index, index + words.length] }] : [];
  });
