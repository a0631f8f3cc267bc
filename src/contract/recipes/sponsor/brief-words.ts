import type { Language } from '../../base/language.ts';
import type { BriefField, Deadline, DeadlineKind, Deliverable, Fee, Months, Payment, Seconds } from './brief-types.ts';
import { forms } from './forms.ts';
import { formatMoney } from './money.ts';

export const fieldWords: Readonly<Record<BriefField, Readonly<Record<Language, string>>>> = {
  brand: { ko: '브랜드', en: 'Brand' },
  product: { ko: '제품', en: 'Product' },
  contact: { ko: '담당자', en: 'Contact' },
  deliverables: { ko: '콘텐츠', en: 'Deliverables' },
  exposure: { ko: '노출 길이', en: 'Exposure' },
  fee: { ko: '금액', en: 'Fee' },
  vat: { ko: 'VAT', en: 'VAT' },
  draft: { ko: '초안', en: 'Draft' },
  upload: { ko: '업로드', en: 'Upload' },
  revisions: { ko: '수정', en: 'Revisions' },
  usage: { ko: '2차 활용', en: 'Usage rights' },
  exclusivity: { ko: '경쟁 제한', en: 'Exclusivity' },
  payment: { ko: '지급', en: 'Payment' },
};

export const deadlineWords: Readonly<Record<DeadlineKind, Readonly<Record<Language, string>>>> = {
  reply: { ko: '회신', en: 'Reply' },
  shoot: { ko: '촬영', en: 'Filming' },
  draft: { ko: '초안', en: 'Draft' },
  upload: { ko: '업로드', en: 'Upload' },
  other: { ko: '기타 일정', en: 'Other date' },
};

const units = { ko: { minutes: '분', seconds: '초' }, en: { minutes: ' min', seconds: ' s' } } as const;
const atLeast = { ko: (length: string) => `${length} 이상`, en: (length: string) => `at least ${length}` };
const atMost = { ko: (length: string) => `최대 ${length}`, en: (length: string) => `up to ${length}` };
/** Exposure is sold by the second; a film of its own is as long as people say it. */
const IN_SECONDS = 120;

function lengthWords(seconds: number, language: Language): string {
  const { minutes, seconds: unit } = units[language];
  if (seconds < IN_SECONDS) return `${seconds}${unit}`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${minutes}${rest === 0 ? '' : ` ${rest}${unit}`}`;
}

export function secondsWords({ from, to }: Seconds, language: Language): string {
  if (from === null) return to === null ? '' : atMost[language](lengthWords(to, language));
  if (to === null) return atLeast[language](lengthWords(from, language));
  const most = lengthWords(to, language);
  if (from === to) return most;
  const inMinutes = to >= IN_SECONDS && from % 60 === 0 && to % 60 === 0;
  return `${inMinutes ? from / 60 : to < IN_SECONDS ? from : lengthWords(from, language)}–${most}`;
}

const INSTAGRAM_SORT = /릴스|스토리|피드|reel|story|stories|feed/i;

export function deliverableWords(deliverable: Deliverable, language: Language): string {
  const { kind, count, seconds, isInferred, quote } = deliverable;
  const sort = kind === 'instagram' ? INSTAGRAM_SORT.exec(quote.text)?.[0] : undefined;
  const number = count === null ? '' : language === 'ko' ? ` ${count}건` : ` × ${count}`;
  const length = seconds === null ? '' : secondsWords(seconds, language);
  const guess = isInferred ? (language === 'ko' ? '길이로 추정' : 'by its length') : '';
  const told = [length, guess].filter((each) => each !== '').join(', ');
  return `${forms[kind].words[language]}${sort === undefined ? '' : ` ${sort}`}${number}${told && ` (${told})`}`;
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

const wordsForPurpose = (purpose: NonNullable<Fee['for']>, language: Language): string =>
  purpose === 'usage' || purpose === 'exclusivity' ? rightWords[purpose][language] : forms[purpose].words[language];

export function feeWords(fee: Fee, language: Language): string {
  const { amount, toAmount, currency, quote } = fee;
  const what = fee.for === null ? '' : `${wordsForPurpose(fee.for, language)} `;
  const isTwice = toAmount !== null && currency !== 'other';
  const upper = isTwice ? `~${formatMoney(toAmount, currency, quote.text, language)}` : '';
  const vat = fee.vat === null ? '' : `${language === 'ko' ? '' : ' '}(${vatWords[fee.vat][language]})`;
  return `${what}${fee.per ? perWords[fee.per][language] : ''}${formatMoney(amount, currency, quote.text, language)}${upper}${vat}`;
}

export function monthsWords(months: Months, language: Language): string {
  if (months === 'unlimited') return language === 'ko' ? '기간 제한 없음' : 'without an end';
  if (months === 0) return language === 'ko' ? '없음' : 'none';
  if (months === null) return language === 'ko' ? '기간 미정' : 'no period said';
  return language === 'ko' ? `${months}개월` : `${months} month${months === 1 ? '' : 's'}`;
}

const LABEL = /^[\s|>*•■□▶◆●○▪·-]*[^:：|\d\n]{1,20}[:：|]\s*/;

/** A day that was counted stands with the words of the mail, so that it can be checked; one that is none, as those words. */
export const deadlineDay = ({ date, from, isCounted, quote }: Deadline): string =>
  date === null
    ? quote.text.replace(LABEL, '').trim()
    : `${from === null ? '' : `${from} ~ `}${date}${isCounted ? ` (${quote.text.trim()})` : ''}`;

const afterWords = {
  invoice: { ko: '세금계산서 발행 후', en: 'after the invoice' },
  upload: { ko: '업로드 후', en: 'after the upload' },
  contract: { ko: '계약 후', en: 'after signing' },
};

const WORKING_DAYS = /(\d{1,2})\s?(?:영업\s?일|워킹\s?데이|(?:business|working) days?)/i;
/** Of a payment in parts the mail's own words say most. */
const IN_PARTS =
  /[^.,;\n|]{0,12}(?:계약금|착수금|선금|선급금|deposit|up[ -]?front|on signing)[^.\n|]*(?:잔금|나머지|remainder|balance|the rest|half)[^.\n|]*/i;
const OF_MONTH = /[^,.;\n|]*(?:익월|다음\s?달|당월|이번\s?달|next month|following month)[^,.;\n|]*/i;

export function paymentWords({ after, days, date }: Payment, quote: string, language: Language): string {
  if (date !== null) return date;
  const said = quote.trim().replace(/\s+/g, ' ');
  const parts = IN_PARTS.exec(said.replace(LABEL, ''))?.[0].trim();
  if (parts !== undefined) return parts;
  if (after === 'month') return (OF_MONTH.exec(said.replace(LABEL, ''))?.[0] ?? said).trim();
  if (after === null || days === null) return said;
  const working = WORKING_DAYS.exec(said)?.[1];
  if (working !== undefined)
    return language === 'ko'
      ? `${afterWords[after].ko} ${working}영업일`
      : `${working} working days ${afterWords[after].en}`;
  return language === 'ko' ? `${afterWords[after].ko} ${days}일` : `${days} days ${afterWords[after].en}`;
}
