import { isNoFee } from '#contract/offers/buyers-price.ts';
import { emailsOf, hashtagsOf, linksOf, phonesOf } from '#contract/offers/derive/address.ts';
import { addDays } from '#contract/offers/derive/calendar.ts';
import { countsOf, lengthsOf, revisionsOf } from '#contract/offers/derive/count.ts';
import { daysBefore } from './days-before.ts';
import { daysOf } from '#contract/offers/derive/days.ts';
import { placesOf, saysAds, formatsIn } from '#contract/offers/derive/formats.ts';
import { moneyOf, percentsOf, vatOf } from '#contract/offers/derive/money.ts';
import { paymentOf, termsOf } from '#contract/offers/derive/term.ts';
import { foldedText } from './folded.ts';
import { hasWord, listed, withoutEmphasis } from '#contract/offers/derive/words.ts';
import { emptyOffer } from '#contract/offers/empty-offer.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import {
  clause as clauseSchema,
  offerValues,
  type DayKind,
  type Offer,
  type Proven,
  type DeliverableFormat,
} from '#contract/offers/offer.schema.ts';
import { isDenied, labelOf, type Term } from './quoted-terms.ts';
import { findQuote, placeOf, titlesOf } from './find-quote.ts';
import { piecesOf, type Found, type Piece, clauseAround } from '#contract/offers/quotes.ts';
import { formsOf, mergedForms } from '#contract/offers/read-form.ts';
import { ordersNobody } from '#contract/offers/red-flags/orders-to-machines.ts';
import type { z } from 'zod';

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
const namesFormat = (quote: string, format: DeliverableFormat): boolean => {
  const named = formatsIn(quote);
  return named.includes(format) || (OF_VIDEO.has(format) && named.some((one) => OF_VIDEO.has(one)));
};

type Values = { [Name in keyof typeof offerValues]: z.infer<(typeof offerValues)[Name]> };
/** The value as far as its quote bears it out; null where it does not. */
type Derive<T> = (value: T, found: Found) => T | null;

/** Whether each word of a value stands in its quote. */
const isSaid = (value: string, quote: string): boolean => {
  const said = foldedText(quote).toLowerCase();
  const words = foldedText(value).toLowerCase().split(' ').filter(Boolean);
  return words.length > 0 && words.every((word) => said.includes(word));
};
const words: Derive<string> = (value, { quote }) => (isSaid(value, quote) ? withoutEmphasis(value) : null);
/** One of the addresses that a quote names. */
const address =
  (read: typeof emailsOf): Derive<string> =>
  (value, { quote }) => {
    const told = [value.trim(), withoutEmphasis(value)].map((one) => one.toLowerCase());
    return read(quote).find((one) => told.includes(one.value.toLowerCase()))?.value ?? null;
  };

const day: Derive<string> = (value, { quote, piece }) =>
  daysOf(quote, piece.sent).some(({ date }) => date === value) ? value : null;

