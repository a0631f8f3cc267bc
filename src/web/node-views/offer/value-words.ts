import type { Language } from '#contract/base/language.ts';
import type { Months, Offer, Seconds } from '#contract/offers/offer.schema.ts';
import { daysBetween } from '#contract/offers/derive/calendar.ts';
import { formatName, placeName } from '#contract/offers/derive/formats.ts';
import { paymentWords } from '#contract/offers/offer-words.ts';
import type { Words } from '../../words/index.ts';
import { provenOf, type RowField } from './offer-rows.ts';

type T = Words<'offers'>;

/** A value as the card says it: the words, what stands beside them more quietly, and what as a badge. */
export interface Said {
  words: string;
  aside?: string;
  badge?: string;
}

interface Speaking {
  t: T;
  language: Language;
  /** ISO day. */
  today: string;
}

/** What a line of the card says; empty where nothing is known. */
export function saidOf(offer: Offer, field: RowField, speaking: Speaking): Said[] {
  const all = provenOf(offer, field);
  const values = all.map(({ value, quote }) => sayValue(field, value, { ...speaking, quote, isAlone: all.length < 2 }));
  return field === 'contact' || values.length < 2 ? values : values.filter(({ words }) => words !== '');
}

/** One value of a line in words; '' for what is none of that line. */
export function sayValue(
  field: RowField,
  value: unknown,
  speaking: Speaking & { quote?: string; isAlone?: boolean },
): Said {
  const { t, language, today, quote = '', isAlone = true } = speaking;
  switch (field) {
    case 'deliverables':
      return { words: deliverableWords(value as Offer['deliverables'][number]['value'], t, language) };
    case 'exposure': {
      const { seconds } = value as Offer['deliverables'][number]['value'];
      return { words: seconds === null ? '' : secondsWords(seconds, t) };
    }
    case 'fee':
      return feeWords(value as Offer['fees'][number]['value'], t, language, isAlone);
    case 'payment': {
      const payment = value as NonNullable<Offer['payment']>['value'];
      if (payment.date !== null) return dayWords(payment.date, speaking);
      return { words: paymentWords({ value: payment, quote, place: null, by: 'mail' }, language) };
    }
    case 'reply':
    case 'shoot':
    case 'draft':
    case 'upload':
      return dayWords(String(value), { t, language, today });
    case 'revisions':
      return { words: value === 'unlimited' ? t('unlimited') : t('times', { count: Number(value) }) };
    case 'usage': {
      const usage = value as NonNullable<Offer['usage']>['value'];
      const where = usage.places.map((place) => placeName(place, language)).join(', ');
      const aside = [where, usage.isForAds ? t('ads') : ''].filter((words) => words !== '').join(', ');
      return { words: monthsWords(usage.months, t), ...(aside !== '' && { aside }) };
    }
    case 'exclusivity': {
      const { months, scope } = value as NonNullable<Offer['exclusivity']>['value'];
      return { words: monthsWords(months, t), ...(scope !== null && { aside: scope }) };
    }
    default:
      return { words: String(value) };
  }
}

export function moneyWords(amount: number, currency: string | null, language: Language): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(amount);
  if (currency === null) return number;
  if (currency === 'KRW') return language === 'ko' ? `${number}원` : `₩${number}`;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

function feeWords(fee: Offer['fees'][number]['value'], t: T, language: Language, isAlone: boolean): Said {
  const badge = fee.vat === null ? {} : { badge: t(`vat.${fee.vat}`) };
  if (fee.basis === 'goods') return { words: t(isAlone ? 'goods' : 'goodsBeside') };
  if (fee.basis === 'share') return { words: t('share', { percent: fee.percent ?? 0 }), ...badge };
  const least = moneyWords(fee.amount ?? fee.toAmount ?? 0, fee.currency, language);
  const money =
    fee.amount === null
      ? t('atMost', { length: least })
      : fee.toAmount === null
        ? least
        : `${least}–${moneyWords(fee.toAmount, fee.currency, language)}`;
  const of =
    fee.for === null
      ? ''
      : fee.for === 'usage' || fee.for === 'exclusivity'
        ? t(`target.${fee.for}`)
        : formatName(fee.for, language);
  const aside = [of, fee.per === null ? '' : t(`per.${fee.per}`)].filter((words) => words !== '').join(', ');
  return { words: money, ...(aside !== '' && { aside }), ...badge };
}

export function monthsWords(months: Months, t: T): string {
  if (months === null) return t('noPeriod');
  if (months === 'unlimited') return t('noEnd');
  return months === 0 ? t('none') : t('months', { count: months });
}

export function secondsWords({ from, to }: Seconds, t: T): string {
  const length = (seconds: number) =>
    seconds >= 120 && seconds % 60 === 0 ? t('minutes', { count: seconds / 60 }) : t('seconds', { count: seconds });
  if (from === null) return to === null ? '' : t('atMost', { length: length(to) });
  if (to === null) return t('atLeast', { length: length(from) });
  return from === to ? length(from) : `${length(from)}–${length(to)}`;
}

function deliverableWords({ format, count }: Offer['deliverables'][number]['value'], t: T, language: Language): string {
  const name = formatName(format, language);
  return count === null ? name : t('count', { format: name, count });
}

/** '12월 3일 (목)'; with the year where it is another one than today's. */
export function dayName(day: string, language: Language, today: string): string {
  const isFar = day.slice(0, 4) !== today.slice(0, 4) && Math.abs(daysBetween(today, day)) > 180;
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: language === 'ko' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
    ...(isFar && { year: 'numeric' }),
  });
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : format.format(date);
}

/** How far a day is from today: '7일 남음'. */
export function distanceWords(days: number, t: T): string {
  if (days === 0) return t('today');
  return t(days < 0 ? 'daysLate' : 'daysLeft', { count: Math.abs(days) });
}

const NEAR_DAYS = 60;
function dayWords(day: string, { t, language, today }: Speaking): Said {
  const days = daysBetween(today, day);
  return {
    words: dayName(day, language, today),
    ...(days >= 0 && days <= NEAR_DAYS && { aside: distanceWords(days, t) }),
  };
}

/** All values of a line in one string, for those who do not see it. */
export const plainly = (said: readonly Said[]): string =>
  said.map(({ words, aside, badge }) => [words, aside, badge].filter(Boolean).join(', ')).join(' · ');
