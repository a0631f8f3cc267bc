import type { Span } from '../../base/marked-text.ts';
import { withoutEnd } from '../../base/without-end.ts';

export interface Money {
  /** In the unit of the currency. */
  amount: number;
  currency: 'KRW' | 'USD' | 'other';
  /** False: '300만' without 'won'; it is money only where money is spoken of. */
  isSure: boolean;
  at: Span;
}

const DIGIT: Readonly<Record<string, number>> = { 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 };
const SMALL: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000 };
const LARGE: Readonly<Record<string, number>> = { 만: 10_000, 억: 100_000_000 };

/** Digits with units ('1억 2천만', '3,000,000', '1.5천만'), or Korean numerals with a unit ('삼백만'). */
const NUMBER =
  /(?:(?<![\p{L}\p{N}.,])|(?<=(?<!\p{L})일?금))(?:(?:\d[\d,]{0,17}(?:(?:\.\d{3}){1,4}(?!\d)|\.\d{1,3})?\s?[천백십]{0,2}[만억]?(?:\s?(?=\d[\d,]{0,7}\s?[천백십만원]))?){1,4}|[일이삼사오육칠팔구십백천]{0,9}[백천만억][일이삼사오육칠팔구십백천만\s]{0,12})/gu;
const BEFORE = /(₩|\\|￦|KRW|원화|US\$|USD|\$|EUR|GBP|JPY|€|£|¥)\s?$/i;
const AFTER =
  /^\s?(?:(원(?!칙|본|고|료|래|하|격|활|형|천|장|리|인|단|피스|데이|룸|픽|톤|터치|샷)|KRW\b|won\b|₩)|(million won|M KRW|mil(?:lion)? KRW|M won)|(달러|불(?![가-힣])|USD\b|dollars?\b)|(유로|엔(?![가-힣])|위안|EUR\b|JPY\b|euros?\b))/i;
const FOREIGN = /^\s?(?:USD|EUR|KRW|dollars?|euros?|won|달러|원|유로)/i;
/** What is counted in ten thousands and is no money. */
const COUNTED =
  /^\s?(?:\+\s?)?(?:명|뷰|회|개|건|구독|팔로|조회|유튜|채널|인플|크리|여\s?명|번|대(?!로)|장|부|시간|km|보|배|픽셀|화소|mAh|원 ?단위|명대|돌파)/i;
const COUNTED_BEFORE =
  /(?:구독자|조회수|팔로워|누적|회원|다운로드|뷰)(?:\s?수)?(?:가|는|은|이|도|을|를|:)?\s{0,2}(?:약\s?|총\s?|평균\s?)?$/;
const HIGHEST = 1e12;
/** '350(만원, 부가세 별도)' */
const UNIT_BEHIND = /^\s?[(（](?:\s?|[^()（）\d]{0,16}?(?=단위))(?:단위\s?[:：]?\s?)?([천백]?만|천)\s?원/;
/** '$2.5k', 'USD 1.5 million': directly behind the digits of an amount of money. */
const THOUSANDS = /^\s?(?:(k)(?![A-Za-z])|(m|mil(?:lion)?)(?![A-Za-z]))/i;

function valueOf(words: string): number {
  let whole = 0;
  let part = 0;
  let digits: number | null = null;
  for (const [token] of words.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|[일이삼사오육칠팔구십백천만억]/g)) {
    const small = SMALL[token];
    const large = LARGE[token];
    if (small !== undefined) {
      part += (digits ?? 1) * small;
      digits = null;
    } else if (large !== undefined) {
      whole += (part + (digits ?? (part === 0 ? 1 : 0))) * large;
      part = 0;
      digits = null;
    } else {
      digits = DIGIT[token] ?? Number(token);
    }
  }
  return Math.round((whole + part + (digits ?? 0)) * 100) / 100;
}

/** '1.5천만' is fifteen million: a decimal before a compound unit counts for the whole of it. */
function compoundOf(words: string): number {
  if (/^\d{1,3}(?:\.\d{3})+$/.test(words.trim())) return Number(words.replaceAll('.', ''));
  const decimal = /^(\d+\.\d+)\s?([천백십]*[만억])$/.exec(words.trim());
  return decimal ? Math.round(Number(decimal[1]) * valueOf(decimal[2] ?? '')) : valueOf(words);
}

/** What a price becomes with the value added tax of Korea. */
export const WITH_VAT = 1.1;