/** Whether a day is not that of something else, by the label that it stands behind. */
const isDayOf = (kind: DayKind, found: Found): boolean => {
  const label = labelOf(found);
  return label === null || label === kind || label === 'schedule';
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

const fee: Derive<Values['fee']> = (value, found) => {
  const { quote, place, piece } = found;
  const { basis, amount, toAmount, percent } = value;
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
  const own = inQuote.find(
    (one) =>
      one.amount === amount &&
      one.currency === value.currency &&
      !isNoFee(found, [line.from + one.at[0], line.from + one.at[1]]),
  );
  if (!own || ordersNobody(sentenceOf(piece.mail.text, place.at))) return null;
  const upper = inQuote.find((one) => one.amount === toAmount && one.amount > own.amount);
  const vat = value.vat !== null && vatOf(quote) === value.vat ? value.vat : null;
  return {
    basis,
    amount: own.amount,
    toAmount: upper?.amount ?? null,
    currency: own.currency,
    vat,
    percent: null,
    ...rest,
  };
};

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

const sameSeconds = (a: Values['deliverable']['seconds'], b: Values['deliverable']['seconds']): boolean =>
  a !== null && b !== null && a.from === b.from && a.to === b.to;

const deliverable: Derive<Values['deliverable']> = ({ format, count, seconds }, { quote }) => {
  if (!namesFormat(quote, format)) return null;
  const isCounted = count !== null && countsOf(quote).includes(count);
  const isTimed = lengthsOf(quote).some((each) => sameSeconds(each, seconds));
  return { format, count: isCounted ? count : null, seconds: isTimed ? seconds : null };
};

const payment: Derive<Values['payment']> = (value, { quote, piece }) => {
  const read = paymentOf(quote, piece.sent);
  if (read?.after === 'month' && value.days === null) return read;
  const isSame = read !== null && read.days === value.days && read.date === value.date;
  return isSame ? { ...read, after: read.after === value.after ? value.after : read.after } : null;
};

const revisions: Derive<Values['revisions']> = (value, found) => {
  const counts = revisionsOf(found.quote);
  return counts.includes(value) || (value === 0 && isDenied('revisions', found, counts)) ? value : null;
};

function isTerm(term: Term, months: Values['usage']['months'], found: Found): boolean {
  const terms = termsOf(found.quote);
  return months === null || (months === 0 ? isDenied(term, found, terms) : terms.includes(months));
}

const usage: Derive<Values['usage']> = ({ months, places, isForAds }, found) => {
  const { quote } = found;
  const named = placesOf(quote);
  const said = places.filter((place) => named.includes(place));
  const ads = isForAds && saysAds(quote);
  const isEmpty = months === null && said.length === 0 && !ads;
  return isEmpty || !isTerm('usage', months, found) ? null : { months, places: said, isForAds: ads };
};

const exclusivity: Derive<Values['exclusivity']> = ({ months, scope }, found) => {
  const { quote } = found;
  const said = scope !== null && isSaid(scope, quote) ? withoutEmphasis(scope) : null;
  return (months === null && said === null) || !isTerm('exclusivity', months, found) ? null : { months, scope: said };
};

const derives: { [Name in keyof Values]: Derive<Values[Name]> } = {
  brand: words,
  product: words,
  contactName: words,
  contactEmail: address(emailsOf),
  contactPhone: address(phonesOf),
  deliverable,
  fee,
  payment,
  day,
  revisions,
  usage,
  exclusivity,
  mustSay: (value, { quote }) => (foldedText(quote).includes(foldedText(value)) ? withoutEmphasis(value) : null),
  hashtag: address(hashtagsOf),
  link: address(linksOf),
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What of a draft, whole or half written, the mails bear out, each field by itself; what fails is left empty. */
export function verifyOffer(draft: unknown, mails: readonly OfferMail[], today: string): Offer {
  const read = piecesOf(mails, today);
  const pieces = [...read, ...titlesOf(read)];
  const told = recordOf(draft);
  const ages = new Map<Proven<unknown>, number>();
  const prove = <Name extends keyof Values>(name: Name, one: unknown): Proven<Values[Name]> | null => {
    const { value, quote } = recordOf(one);
    const parsed = offerValues[name].safeParse(value);
    const found = typeof quote === 'string' && parsed.success ? findQuote(quote, pieces) : null;
    if (!found || !parsed.success) return null;
    const derived = derives[name](parsed.data as Values[Name], found);
    if (derived === null) return null;
    const proven: Proven<Values[Name]> = { value: derived, quote: found.quote, place: placeOf(found), by: 'mail' };
    ages.set(proven, found.piece.age);
    return proven;
  };
  const list = <Name extends keyof Values>(name: Name, from: string): Proven<Values[Name]>[] =>
    listOf(told[from])
      .flatMap((one) => prove(name, one) ?? [])
      .slice(0, 12);
  const days = recordOf(told['days']);
  const dayOf = (kind: DayKind): Proven<string> | null => {
    const { quote } = recordOf(days[kind]);
    const found = typeof quote === 'string' ? findQuote(quote, pieces) : null;
    return found && isDayOf(kind, found) ? prove('day', days[kind]) : null;
  };
  const upload = dayOf('upload');
  const clauses = clausesOf(told['clauses'], pieces);
  const unchecked = listOf(told['clauses']).length - clauses.length;
  const offer: Offer = {
    ...emptyOffer(mailsOf(read, mails)),
    brand: prove('brand', told['brand']),
    product: prove('product', told['product']),
    contactName: prove('contactName', told['contactName']),
    contactEmail: prove('contactEmail', told['contactEmail']),
    contactPhone: prove('contactPhone', told['contactPhone']),
    deliverables: list('deliverable', 'deliverables'),
    fees: list('fee', 'fees'),
    payment: prove('payment', told['payment']),
    days: {
      reply: dayOf('reply'),
      shoot: dayOf('shoot'),
      draft: dayOf('draft') ?? beforeUpload(days['draft'], upload, pieces),
      upload,
    },
    revisions: prove('revisions', told['revisions']),
    usage: prove('usage', told['usage']),
    exclusivity: prove('exclusivity', told['exclusivity']),
    mustSays: list('mustSay', 'mustSays'),
    hashtags: list('hashtag', 'hashtags'),
    links: list('link', 'links'),
    clauses: clauses.slice(0, MOST_CLAUSES),
    ...(unchecked > 0 && { unchecked }),
  };
  return mergedForms(offer, formsOf(read), (one) => ages.get(one) ?? 0);
}

/** The nodes of the mails, the newest first. */
const mailsOf = (pieces: readonly Piece[], mails: readonly OfferMail[]): Offer['mails'] => {
  const ordered = [...new Set([...pieces.map(({ mail }) => mail), ...mails])];
  return ordered.slice(0, 20).map(({ nodeId, received }) => ({ nodeId, received }));
};

/** 'a week before the upload': a draft whose day is counted from that of the upload. */
function beforeUpload(told: unknown, upload: Proven<string> | null, pieces: readonly Piece[]): Proven<string> | null {
  const { value, quote } = recordOf(told);
  const found = typeof quote === 'string' ? findQuote(quote, pieces) : null;
  const days = found ? daysBefore(found.quote) : null;
  if (!found || days === null || !upload || addDays(upload.value, -days) !== value) return null;
  return { value: addDays(upload.value, -days), quote: found.quote, place: placeOf(found), by: 'mail' };
}

const MOST_CLAUSES = 24;

/** Clauses whose quote stands in a mail; what a model says of them is its own words and is shown as such. */
const clausesOf = (told: unknown, pieces: readonly Piece[]): Offer['clauses'] =>
  listOf(told).flatMap((one) => {
    const { quote, rule, why, ask } = recordOf(one);
    const found = typeof quote === 'string' ? findQuote(quote, pieces) : null;
    if (!found) return [];
    const read = clauseSchema.safeParse({
      rule: rule ?? null,
      why: why ?? '',
      ask: ask ?? '',
      quote: found.quote,
      place: placeOf(found),
    });
    return read.success ? [read.data] : [];
  });
