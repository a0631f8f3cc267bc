import { isNoFee } from '#contract/offers/buyers-price.ts';
import { formatsIn } from '#contract/offers/derive/formats.ts';
import { moneyOf, percentsOf, vatOf, type Money } from '#contract/offers/derive/money.ts';
import { hasWord, listed } from '#contract/offers/derive/words.ts';
import type { DeliverableFormat, Offer } from '#contract/offers/offer.schema.ts';
import { clauseAround, type Found } from '#contract/offers/quotes.ts';
import { ordersNobody } from '#contract/offers/red-flags/orders-to-machines.ts';

type Fee = Offer['fees'][number]['value'];

const DISCOUNTS = listed('할인|적립|쿠폰|discount|off|coupon|부가세|vat|세금|원천징수');
const SHARES = listed('수수료|커미션|판매|매출|수익|commission|sales|revenue|share');

/** Whether a percentage is a share of what is sold, and not a discount. */
function isShare({ quote, place, piece }: Found): boolean {
  const { before, behind } = clauseAround(piece.mail.text, place.at);
  const clause = `${before}${quote}${behind}`;
  return hasWord(clause, SHARES) && !hasWord(quote, DISCOUNTS);
}

/** Forms of one video, which a mail does not tell apart by their names alone. */
const OF_VIDEO: ReadonlySet<DeliverableFormat> = new Set(['ppl', 'planned-ppl', 'branded', 'video']);

/** Whether a quote can be said to name this form. */
export const namesFormat = (quote: string, format: DeliverableFormat): boolean => {
  const named = formatsIn(quote);
  return named.includes(format) || (OF_VIDEO.has(format) && named.some((one) => OF_VIDEO.has(one)));
};

const PER: Readonly<Record<'each' | 'total' | 'month', readonly string[]>> = {
  each: listed('편당|건당|회당|개당|각 |각각|each|per video|per post|apiece|씩'),
  total: listed('총|합계|전체|모두|total|in all|for both'),
  month: listed('월 |매월|매달|monthly|a month|per month'),
};
const RIGHTS = {
  usage: listed('2차|활용|사용권|라이선스|usage|licen'),
  exclusivity: listed('독점|경쟁|경업|exclusiv'),
};

const AT_MOST = listed('up to|at most|no more than|maximum of|max of|a maximum|capped at|as high as|최대|최고');
const NEAR = 16;

/** Whether an amount is the most that is paid, by the words right before it. */
const isMost = (line: string, [from]: Money['at']): boolean =>
  hasWord(line.slice(Math.max(0, from - NEAR), from), AT_MOST);

/** A fee as far as its quote bears it out; null where it does not. */
export function provenFee(value: Fee, found: Found): Fee | null {
  const { quote, place, piece } = found;
  const { basis, percent } = value;
  const isPer = value.per !== null && hasWord(quote, PER[value.per]);
  const purpose = value.for;
  const isFor =
    purpose === 'usage' || purpose === 'exclusivity'
      ? RIGHTS[purpose].some((word) => quote.toLowerCase().includes(word))
      : purpose !== null && namesFormat(quote, purpose);
  const rest = { per: isPer ? value.per : null, for: isFor ? purpose : null };
  const none = { amount: null, toAmount: null, currency: null, vat: null, percent: null };
  if (basis === 'goods') return { basis, ...none, ...rest };
  if (basis === 'share') {
    const isTold = percent !== null && percentsOf(quote).includes(percent) && isShare(found);
    return isTold ? { basis, ...none, percent, ...rest } : null;
  }
  const line = lineOf(found);
  const whole = moneyOf(line.text).filter(
    ({ at }) => at[0] + line.from >= place.at[0] && at[1] + line.from <= place.at[1],
  );
  const inQuote = whole.filter((one) => moneyOf(quote).some((each) => each.amount === one.amount));
  const amount = value.amount ?? value.toAmount;
  const own = inQuote.find(
    (one) =>
      one.amount === amount &&
      one.currency === value.currency &&
      !isNoFee(found, [line.from + one.at[0], line.from + one.at[1]]),
  );
  if (!own || ordersNobody(sentenceOf(piece.mail.text, place.at))) return null;
  const upper = inQuote.find((one) => one.amount === value.toAmount && one.amount > own.amount);
  const vat = value.vat !== null && vatOf(quote) === value.vat ? value.vat : null;
  const money = { basis, currency: own.currency, vat, percent: null, ...rest };
  const isUpper = value.amount === null || (upper === undefined && isMost(line.text, own.at));
  return isUpper
    ? { ...money, amount: null, toAmount: own.amount }
    : { ...money, amount: own.amount, toAmount: upper?.amount ?? null };
}

/** The lines of the mail in which a quote stands. */
function lineOf({ place, piece: { mail } }: Found): { text: string; from: number } {
  const from = mail.text.lastIndexOf('\n', place.at[0] - 1) + 1;
  const end = mail.text.indexOf('\n', place.at[1]);
  return { text: mail.text.slice(from, end < 0 ? mail.text.length : end), from };
}

function sentenceOf(text: string, [from, to]: readonly [number, number]): string {
  const before = text.slice(Math.max(0, from - 300), from);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('? '));
  const behind = text.slice(to, to + 200);
  const end = behind.search(/[\n?!]|\. /);
  return `${before.slice(start + 1)}${text.slice(from, to)}${end < 0 ? behind : behind.slice(0, end)}`;
}
