import type { Language } from '../base/language.ts';
import { formatName, placeName } from './derive/formats.ts';
import { formatMoney } from './derive/money.ts';
import { withoutEmphasis } from './derive/words.ts';
import type { DayKind, Months, Offer, Seconds } from './offer.schema.ts';

type Deliverable = Offer['deliverables'][number];
type Fee = Offer['fees'][number]['value'];

export const dayNames: Readonly<Record<DayKind, Readonly<Record<Language, string>>>> = {
  reply: { ko: '회신', en: 'Reply' },
  shoot: { ko: '촬영', en: 'Filming' },
  draft: { ko: '초안', en: 'Draft' },
  upload: { ko: '업로드', en: 'Upload' },
};

/** Exposure is sold by the second; a film of its own is as long as people say it. */
const IN_SECONDS = 120;

function lengthWords(seconds: number, language: Language): string {
  const [minutes, unit] = language === 'ko' ? ['분', '초'] : [' min', ' s'];
  if (seconds < IN_SECONDS) return `${seconds}${unit}`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${minutes}${rest === 0 ? '' : ` ${rest}${unit}`}`;
}

export function secondsWords({ from, to }: Seconds, language: Language): string {
  const isKorean = language === 'ko';
  if (from === null && to === null) return '';
  if (from === null) return isKorean ? `최대 ${lengthWords(to ?? 0, 'ko')}` : `up to ${lengthWords(to ?? 0, 'en')}`;
  if (to === null) return isKorean ? `${lengthWords(from, 'ko')} 이상` : `at least ${lengthWords(from, 'en')}`;
  const most = lengthWords(to, language);
  if (from === to) return most;
  const inMinutes = to >= IN_SECONDS && from % 60 === 0 && to % 60 === 0;
  return `${inMinutes ? from / 60 : to < IN_SECONDS ? from : lengthWords(from, language)}–${most}`;
}

const INSTAGRAM_SORT = /릴스|스토리|피드|reel|story|stories|feed/i;

export function deliverableWords(
  { value: { format, count, seconds }, quote }: Deliverable,
  language: Language,
): string {
  const sort = format === 'instagram' ? INSTAGRAM_SORT.exec(quote)?.[0] : undefined;
  const number = count === null ? '' : language === 'ko' ? ` ${count}건` : ` × ${count}`;
  const length = seconds === null ? '' : secondsWords(seconds, language);
  return `${formatName(format, language)}${sort === undefined ? '' : ` ${sort}`}${number}${length && ` (${length})`}`;
}

const vatWords = { excluded: { ko: 'VAT 별도', en: 'excl. VAT' }, included: { ko: 'VAT 포함', en: 'incl. VAT' } };
const perWords = {
  each: { ko: '건당 ', en: 'each ' },
  total: { ko: '총 ', en: 'in total ' },
  month: { ko: '월 ', en: 'monthly ' },
};
const rightWords = {
  usage: { ko: '2차 활용', en: 'usage rights' },
  exclusivity: { ko: '경쟁 제한', en: 'exclusivity' },
} as const;

const goodsWords = { ko: ['제품만 제공', '제품 제공'], en: ['product only, no fee', 'plus the product'] } as const;

export const shareWords = (percent: number, language: Language): string =>
  language === 'ko' ? `판매 금액의 ${percent}%` : `${percent}% of sales`;

/** `isAlone`: nothing else is given. */
export function feeWords(fee: Fee, language: Language, isAlone = true): string {
  const { basis, amount, toAmount, currency, percent } = fee;
  if (basis === 'goods') return goodsWords[language][isAlone ? 0 : 1];
  if (basis === 'share') return percent === null ? '' : shareWords(percent, language);
  const least = amount ?? toAmount;
  if (least === null || currency === null) return '';
  const purpose = fee.for;
  const isRight = purpose === 'usage' || purpose === 'exclusivity';
  const what = purpose === null ? '' : `${isRight ? rightWords[purpose][language] : formatName(purpose, language)} `;
  const most = amount !== null ? '' : language === 'ko' ? '최대 ' : 'up to ';
  const upper = toAmount === null || amount === null ? '' : `~${formatMoney(toAmount, currency, language)}`;
  const vat = fee.vat === null ? '' : `${language === 'ko' ? '' : ' '}(${vatWords[fee.vat][language]})`;
  const per = fee.per ? perWords[fee.per][language] : '';
  return `${what}${per}${most}${formatMoney(least, currency, language)}${upper}${vat}`;
}

export function monthsWords(months: Months, language: Language): string {
  if (months === 'unlimited') return language === 'ko' ? '기간 제한 없음' : 'without an end';
  if (months === 0) return language === 'ko' ? '없음' : 'none';
  if (months === null) return language === 'ko' ? '기간 미정' : 'no period said';
  return language === 'ko' ? `${months}개월` : `${months} month${months === 1 ? '' : 's'}`;
}

const afterWords = {
  invoice: { ko: '세금계산서 발행 후', en: 'after the invoice' },
  upload: { ko: '업로드 후', en: 'after the upload' },
  contract: { ko: '계약 후', en: 'after signing' },
};

/** Of a payment at the end of a month the mail's own words say most. */
export function paymentWords({ value, quote }: NonNullable<Offer['payment']>, language: Language): string {
  const { after, days, date } = value;
  if (date !== null) return date;
  if (after === null || after === 'month' || days === null)
    return withoutEmphasis(quote).replace(/\s+/g, ' ') || String(days ?? '');
  return language === 'ko' ? `${afterWords[after].ko} ${days}일` : `${days} days ${afterWords[after].en}`;
}

export function usageWords(
  { months, places, isForAds }: NonNullable<Offer['usage']>['value'],
  language: Language,
): string {
  const ads = isForAds ? (language === 'ko' ? ', 광고 소재 포함' : ', including ads') : '';
  const where = places.map((place) => placeName(place, language)).join(', ');
  return `${monthsWords(months, language)}${ads}${where && ` (${where})`}`;
}

export const revisionsWords = (revisions: number | 'unlimited', language: Language): string => {
  if (revisions === 'unlimited') return language === 'ko' ? '무제한' : 'unlimited';
  return language === 'ko' ? `${revisions}회` : `${revisions} ${revisions === 1 ? 'round' : 'rounds'}`;
};

export const exclusivityWords = (
  { months, scope }: NonNullable<Offer['exclusivity']>['value'],
  language: Language,
): string => `${monthsWords(months, language)}${scope === null || scope === '' ? '' : ` (${scope})`}`;
