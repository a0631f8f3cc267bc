import { emailsOf, hashtagsOf, linksOf, phonesOf } from '#contract/offers/derive/address.ts';
import { countsOf, lengthsOf, revisionsOf } from '#contract/offers/derive/count.ts';
import { daysOf } from '#contract/offers/derive/days.ts';
import { formatOf, placesOf, saysAds } from '#contract/offers/derive/formats.ts';
import { moneyOf, percentsOf, vatOf } from '#contract/offers/derive/money.ts';
import { isNone, paymentOf, termsOf } from '#contract/offers/derive/term.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import type { Offer, Proven, QuotePlace } from '#contract/offers/offer.schema.ts';
import { piecesOf, type Piece } from '#contract/offers/quotes.ts';
import { isDelivery } from '#contract/offers/thread.ts';

/** Where a found value can go. */
export const foundTargets = [
  'contact',
  'deliverables',
  'exposure',
  'fee',
  'payment',
  'reply',
  'shoot',
  'draft',
  'upload',
  'revisions',
  'usage',
  'exclusivity',
  'hashtag',
  'link',
] as const;
export type FoundTarget = (typeof foundTargets)[number];

export type FoundKind =
  'amount' | 'percent' | 'day' | 'term' | 'count' | 'length' | 'email' | 'phone' | 'hashtag' | 'link';

/** A value that stands in a mail and fills no field yet. */
export interface FoundValue {
  kind: FoundKind;
  /** The words of the mail. */
  quote: string;
  place: QuotePlace;
  /** ISO day of the mail, by which a day without a year is read. */
  received: string | null;
  /** The likeliest field, by the type of the value alone. */
  field: FoundTarget;
  /** The other fields that it could fill. */
  others: readonly FoundTarget[];
}

/** Where a value of a type can go, the likeliest first: an empty field comes before one that is filled. */
const targets: Readonly<Record<FoundKind, readonly FoundTarget[]>> = {
  amount: ['fee'],
  percent: ['fee'],
  day: ['upload', 'draft', 'reply', 'shoot', 'payment'],
  term: ['exclusivity', 'usage', 'payment'],
  count: ['deliverables', 'revisions'],
  length: ['exposure'],
  email: ['contact'],
  phone: ['contact'],
  hashtag: ['hashtag'],
  link: ['link'],
};

const TERM =
  /(?<![\d.,])(?:\d{1,3}|[한두세석네넉])\s?(?:개월|년|주일?|일|months?|years?|weeks?|days?)(?:간|\s?동안)?(?![가-힣]{0,3}까지)/gi;
const COUNT = /(?:[\p{L}]{2,10} )?(?<![\d.,])\d{1,2}\s?(?:편|건|회|개(?!월))(?!차)/gu;
const LENGTH = /(?<![\d:.])\d{1,3}\s?(?:초|분)(?:\s?\d{1,2}초)?(?:\s?(?:이상|이내|내외))?/g;
const MOST = 60;

interface Raw {
  kind: FoundKind;
  at: readonly [number, number];
}

const isApart = (a: readonly [number, number], b: readonly [number, number]): boolean => a[1] <= b[0] || b[1] <= a[0];

function rawIn(text: string, sent: string | null): Raw[] {
  const of = (kind: FoundKind, all: readonly { at: readonly [number, number] }[]): Raw[] =>
    all.map(({ at }) => ({ kind, at }));
  const by = (kind: FoundKind, form: RegExp): Raw[] =>
    [...text.matchAll(form)].map(({ index, 0: words }) => ({ kind, at: [index, index + words.length] as const }));
  const all = [
    ...of('email', emailsOf(text)),
    ...of('link', linksOf(text)),
    ...of('phone', phonesOf(text)),
    ...of('hashtag', hashtagsOf(text)),
    ...of('amount', moneyOf(text)),
    ...of('day', daysOf(text, sent)),
    ...by('percent', /(?<![\d.,])\d{1,3}(?:\.\d)?\s?(?:%|퍼센트)/g),
    ...by('length', LENGTH),
    ...by('term', TERM),
    ...by('count', COUNT),
  ];
  const kept: Raw[] = [];
  for (const one of all) if (kept.every((each) => isApart(one.at, each.at))) kept.push(one);
  return kept.toSorted((a, b) => a.at[0] - b.at[0]);
}

/** The places of a mail whose words fill a field. */
function placesIn(offer: Offer): QuotePlace[] {
  const { days } = offer;
  const single = [offer.brand, offer.product, offer.contactName, offer.contactEmail, offer.contactPhone];
  const terms = [
    offer.payment,
    days.reply,
    days.shoot,
    days.draft,
    days.upload,
    offer.revisions,
    offer.usage,
    offer.exclusivity,
  ];
  const lists = [offer.deliverables, offer.fees, offer.mustSays, offer.hashtags, offer.links].flat();
  return [...single, ...terms, ...lists].flatMap((one) => [one?.place ?? [], one?.was?.place ?? []].flat());
}