/** Every amount of money that a text names, in order. A range ('200~300만 원') gives both ends. */
export function moneyOf(text: string): Money[] {
  const found: Money[] = [];
  for (const { index, 0: matched } of text.matchAll(NUMBER)) {
    const words = withoutEnd(matched, /[\s,]/);
    let end = index + words.length;
    const sign = BEFORE.exec(text.slice(Math.max(0, index - 6), index));
    const times = /\d$/.test(words) ? THOUSANDS.exec(text.slice(end, end + 10)) : null;
    const behind = times && (sign || FOREIGN.test(text.slice(end + times[0].length, end + times[0].length + 10)));
    const factor = behind ? (times?.[1] ? 1_000 : 1_000_000) : 1;
    if (behind) end += times?.[0].length ?? 0;
    const after = AFTER.exec(text.slice(end, end + 16));
    const unit = /[만억]$/.test(words);
    const bracketed = sign || after || unit ? null : UNIT_BEHIND.exec(text.slice(end, end + 16));
    if (bracketed && /\d$/.test(words)) {
      const amount = valueOf(`${words}${bracketed[1] ?? ''}`);
      if (!/VAT|부가세/i.test(bracketed[0])) end += bracketed[0].length;
      found.push({ amount, currency: 'KRW', isSure: true, at: [index, end] });
      continue;
    }
    if (!sign && !after && !(unit && /\d/.test(words))) continue;
    const rest = text.slice(end, end + 8);
    const before = text.slice(Math.max(0, index - 14), index);
    if (!sign && !after && (COUNTED.test(rest) || COUNTED_BEFORE.test(before))) continue;
    if (after?.[1] === '원' && (/^\s?원 ?단위/.test(rest) || /단위\s?[:：]?\s?$/.test(before))) continue;
    end += after?.[0].length ?? 0;
    const amount = Math.round(compoundOf(words) * (after?.[2] ? 1_000_000 : factor) * 100) / 100;
    if (!Number.isFinite(amount) || amount > HIGHEST) continue;
    const isForeign = /\$|USD/i.test(sign?.[1] ?? '') || after?.[3] !== undefined;
    const isOther = /[€£¥]|EUR|GBP|JPY/i.test(sign?.[1] ?? '') || after?.[4] !== undefined;
    const currency = isForeign ? 'USD' : isOther ? 'other' : 'KRW';
    const start = index - (sign?.[0].length ?? 0);
    const isSure = sign !== null || after !== null;
    lowerEnd(text, words, { currency, isSure, at: [start, end] }, found);
    found.push({ amount, currency, isSure, at: [start, end] });
    if (sign) upperEnd(text, end, currency, found);
  }
  return found.filter(({ at }, i) => at[0] >= (found[i - 1]?.at[1] ?? 0));
}

const UPPER = /^\s?(?:[~〜∼–-]|to)\s?(\d[\d,]{0,15}(?:\.\d{1,2})?)\s?(k)?(?![\p{L}\p{N}만천백억$₩%])/iu;

/** In '$2,000–2,500' the sign of the lower end counts for the upper one. */
function upperEnd(text: string, from: number, currency: Money['currency'], found: Money[]): void {
  const upper = UPPER.exec(text.slice(from, from + 28));
  if (!upper) return;
  const amount = Number((upper[1] ?? '').replaceAll(',', '')) * (upper[2] ? 1_000 : 1);
  const start = from + upper[0].indexOf(upper[1] ?? '');
  if (amount > (found.at(-1)?.amount ?? 0))
    found.push({ amount, currency, isSure: true, at: [start, from + upper[0].length] });
}

const LOWER = /(?<![\p{L}\p{N}.,])(\d[\d,]{0,15}(?:\.\d)?)\s?[~〜∼–-]\s?$/u;
const WRITTEN_OUT = /^\d{1,3}(?:,\d{3})+$|^\d{3,}$/;

/** In '200~300만 원' the unit of the upper end counts for the lower one, in '2,000~2,500달러' its currency. */
function lowerEnd(
  text: string,
  words: string,
  { currency, isSure, at: [start] }: Omit<Money, 'amount'>,
  found: Money[],
): void {
  const from = Math.max(0, start - 22);
  const lower = LOWER.exec(text.slice(from, start));
  const unit = /^\d[\d,.]*\s?([천백십]*[만억])$/.exec(words)?.[1];
  const digits = lower?.[1] ?? '';
  if (!lower) return;
  const at: Span = [from + lower.index, from + lower.index + digits.length];
  if (found.some((one) => one.at[1] > at[0])) return;
  if (unit === undefined) {
    const amount = Number(digits.replaceAll(',', ''));
    if (isSure && WRITTEN_OUT.test(digits) && amount < compoundOf(words)) found.push({ amount, currency, isSure, at });
    return;
  }
  found.push({ amount: compoundOf(`${digits.replaceAll(',', '')}${unit}`), currency, isSure, at });
}

/** Money as it is written for people; of a currency without a sign here, as the text has it. */
export function formatMoney(amount: number, currency: Money['currency'], quote: string, language: 'ko' | 'en'): string {
  if (currency === 'KRW') return formatWon(amount, language);
  if (currency === 'other') return quote.trim().replace(/\s+/g, ' ');
  const [whole = '', part] = String(Math.round(amount * 100) / 100).split('.');
  return `$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${part === undefined ? '' : `.${part.padEnd(2, '0')}`}`;
}

export const formatWon = (krw: number, language: 'ko' | 'en'): string => {
  const digits = String(Math.round(krw)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return language === 'ko' ? `${digits}원` : `KRW ${digits}`;
};
