import type { Span } from '../../base/marked-text.ts';
import type { Currency } from '../offer.schema.ts';
import { wordAt, listed } from './words.ts';

export interface Money {
  /** In the unit of its currency. */
  amount: number;
  currency: Currency;
  /** False: '300만' without 'won'; it is money only where money is spoken of. */
  isSure: boolean;
  at: Span;
}

/** What a price becomes with the value added tax of Korea. */
export const WITH_VAT = 1.1;

const DIGITS = /(?<![\p{L}\p{N}.,])\d[\d,]{0,17}(?:\.\d{1,3}){0,3}/gu;
/** Behind the first digits: their unit, and smaller parts ('1억 2천만', '3만 5천'). */
const UNITS = /^\s?[십백천]{0,2}[만억](?:\s?\d{1,4}\s?[백천]?만?(?=\s?원|[백천만]))?|^\s?[백천](?=\s?원)/;
const HANGUL =
  /(?<![\p{L}\p{N}])(?:일?금\s?)?([일이삼사오육칠팔구십백천]{1,7}[만억][일이삼사오육칠팔구십백천만]{0,7})(?=\s?원)/gu;
const BEFORE = /(₩|\\|￦|KRW|원화|US\$|USD|\$|EUR|€|GBP|£|JPY|¥)\s?$/i;
const WON = '(원(?![칙본고료래하격활형천장리인단])|KRW\\b|won\\b|₩)';
const BEHIND = new RegExp(`^\\s?(?:${WON}|(달러|불(?![가-힣])|USD\\b|dollars?)|(유로|EUR\\b|euros?))`, 'i');
const TIMES = /^\s?(?:(k)|(m|million))(?![a-z])/i;
const UNIT_BEHIND = /^\s?\((?:단위\s?:\s?)?(만|천)\s?원/;
const COUNTED = listed('명|뷰|회|개|건|구독|팔로|조회|유튜|채널|여 명|장|부|시간|km|보');
const HIGHEST = 1e12;

const SIGNS: Readonly<Record<string, Currency>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  eur: 'EUR',
  '€': 'EUR',
  gbp: 'GBP',
  '£': 'GBP',
  jpy: 'JPY',
  '¥': 'JPY',
};

const DIGIT: Readonly<Record<string, number>> = { 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 };
const SMALL: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1_000 };
const LARGE: Readonly<Record<string, number>> = { 만: 10_000, 억: 100_000_000 };

function valueOf(words: string): number {
  let [whole, part] = [0, 0];
  let digits: number | null = null;
  for (const [token] of words.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|[일이삼사오육칠팔구십백천만억]/g)) {
    const [small, large] = [SMALL[token], LARGE[token]];
    if (small !== undefined) {
      part += (digits ?? 1) * small;
      digits = null;
    } else if (large !== undefined) {
      whole += (part + (digits ?? (part === 0 ? 1 : 0))) * large;
      [part, digits] = [0, null];
    } else digits = DIGIT[token] ?? Number(token);
  }
  return Math.round((whole + part + (digits ?? 0)) * 100) / 100;
}

/** '1.5천만': a decimal before a compound unit counts for the whole of it; '1.200.000' is written in threes. */
function amountOf(words: string): number {
  const plain = words.trim();
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(plain)) return Number(plain.replaceAll('.', ''));
  const decimal = /^(\d+\.\d+)\s?([천백십]*[만억])$/.exec(plain);
  return decimal ? Math.round(Number(decimal[1]) * valueOf(decimal[2] ?? '')) : valueOf(plain);
}

/** Every amount of money that a short text names, in order. A range ('200~300만 원') gives both ends. */
export function moneyOf(text: string): Money[] {
  const found: Money[] = [];
  for (const { index, 0: matched } of text.matchAll(DIGITS)) {
    const digits = matched.replace(/[.,]+$/, '');
    const unit = UNITS.exec(text.slice(index + digits.length, index + digits.length + 16))?.[0] ?? '';
    const read = readAt(text, index, `${digits}${unit}`);
    if (!read || index < (found.at(-1)?.at[1] ?? 0)) continue;
    const lower = lowerEnd(text, read, unit);
    if (lower && lower.at[0] >= (found.at(-1)?.at[1] ?? 0)) found.push(lower);
    found.push(read);
    const upper = upperEnd(text, read);
    if (upper) found.push(upper);
  }
  for (const { index, 0: words, 1: numeral = '' } of text.matchAll(HANGUL)) {
    const end = /^\s?원정?/.exec(text.slice(index + words.length))?.[0].length ?? 0;
    found.push({ amount: valueOf(numeral), currency: 'KRW', isSure: true, at: [index, index + words.length + end] });
  }
  return found.toSorted((a, b) => a.at[0] - b.at[0]);
}

