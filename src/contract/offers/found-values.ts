import type { OfferMail } from './offer-mail.ts';
import type { Offer, QuotePlace } from './offer.schema.ts';

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
  'amount' | 'percent' | 'day' | 'term' | 'count' | 'length' | 'place' | 'email' | 'phone' | 'hashtag' | 'link';

/** A value that stands in a mail and fills no field yet. */
export interface FoundValue {
  kind: FoundKind;
  /** The words of the mail. */
  quote: string;
  place: QuotePlace | null;
  /** ISO day of the mail, by which a day without a year is read. */
  received: string | null;
  /** The likeliest field, by the type of the value alone. */
  field: FoundTarget;
  /** The other fields that it could fill. */
  others: readonly FoundTarget[];
}

/** What stands anywhere in the mails and fills no field yet, in the order of the mails. */
export function foundValues(_offer: Offer, _mails: readonly OfferMail[], _today: string): FoundValue[] {
  return [];
}

/** The offer with a found value in a field, by a person; unchanged where the field cannot take it. */
export function putValue(offer: Offer, _found: FoundValue, _field: FoundTarget): Offer {
  return offer;
}
