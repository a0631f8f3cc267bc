import { lengthsOf } from '#contract/offers/derive/count.ts';
import { formatOf } from '#contract/offers/derive/formats.ts';
import { WITH_VAT } from '#contract/offers/derive/money.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import type { Rate } from '#contract/offers/rate-card.ts';

type Deliverable = Offer['deliverables'][number];
type Fee = Offer['fees'][number]['value'];

const USAGE = /2차|활용|사용권|라이[선센]스|usage|licen[sc]|whitelist/i;
const EXCLUSIVE = /경업|경쟁|독점|exclusiv/i;
const SORT = /릴스|스토리|피드|reels?|stor(?:y|ies)|feed/i;
const SAME_SORT: Readonly<Record<string, string>> = {
  reel: '릴스',
  reels: '릴스',
  story: '스토리',
  stories: '스토리',
  feed: '피드',
};

const isPriced = ({ price }: Rate): boolean => Number.isFinite(price) && price > 0;
/** A row for usage or exclusivity. */
export const isRight = ({ item }: Pick<Rate, 'item'>): boolean => USAGE.test(item) || EXCLUSIVE.test(item);
const sortOf = (words: string): string => {
  const sort = SORT.exec(words)?.[0].toLowerCase() ?? '';
  return SAME_SORT[sort] ?? sort;
};

/** The row for a deliverable: of its form, of its sort (reel, story, feed), and where both have a length, of that length. */
export function rateFor(deliverable: Deliverable, rateCard: readonly Rate[]): Rate | null {
  const rows = rateCard.filter(
    (rate) => isPriced(rate) && !isRight(rate) && formatOf(rate.item) === deliverable.value.format,
  );
  const sort = sortOf(deliverable.quote);
  const sorted = rows.filter(({ item }) => sort === '' || sortOf(item) === '' || sortOf(item) === sort);
  const wanted = deliverable.value.seconds?.from ?? deliverable.value.seconds?.to ?? null;
  const fits = (rate: Rate): boolean => {
    const [own] = lengthsOf(`${rate.item} ${rate.note ?? ''}`);
    if (own === undefined || wanted === null) return true;
    return wanted <= (own.to ?? Number.POSITIVE_INFINITY);
  };
  const exact = sorted.filter(({ item }) => sort !== '' && sortOf(item) === sort);
  return exact.find(fits) ?? sorted.filter(fits).sort((a, b) => a.price - b.price)[0] ?? null;
}

/**
 * The rows that an offer touches, all in one currency: that of its fee where there are such rows, or else that of the first row.
 */
export function ratesFor(offer: Offer, rateCard: readonly Rate[]): Rate[] {
  const currencies = [sumsOf(offer)[0]?.currency, ...rateCard.map(({ currency }) => currency)];
  const touched = currencies.map((one) =>
    touchedBy(
      offer,
      rateCard.filter(({ currency }) => currency === one),
    ),
  );
  return touched.find((rows) => rows.length > 0) ?? [];
}

/** The rows of its deliverables, and of rights that it asks for. */
function touchedBy(offer: Offer, rateCard: readonly Rate[]): Rate[] {
  const rows = offer.deliverables.flatMap((each) => rateFor(each, rateCard) ?? []);
  const wantsUsage = offer.usage !== null && offer.usage.value.months !== 0;
  const wantsExclusivity = offer.exclusivity !== null && offer.exclusivity.value.months !== 0;
  const rights = rateCard.filter(
    (rate) =>
      isPriced(rate) && ((wantsUsage && USAGE.test(rate.item)) || (wantsExclusivity && EXCLUSIVE.test(rate.item))),
  );
  return [...new Set([...rows, ...rights])];
}

/**
 * 'rights': the fee meets what is to be made, and not the rights that are asked for as well; 'foreign': it is in another currency
 * than the rows.
 */
export type Comparison = 'lower' | 'fitting' | 'rights' | 'foreign' | 'unclear' | 'unpriced' | null;

const withoutVat = ({ amount, toAmount, vat }: Fee): number =>
  Math.round((toAmount ?? amount ?? 0) / (vat === 'included' ? WITH_VAT : 1));

const isForRights = ({ for: purpose }: Fee): boolean => purpose === 'usage' || purpose === 'exclusivity';

/** Sums of money that the offer names, without a share of what is sold and without goods. */
const sumsOf = ({ fees }: Offer): Fee[] =>
  fees
    .map(({ value }) => value)
    .filter(({ basis, amount, toAmount }) => basis === 'fixed' && (amount ?? toAmount) !== null);

/** Prices of what is to be made: without those of rights, and without the sum of them that the mail names as well. */
function ofWork(fees: readonly Fee[]): readonly Fee[] {
  const work = fees.filter((each) => !isForRights(each));
  const parts = work.filter(({ per }) => per !== 'total');
  return parts.length > 1 && parts.every((each) => each.for !== null) ? parts : work;
}

/** The prices of the rights that an offer asks for. */
const ofRights = (offer: Offer, rateCard: readonly Rate[]): number =>
  ratesFor(offer, rateCard)
    .filter(isRight)
    .reduce((sum, { price }) => sum + price, 0);

/**
 * The offer's fee against the rows for its deliverables, both without VAT; 'unclear' where a row or a count is missing,
 * 'unpriced' where no row is for any of them.
 */
export function compared(offer: Offer, wholeCard: readonly Rate[]): Comparison {
  const all = sumsOf(offer);
  const fees = ofWork(all);
  const [fee] = fees;
  if (!fee) return null;
  const money = ratesFor(offer, wholeCard)[0]?.currency;
  if (money !== undefined && fees.some(({ currency }) => currency !== money)) return 'foreign';
  const rateCard = wholeCard.filter(({ currency }) => currency === money);
  const parts = offer.deliverables.map((each) => ({ each, rate: rateFor(each, rateCard) }));
  if (parts.length === 0 || parts.some(({ rate }) => rate === null)) {
    const own = parts.filter(({ each, rate }) => rate && fees.some((one) => one.for === each.value.format));
    if (fees.length === 1 && parts.length > 0 && parts.every(({ rate }) => rate === null)) return 'unpriced';
    return own.some((part) => isLower(part, fees)) ? 'lower' : 'unclear';
  }
  const isSplit = fees.length > 1 && fees.every((each) => each.for !== null);
  if (isSplit) return parts.some((part) => isLower(part, fees)) ? 'lower' : 'fitting';
  if (fees.length > 1) return 'unclear';
  const count = fee.per === 'each' ? parts.reduce((sum, { each }) => sum + (each.value.count ?? 1), 0) : 1;
  const asked = parts.reduce((sum, { each, rate }) => sum + (rate?.price ?? 0) * (each.value.count ?? 1), 0);
  const offered = withoutVat(fee) * count;
  if (offered < asked) return 'lower';
  return all.some(isForRights) || offered >= asked + ofRights(offer, rateCard) ? 'fitting' : 'rights';
}

const isLower = ({ each, rate }: { each: Deliverable; rate: Rate | null }, fees: readonly Fee[]): boolean => {
  const own = fees.find((one) => one.for === each.value.format);
  const count = own?.per === 'each' ? 1 : (each.value.count ?? 1);
  return own !== undefined && rate !== null && withoutVat(own) < rate.price * count;
};
