import type { Span } from '../../base/marked-text.ts';

/** The words of the mail from which something was read, and where they stand: [start, end) in UTF-16 units. */
export interface Quote {
  text: string;
  at: Span;
}
export interface Read<T> {
  value: T;
  quote: Quote;
}

/** 'video': a video whose form is not said; 'live': a mention in a live broadcast. */
export type DeliverableKind =
  'ppl' | 'planned-ppl' | 'branded' | 'shorts' | 'instagram' | 'blog' | 'community' | 'newsletter' | 'live' | 'video';

/** Length of exposure; null at a side that is open ('at least 60 seconds'). */
export interface Seconds {
  from: number | null;
  to: number | null;
}

export interface Deliverable {
  kind: DeliverableKind;
  count: number | null;
  seconds: Seconds | null;
  /** True where the form was not named and the kind follows from the length by Korean practice. */
  isInferred: boolean;
  quote: Quote;
}

export type Vat = 'excluded' | 'included';
export interface Fee {
  /** In the unit of its currency; of a range ('200 to 300') the lower end. */
  amount: number;
  /** The upper end of a range. */
  toAmount: number | null;
  currency: 'KRW' | 'USD' | 'other';
  vat: Vat | null;
  per: 'each' | 'total' | 'month' | null;
  /** What it is for, where its line says so. */
  for: DeliverableKind | 'usage' | 'exclusivity' | null;
  quote: Quote;
}

export type DeadlineKind = 'reply' | 'shoot' | 'draft' | 'upload' | 'other';
export interface Deadline {
  kind: DeadlineKind;
  /** ISO day; of a span of days the last; null where it cannot be known ('within two weeks'). */
  date: string | null;
  from: string | null;
  /** The day was counted: from the day of the mail ('next Friday') or from another day ('a week before the upload'). */
  isCounted: boolean;
  quote: Quote;
}

/** A term in months (parts of a month as decimals); 'unlimited' without an end; null where none is said; 0 for 'none'. */
export type Months = number | 'unlimited' | null;
export interface Usage {
  months: Months;
  /** Whether the brand may advertise with it. */
  isForAds: boolean;
}
/** Where the brand may show what was made. */
export type UsagePlace =
  | 'instagram'
  | 'youtube'
  | 'tiktok'
  | 'meta'
  | 'google'
  | 'naver'
  | 'social'
  | 'product-page'
  | 'shop'
  | 'website'
  | 'blog'
  | 'newsletter'
  | 'store'
  | 'outdoor'
  | 'tv'
  | 'print'
  | 'all';

export interface Payment {
  after: 'invoice' | 'upload' | 'contract' | 'month' | null;
  /** Days from the upload (or the invoice) to the money, at most; null where it cannot be known. */
  days: number | null;
  date: string | null;
}

export interface Contact {
  name: Read<string> | null;
  email: Read<string> | null;
  phone: Read<string> | null;
}

export interface Required {
  kind: 'hashtag' | 'link';
  words: string;
}

export const briefFields = [
  'brand',
  'product',
  'contact',
  'deliverables',
  'exposure',
  'fee',
  'vat',
  'draft',
  'upload',
  'revisions',
  'usage',
  'exclusivity',
  'payment',
] as const;
export type BriefField = (typeof briefFields)[number];

export interface Brief {
  /** What it was read from, without what the creator wrote in the thread: every place of a quote counts in it. */
  text: string;
  brand: Read<string> | null;
  product: Read<string> | null;
  contact: Contact;
  deliverables: Deliverable[];
  fees: Fee[];
  /** A number that is given for the fee without its unit, where no amount of money is: as it is written. */
  bareFee: Quote | null;
  /** A product in the place of a fee, where no fee is named. */
  barter: Quote | null;
  /** Which part of what is sold the creator gets, in percent as the mail writes it. */
  share: Read<string> | null;
  deadlines: Deadline[];
  revisions: Read<number | 'unlimited'> | null;
  usage: Read<Usage> | null;
  usedOn: UsagePlace[];
  exclusivity: Read<Months> | null;
  payment: Read<Payment> | null;
  mustSays: Read<string>[];
  required: Read<Required>[];
  /** What a creator needs to know before saying yes, and the mail does not say. */
  missing: BriefField[];
}

export const quoteOf = (text: string, from: number, to: number): Quote => ({
  text: text.slice(from, to),
  at: [from, to],
});
