import { emailsOf, hashtagsOf, linksOf, phonesOf } from '#contract/offers/derive/address.ts';
import { addDays } from '#contract/offers/derive/calendar.ts';
import { countsOf, lengthsOf, revisionsOf } from '#contract/offers/derive/count.ts';
import { daysBefore } from './days-before.ts';
import { daysOf } from '#contract/offers/derive/days.ts';
import { placesOf, saysAds } from '#contract/offers/derive/formats.ts';
import { paymentOf, termsOf } from '#contract/offers/derive/term.ts';
import { foldedText } from './folded.ts';
import { withoutEmphasis } from '#contract/offers/derive/words.ts';
import { emptyOffer } from '#contract/offers/empty-offer.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import {
  clause as clauseSchema,
  offerValues,
  type DayKind,
  type Offer,
  type Proven,
} from '#contract/offers/offer.schema.ts';
import { isDenied, labelOf, type Term } from './quoted-terms.ts';
import { findQuote, placeOf, titlesOf } from './find-quote.ts';
import { namesFormat, provenFee } from './proven-fee.ts';
import { piecesOf, type Found, type Piece } from '#contract/offers/quotes.ts';
import { formsOf, mergedForms } from '#contract/offers/read-form.ts';
import type { z } from 'zod';

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

/** Words that must be said: as the mail has them, where a model began their sentence with a capital letter. */
const mustSay: Derive<string> = (value, { quote }) => {
  const [said, told] = [foldedText(quote), foldedText(value)];
  const at = said.toLowerCase().indexOf(told.toLowerCase());
  if (told === '' || at < 0) return null;
  return withoutEmphasis(said.includes(told) ? value : said.slice(at, at + told.length));
};

const derives: { [Name in keyof Values]: Derive<Values[Name]> } = {
  brand: words,
  product: words,
  contactName: words,
  contactEmail: address(emailsOf),
  contactPhone: address(phonesOf),
  deliverable,
  fee: provenFee,
  payment,
  day,
  revisions,
  usage,
  exclusivity,
  mustSay,
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
    fees: feesOf(list('fee', 'fees'), listOf(told['fees'])),
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

/** Where money that a model named is not borne out, goods are left out as well: alone they would say that there is no fee. */
function feesOf(proven: Offer['fees'], told: readonly unknown[]): Offer['fees'] {
  const isGoods = (value: unknown): boolean => recordOf(value)['basis'] === 'goods';
  const isMoneyTold = told.some((one) => !isGoods(recordOf(one)['value']));
  return isMoneyTold && proven.every(({ value }) => isGoods(value)) ? [] : proven;
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
