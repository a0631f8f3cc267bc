import { COUNT, numberOf } from '#contract/offers/derive/words.ts';

const BEFORE_KO = /(?<!\d)(\d{1,2}|하루|이틀|사흘|일주|한 주|두 주|[1-4]\s?주)\s?일?\s?전|D\s?-\s?(\d{1,2})(?!\d)/i;
const BEFORE_EN = new RegExp(`\\b${COUNT} (day|week)s? (?:before|prior|ahead)`, 'i');
const NATIVE: Readonly<Record<string, number>> = { 하루: 1, 이틀: 2, 사흘: 3, 일주: 7, '한 주': 7, '두 주': 14 };

/** How many days before another day a quote says ('업로드 7일 전', 'a week before'); null where it does not. */
export function daysBefore(quote: string): number | null {
  const ko = BEFORE_KO.exec(quote);
  if (ko) {
    const words = ko[1] ?? ko[2] ?? '';
    const weeks = /^([1-4])\s?주$/.exec(words)?.[1];
    return NATIVE[words] ?? (weeks === undefined ? Number(words) : Number(weeks) * 7);
  }
  const en = BEFORE_EN.exec(quote);
  return en ? numberOf(en[1] ?? '') * (en[2]?.toLowerCase() === 'week' ? 7 : 1) : null;
}
