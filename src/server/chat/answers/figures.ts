import { englishNumbersIn } from './english-numbers.ts';
import { moneyBefore, unitAt, type UnitKind } from './units.ts';

/** A figure of a text, at [start, end) of it with its unit. */
export interface Figure {
  value: number;
  /** The worth of its last digit where a word multiplies it: 10,000 of '30만'. Else 0: it is exact. */
  step: number;
  unit: UnitKind | null;
  start: number;
  end: number;
  /** Written in digits; else in words, which an answer may use of anything. */
  hasDigits: boolean;
}

const DIGITS = /\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/y;
const BEGINS = /\d+|(?<![가-힣])[백천만억](?=여?\s?[\d명개원곳번])/g;
const WORTH: Record<string, number> = { 십: 10, 백: 100, 천: 1e3, 만: 1e4, 억: 1e8, 조: 1e12 };
const ENGLISH_WORTH: Record<string, number> = { k: 1e3, thousand: 1e3, million: 1e6, billion: 1e9, bn: 1e9 };
const ENGLISH_TIMES = /\s?(k|thousand|million|billion|bn)(?![a-z])/iy;

/** Digits within a name ('Per2', 'KH-2') are no figure, nor is what goes on from another one ('7:45'). */
const IN_A_NAME = /[a-z_]-?$|\d:$/iu;

/** '3분의 1', '1/3': no figure that would stand anywhere in the same form. */
const FRACTION = /\s?분의\s?\d+|\/\d+/y;

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

/** The figures that a text has, in its order: '만 2천 원' is 12,000, '49억300만' 4,903,000,000, '세 번' 3. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  let from = 0;
  for (const { index } of text.matchAll(BEGINS)) {
    if (index < from || IN_A_NAME.test(text.slice(Math.max(0, index - 2), index))) continue;
    const number = numberAt(text, index);
    from = number.end;
    const fraction = at(FRACTION, text, from);
    if (fraction) {
      from += fraction[0].length;
      continue;
    }
    if (text[from] === ':' && /\d/.test(text[from + 1] ?? '')) continue;
    found.push(withUnit(text, { ...number, start: index, hasDigits: true }));
  }
  return [...found, ...wordsIn(text)].sort((a, b) => a.start - b.start);
}

function withUnit(text: string, figure: Omit<Figure, 'unit'>): Figure {
  if (moneyBefore(text, figure.start)) return { ...figure, start: figure.start - 1, unit: 'money' };
  const about = /^\s?(?:여|몇)\s?/.exec(text.slice(figure.end, figure.end + 3))?.[0].length ?? 0;
  const unit = unitAt(text, figure.end + about);
  return { ...figure, unit: unit?.kind ?? null, end: unit?.end ?? figure.end };
}

/** '3천5백만' is (3천 + 5백)만: what a large word multiplies has been added up before. */
function numberAt(text: string, start: number): { value: number; step: number; end: number } {
  let [value, section, end] = [0, 0, start];
  let open: number | null = null;
  let last = Infinity;
  let [place10, step] = [1, 0];
  for (let place = start; place < text.length;) {
    const worth = WORTH[text[place] ?? ''];
    const digits: RegExpExecArray | null = open === null ? at(DIGITS, text, place) : null;
    if (digits) {
      open = Number(digits[0].replaceAll(',', ''));
      [place10, step] = [1 / 10 ** (digits[0].split('.')[1]?.length ?? 0), 0];
      place += digits[0].length;
    } else if (worth !== undefined && !/^조[각건금사합]/.test(text.slice(place, place + 2))) {
      if (worth < 1e4) section += (open ?? 1) * worth;
      else [value, section] = [value + (section + (open ?? 0) || 1) * worth, 0];
      [open, last] = [null, worth];
      step = (step || place10) * worth;
      place += 1;
    } else if (open === null && text[place] === ' ' && goesOn(text, place + 1, last)) {
      place += 1;
      continue;
    } else break;
    end = place;
  }
  const times = open === null ? null : at(ENGLISH_TIMES, text, end);
  if (times && open !== null) {
    const worth = worthOf(times);
    return { value: open * worth, step: place10 * worth, end: end + times[0].length };
  }
  return { value: value + section + (open ?? 0), step, end };
}

const worthOf = ([, word = '']: RegExpExecArray): number => ENGLISH_WORTH[word.toLowerCase()] ?? 1;

/** After a word like '만' a smaller number belongs to it: '1만 2천', '1만 2,300'. */
function goesOn(text: string, place: number, last: number): boolean {
  const digits = at(DIGITS, text, place)?.[0];
  if (digits === undefined) return false;
  const worth = WORTH[text[place + digits.length] ?? ''];
  const value = Number(digits.replaceAll(',', '')) * (worth ?? 1);
  return value < last && (worth !== undefined || value >= 1_000);
}

const ones = ['하나 한', '둘 두', '셋 세 석', '넷 네 넉', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const tens = ['열', '스물 스무', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];
const tableOf = (rows: readonly string[], times: number): [string, number][] =>
  rows.flatMap((row, i) => row.split(' ').map((word): [string, number] => [word, (i + 1) * times]));
const NUMERALS = new Map([...tableOf(tens, 10), ...tableOf(ones, 1)]);
const WORD = /(?<![가-힣])[가-힣]{1,6}/g;

function wordsIn(text: string): Figure[] {
  const inWords = (number: { value: number; start: number; end: number }) =>
    withUnit(text, { ...number, step: 0, hasDigits: false });
  const korean = [...text.matchAll(WORD)].flatMap(({ 0: word, index: start }): Figure[] => {
    const numeral = numeralIn(word);
    if (!numeral) return [];
    const { value, length } = numeral;
    const figure = inWords({ value, start, end: start + length });
    return figure.unit !== null || length === word.length ? [figure] : [];
  });
  return [...korean, ...englishNumbersIn(text).map(inWords)];
}

/** The numeral with which a word begins: '스물두' of '스물두벌'. */
function numeralIn(word: string): { value: number; length: number } | null {
  let [value, length] = [0, 0];
  for (let parts = 0; parts < 2; parts++) {
    const part = [2, 1].map((size) => word.slice(length, length + size)).find((one) => NUMERALS.has(one));
    if (part === undefined) break;
    value += NUMERALS.get(part) ?? 0;
    length += part.length;
  }
  return length === 0 ? null : { value, length };
}

/** Whether one may stand for the other: of a figure without a unit nobody knows. */
export const isSame = (one: Figure, other: Figure): boolean =>
  Math.abs(one.value - other.value) < 1e-9 * Math.max(1, one.value) &&
  (one.unit === null || other.unit === null || one.unit === other.unit);

/** What an answer counts of its own making; no source has to have it. */
const OF_THE_ANSWER = /^\s?(?:가지|번째|단계|points?\b|ways?\b|steps?\b|things?\b|reasons?\b|tips?\b)/iu;

/** The figures of a statement that some source has to have. */
export const claimedIn = (text: string): Figure[] =>
  figuresIn(text).filter(
    ({ hasDigits, value, end }) => hasDigits && !(value <= 10 && OF_THE_ANSWER.test(text.slice(end))),
  );