function readAt(text: string, index: number, words: string): Money | null {
  const sign = BEFORE.exec(text.slice(Math.max(0, index - 6), index));
  let end = index + words.length;
  const hasUnit = /[만억백천]$/.test(words);
  const times = hasUnit ? null : TIMES.exec(text.slice(end, end + 10));
  const afterTimes = times ? BEHIND.exec(text.slice(end + times[0].length, end + times[0].length + 12)) : null;
  const isTimes = times !== null && (sign !== null || afterTimes !== null);
  if (isTimes) end += times[0].length;
  const behind = BEHIND.exec(text.slice(end, end + 12));
  const bracketed = sign || behind || hasUnit ? null : UNIT_BEHIND.exec(text.slice(end, end + 16));
  if (bracketed) {
    const amount = valueOf(`${words}${bracketed[1] ?? ''}`);
    return { amount, currency: 'KRW', isSure: true, at: [index, end] };
  }
  if (!sign && !behind && !hasUnit) return null;
  if (!sign && !behind && COUNTED.some((word) => text.slice(end).trimStart().startsWith(word))) return null;
  const factor = isTimes ? (times[1] ? 1_000 : 1_000_000) : 1;
  const amount = Math.round(amountOf(words) * factor * 100) / 100;
  if (!Number.isFinite(amount) || amount > HIGHEST) return null;
  const told = SIGNS[(sign?.[1] ?? '').toLowerCase()];
  const currency = behind?.[2] ? 'USD' : behind?.[3] ? 'EUR' : (told ?? 'KRW');
  const at: Span = [index - (sign?.[0].length ?? 0), end + (behind?.[0].length ?? 0)];
  return { amount, currency, isSure: sign !== null || behind !== null, at };
}

const LOWER = /(?<![\p{L}\p{N}.,])(\d[\d,]{0,15}(?:\.\d)?)\s?[~〜∼–-]\s?$/u;

/** In '200~300만 원' the unit of the upper end counts for the lower one. */
function lowerEnd(text: string, upper: Money, unit: string): Money | null {
  const from = Math.max(0, upper.at[0] - 22);
  const lower = LOWER.exec(text.slice(from, upper.at[0]));
  if (!lower?.[1]) return null;
  const amount = valueOf(`${lower[1]}${unit.trim()}`);
  const start = from + lower.index;
  return amount < upper.amount && amount >= upper.amount / 100
    ? { ...upper, amount, at: [start, start + lower[1].length] }
    : null;
}

const UPPER = /^\s?(?:[~〜∼–-]|to)\s?(\d[\d,]{0,15}(?:\.\d{1,2})?)\s?(k)?(?![\p{L}\p{N}$₩%])/iu;

/** In '$2,000–2,500' the sign of the lower end counts for the upper one. */
function upperEnd(text: string, lower: Money): Money | null {
  const upper = UPPER.exec(text.slice(lower.at[1], lower.at[1] + 28));
  if (!upper?.[1]) return null;
  const amount = Number(upper[1].replaceAll(',', '')) * (upper[2] ? 1_000 : 1);
  const start = lower.at[1] + upper[0].indexOf(upper[1]);
  return amount > lower.amount ? { ...lower, amount, at: [start, lower.at[1] + upper[0].length] } : null;
}

const VAT = listed('vat|부가세|부가가치세|세액|tax');
const APART = listed('별도|제외|미포함|불포함|따로|excl|exclusive|excluding|excluded|not included');
const WITHIN = listed('포함|incl|included|including|inclusive');
const BEFORE_TAX = /(?:\+|plus|excluding|excl\.?|before|포함|including|incl\.?|includes)\s?$/i;

/** Whether a quote says that the tax comes on top of its amount or is in it; null where it says neither. */
export function vatOf(quote: string): 'excluded' | 'included' | null {
  const lower = quote.toLowerCase();
  const [at] = VAT.map((word) => wordAt(lower, word)).filter((place) => place >= 0);
  if (at === undefined) return null;
  const behind = lower.slice(at, at + 24);
  const [apart, within] = [placeOf(behind, APART), placeOf(behind, WITHIN)];
  if (apart < within) return 'excluded';
  if (within < apart) return 'included';
  const before = BEFORE_TAX.exec(lower.slice(0, at))?.[0] ?? '';
  return before === '' ? null : /포함|incl/.test(before) ? 'included' : 'excluded';
}

const placeOf = (text: string, words: readonly string[]): number =>
  Math.min(...words.map((word) => wordAt(text, word)).map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));

/** The shares that a quote names, in percent. */
export const percentsOf = (quote: string): number[] =>
  [...quote.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|퍼센트|프로(?![가-힣])|percent)/gi)].map(([, n]) =>
    Number(n),
  );

/** Money as it is written for people. */
export function formatMoney(amount: number, currency: Currency, language: 'ko' | 'en'): string {
  if (currency === 'KRW') return formatWon(amount, language);
  const sign = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' }[currency];
  const [whole = '', part] = String(Math.round(amount * 100) / 100).split('.');
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${part === undefined ? '' : `.${part.padEnd(2, '0')}`}`;
}

export const formatWon = (krw: number, language: 'ko' | 'en'): string => {
  const digits = String(Math.round(krw)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return language === 'ko' ? `${digits}원` : `KRW ${digits}`;
};