const isEmpty: Readonly<Record<FoundTarget, (offer: Offer) => boolean>> = {
  contact: ({ contactEmail, contactPhone }) => contactEmail === null || contactPhone === null,
  deliverables: ({ deliverables }) => deliverables.length === 0,
  exposure: ({ deliverables }) => deliverables.length > 0 && deliverables.every(({ value }) => value.seconds === null),
  fee: ({ fees }) => fees.length === 0,
  payment: ({ payment }) => payment === null,
  reply: ({ days }) => days.reply === null,
  shoot: ({ days }) => days.shoot === null,
  draft: ({ days }) => days.draft === null,
  upload: ({ days }) => days.upload === null,
  revisions: ({ revisions }) => revisions === null,
  usage: ({ usage }) => usage === null,
  exclusivity: ({ exclusivity }) => exclusivity === null,
  hashtag: ({ hashtags }) => hashtags.length === 0,
  link: ({ links }) => links.length === 0,
};

/** What stands anywhere in the brand's words and fills no field yet, each with where it could go; the newest mail first. */
export function foundValues(offer: Offer, mails: readonly OfferMail[], today: string): FoundValue[] {
  const filled = placesIn(offer);
  const isFree = ({ nodeId, at }: QuotePlace): boolean =>
    filled.every((one) => one.nodeId !== nodeId || isApart(one.at, at));
  const found = piecesOf(mails, today).flatMap((piece) => inPiece(piece, offer).filter(({ place }) => isFree(place)));
  return [...new Map(found.map((one) => [`${one.kind} ${one.quote}`, one])).values()].slice(0, MOST);
}

const inPiece = ({ mail, lines, sent }: Piece, offer: Offer): FoundValue[] =>
  lines.flatMap(([from, to]) =>
    rawIn(isDelivery(mail.text.slice(from, to)) ? '' : mail.text.slice(from, to), sent).flatMap(
      ({ kind, at }): FoundValue[] => {
        const place: QuotePlace = { nodeId: mail.nodeId, at: [from + at[0], from + at[1]] };
        const quote = mail.text.slice(...place.at);
        const all = targets[kind].filter(
          (target) =>
            putValue(offer, { kind, quote, place, received: sent, field: target, others: [] }, target) !== offer,
        );
        const [field, ...others] = all.toSorted((a, b) => Number(isEmpty[b](offer)) - Number(isEmpty[a](offer)));
        return field ? [{ kind, quote, place, received: sent, field, others }] : [];
      },
    ),
  );

/** The offer with a found value in a field, by a person; the same offer where the field cannot take it. */
export function putValue(offer: Offer, found: FoundValue, field: FoundTarget): Offer {
  const { quote, place, received } = found;
  const put = <T>(value: T): Proven<T> => ({ value, quote, place, by: 'person' });
  const [day] = daysOf(quote, received);
  const [months] = isNone(quote) ? [0] : termsOf(quote);
  switch (field) {
    case 'contact': {
      const [email] = emailsOf(quote);
      const [phone] = phonesOf(quote);
      if (email) return { ...offer, contactEmail: put(email.value) };
      return phone ? { ...offer, contactPhone: put(phone.value) } : offer;
    }
    case 'fee':
      return withFee(offer, found, put);
    case 'payment': {
      const value = paymentOf(quote, received);
      return value ? { ...offer, payment: put(value) } : offer;
    }
    case 'reply':
    case 'shoot':
    case 'draft':
    case 'upload':
      return day ? { ...offer, days: { ...offer.days, [field]: put(day.date) } } : offer;
    case 'revisions': {
      const [count] = [...revisionsOf(quote), ...countsOf(quote)];
      return count === undefined ? offer : { ...offer, revisions: put(count) };
    }
    case 'usage':
      return months === undefined
        ? offer
        : { ...offer, usage: put({ months, places: placesOf(quote), isForAds: saysAds(quote) }) };
    case 'exclusivity':
      return months === undefined ? offer : { ...offer, exclusivity: put({ months, scope: null }) };
    case 'deliverables': {
      const [count] = countsOf(quote);
      const format = formatOf(quote) ?? 'video';
      return count === undefined
        ? offer
        : { ...offer, deliverables: [...offer.deliverables, put({ format, count, seconds: null })] };
    }
    case 'exposure': {
      const [seconds] = lengthsOf(quote);
      const at = offer.deliverables.findIndex(({ value }) => value.seconds === null);
      if (!seconds || offer.deliverables.length === 0) return offer;
      const own = at < 0 ? 0 : at;
      return {
        ...offer,
        deliverables: offer.deliverables.map((one, i) => (i === own ? put({ ...one.value, seconds }) : one)),
      };
    }
    case 'hashtag':
    case 'link': {
      const [one] = field === 'hashtag' ? hashtagsOf(quote) : linksOf(quote);
      if (!one) return offer;
      return field === 'hashtag'
        ? { ...offer, hashtags: [...offer.hashtags, put(one.value)] }
        : { ...offer, links: [...offer.links, put(one.value)] };
    }
  }
}

function withFee(offer: Offer, { quote }: FoundValue, put: <T>(value: T) => Proven<T>): Offer {
  const [money, upper] = moneyOf(quote);
  const [percent] = percentsOf(quote);
  const none = { amount: null, toAmount: null, currency: null, vat: null, percent: null, per: null, for: null };
  const fees = money
    ? [
        put({
          ...none,
          basis: 'fixed' as const,
          amount: money.amount,
          toAmount: upper?.amount ?? null,
          currency: money.currency,
          vat: vatOf(quote),
        }),
      ]
    : percent !== undefined
      ? [put({ ...none, basis: 'share' as const, percent })]
      : [];
  return fees.length === 0 ? offer : { ...offer, fees: [...offer.fees, ...fees] };
}
