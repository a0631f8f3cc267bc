import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import { SINO } from '../script/numerals-in-words.ts';

/** A number in a text, in digits or in words. */
export interface NumberAt {
  value: number;
  at: Span;
}

const BIG = '[십백천]|만(?!큼|족|일|두)|억|조(?!각|건|금|차|언|용)';
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d{1,6})?|\d{1,15}(?:\.\d{1,6})?`;
const WRITTEN = new RegExp(
  String.raw`(?<![\d.:/-])(?:${DIGITS})(?:\s?(?:${BIG})+(?:\s?\d{1,4}(?:,\d{3})?\s?(?:${BIG})+){0,4}(?:\d{1,4})?)?(?![\d:/])`,
  'g',
);
/** What numbers in words stand before. */
export const COUNTED =
  '원|명|개월|개|년|월|일(?![이가-힣]*요)|분|초|시간|퍼센트|프로|달러|번|살|세(?![가-힣])|배|킬로|그램|미터|점|회|편|위|도|장|권|만|억|잔|끼|주|줄';
const SPELLED = new RegExp(
  `(?<![가-힣])(?<!\\d\\s?)(?:[${SINO}]*[십백천만억조][${SINO}십백천만억조]*)(?:\\s[${SINO}]*[십백천만억조][${SINO}십백천만억조]*){0,4}(?=\\s?(?:${COUNTED}))`,
  'g',
);
/** Of one syllable, where nothing else can be meant: '오 퍼센트', '사 개월'. */
const SINGLE = new RegExp(`(?<![가-힣]|점\\s?)[${SINO}](?=\\s?(?:퍼센트|개월|인분|킬로|그램|센티))`, 'g');
/** The day behind a month, and the month before a day: '팔월 일일', '십이월 오일'. */
const DAY = new RegExp(
  `(?<=(?:[\\d${SINO}십]|(?<![가-힣])[유시])월\\s?)(?:[이삼]?십[${SINO}]?|[${SINO}])(?=\\s?일)`,
  'g',
);
const MONTH_OF_DAY = new RegExp(`(?<![가-힣])[${SINO}](?=월\\s?[${SINO}십]{1,3}\\s?일)`, 'g');
/** The months that are read otherwise. */
const MONTH = new RegExp(`(?<![가-힣])(?:유|시)(?=월\\s?(?:[${SINO}십]|\\d|초|말|중순|달력|에|부터|까지))`, 'g');
const TENS = ['열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
const ONES: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};
const NATIVE = new RegExp(
  `(?<![가-힣])(?:(${TENS.join('|')}|스무)(${Object.keys(ONES).join('|')})?|(${Object.keys(ONES).join('|')}))(?=\\s?(?:개|명|살|번|가지|시간|시|달|배|장|권|마리|잔|분|사람|끼|주|편|곡|줄|팀|단계))`,
  'g',
);
const MULTIPLES: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000, 만: 1e4, 억: 1e8, 조: 1e12 };

function valueOf(written: string): number {
  let [total, part, number] = [0, 0, null as number | null];
  for (const [piece] of written.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|[가-힣]/g)) {
    const multiple = MULTIPLES[piece];
    if (multiple === undefined) number = /\d/.test(piece) ? Number(piece) : SINO.indexOf(piece) + 1;
    else if (multiple < 1e4) [part, number] = [part + (number ?? 1) * multiple, null];
    else [total, part, number] = [total + (part + (number ?? 0) || 1) * multiple, 0, null];
  }
  return Math.round((total + part + (number ?? 0)) * 1e6) / 1e6;
}

const nativeValue = (ten: string | undefined, one: string | undefined): number =>
  (ten === '스무' ? 20 : ten ? (TENS.indexOf(ten) + 1) * 10 : 0) + (ONES[one ?? ''] ?? 0);

const ENGLISH: ReadonlyMap<string, number> = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, value): [string, number] => [word, value])
    .concat('twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10])),
);
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, k: 1e3 };
const ENGLISH_WORD = [...ENGLISH.keys()].toSorted((a, b) => b.length - a.length).join('|');
const SCALE_WORD = 'hundred|thousand|million|billion';
const ENGLISH_NUMBER = new RegExp(
  String.raw`(?<![\w.:/-])(?:(?:${DIGITS})(?:k\b|\s(?:${SCALE_WORD})\b)?|(?:${ENGLISH_WORD})(?:[\s-](?:and\s)?(?:${ENGLISH_WORD}|${SCALE_WORD})){0,8})(?![\w:/])`,
  'gi',
);

function englishValue(written: string): number {
  let [total, part] = [0, 0];
  for (const [piece] of written
    .toLowerCase()
    .replaceAll(',', '')
    .matchAll(/\d+(?:\.\d+)?|[a-z]+/g)) {
    const scale = SCALES[piece];
    if (scale === undefined) part += /\d/.test(piece) ? Number(piece) : (ENGLISH.get(piece) ?? 0);
    else if (scale === 100) part = (part || 1) * scale;
    else [total, part] = [total + (part || 1) * scale, 0];
  }
  return Math.round((total + part) * 1e6) / 1e6;
}

/** The numbers of a text in their order. Times of day, dates with slashes and telephone numbers are none. */
export function numbersIn(text: string, language: Language): NumberAt[] {
  const found = (pattern: RegExp, value: (match: RegExpExecArray) => number): NumberAt[] =>
    [...text.matchAll(pattern)].map((match) => ({
      value: value(match),
      at: [match.index, match.index + match[0].trimEnd().length],
    }));
  if (language === 'en') return found(ENGLISH_NUMBER, ([written]) => englishValue(written));
  return [
    ...found(WRITTEN, ([written]) => valueOf(written)),
    ...found(SPELLED, ([written]) => valueOf(written)),
    ...[SINGLE, DAY, MONTH_OF_DAY].flatMap((pattern) => found(pattern, ([written]) => valueOf(written))),
    ...found(MONTH, ([written]) => (written === '유' ? 6 : 10)),
    ...found(NATIVE, ([, ten, one, alone]) => nativeValue(ten, one ?? alone)),
  ]
    .sort((a, b) => a.at[0] - b.at[0] || b.at[1] - a.at[1])
    .filter(({ at }, i, all) => at[0] >= (all[i - 1]?.at[1] ?? 0));
}
