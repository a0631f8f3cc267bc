import { hasWord, listed } from '#contract/offers/derive/words.ts';
import { clauseAround, type Found } from '#contract/offers/quotes.ts';

const DISCOUNTS = listed('할인|적립|쿠폰|discount|off|coupon|부가세|vat|세금|원천징수');
const SHARES = listed('수수료|커미션|판매|매출|수익|commission|sales|revenue|share');

/** Whether a percentage is a share of what is sold, and not a discount. */
export function isShare({ quote, place, piece }: Found): boolean {
  const { before, behind } = clauseAround(piece.mail.text, place.at);
  const clause = `${before}${quote}${behind}`;
  return hasWord(clause, SHARES) && !hasWord(quote, DISCOUNTS);
}
