import { z } from 'zod';
import { id } from '../base/id.ts';

/** What a brand asks for. 'video': a video whose form is not said; 'live': a mention in a live broadcast. */
export const deliverableFormats = [
  'ppl',
  'planned-ppl',
  'branded',
  'shorts',
  'instagram',
  'blog',
  'community',
  'newsletter',
  'live',
  'video',
] as const;
export type DeliverableFormat = (typeof deliverableFormats)[number];

/** Where the brand may show what was made. */
export const usagePlaces = [
  'instagram',
  'youtube',
  'tiktok',
  'meta',
  'google',
  'naver',
  'social',
  'product-page',
  'shop',
  'website',
  'blog',
  'newsletter',
  'store',
  'outdoor',
  'tv',
  'print',
  'all',
] as const;
export type UsagePlace = (typeof usagePlaces)[number];

export const currencies = ['KRW', 'USD', 'EUR', 'JPY', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const short = z.string().max(200);

/** Months as decimals; 'unlimited' without an end; null where no term is said; 0 for 'none'. */
export const months = z.union([z.number().min(0).max(600), z.literal('unlimited')]).nullable();
export type Months = z.infer<typeof months>;

/** Length of exposure in seconds; null at a side that is open ('at least 60 seconds'). */
export const seconds = z.object({ from: z.number().nullable(), to: z.number().nullable() });
export type Seconds = z.infer<typeof seconds>;

/** The values of the fields, by their names. */
export const offerValues = {
  brand: short,
  product: short,
  contactName: short,
  contactEmail: short,
  contactPhone: short,
  deliverable: z.object({
    format: z.enum(deliverableFormats),
    count: z.number().int().min(1).max(200).nullable(),
    seconds: seconds.nullable(),
  }),
  /**
   * `fixed`: `amount` in the unit of its currency, of a range the lower end and `toAmount` the upper one ('up to': `amount` is
   * null); `share`: `percent` of what is sold; `goods`: the product in the place of money or beside it.
   */
  fee: z.object({
    basis: z.enum(['fixed', 'share', 'goods']),
    amount: z.number().nonnegative().nullable(),
    toAmount: z.number().nonnegative().nullable(),
    currency: z.enum(currencies).nullable(),
    vat: z.enum(['excluded', 'included']).nullable(),
    percent: z.number().min(0).max(100).nullable(),
    per: z.enum(['each', 'total', 'month']).nullable(),
    /** What it is for, where the mail says so. */
    for: z.enum([...deliverableFormats, 'usage', 'exclusivity']).nullable(),
  }),
  /** `days` after what `after` names, or on the day `date`. */
  payment: z.object({
    after: z.enum(['invoice', 'upload', 'contract', 'month']).nullable(),
    days: z.number().int().min(0).max(3_650).nullable(),
    date: day.nullable(),
  }),
  /** ISO day. */
  day,
  revisions: z.union([z.number().int().min(0).max(99), z.literal('unlimited')]),
  usage: z.object({ months, places: z.array(z.enum(usagePlaces)).max(17), isForAds: z.boolean() }),
  exclusivity: z.object({ months, scope: short.nullable() }),
  mustSay: z.string().max(500),
  hashtag: short,
  link: z.string().max(500),
} as const;

/** Where the words stand in a mail: [start, end) in UTF-16 units of the text of the node that holds it. */
export const quotePlace = z.object({ nodeId: id, at: z.tuple([z.number().int(), z.number().int()]) });
export type QuotePlace = z.infer<typeof quotePlace>;

/**
 * A value that stands in the mail to the letter of `quote`, or that a person put in, whose quote is empty. `was`: what an older
 * mail said of the same field.
 */
const proven = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    quote: z.string().max(500),
    place: quotePlace.nullable(),
    by: z.enum(['mail', 'person']),
    was: z.optional(z.object({ value, quote: z.string().max(500), place: quotePlace.nullable() })),
  });
const v = offerValues;

/** A day of a deal. */
export const dayKinds = ['reply', 'shoot', 'draft', 'upload'] as const;
export type DayKind = (typeof dayKinds)[number];

/** A clause to be careful about: a rule of the checklist, or null where a model found another, which `why` tells. */
export const clause = z.object({
  rule: z.string().max(40).nullable(),
  why: z.string().max(300),
  ask: z.string().max(300),
  quote: z.string().max(500),
  place: quotePlace.nullable(),
});

/**
 * What a brand offers. Null and an empty list mean that the mail does not say it: then it is asked for, and never guessed.
 * Every value was verified against the mail (`verify-offer.ts`) or put in by a person.
 */
export const offer = z.object({
  version: z.literal(1),
  /** The nodes of the mails, the newest first, with the ISO day of each; null where it is not known. */
  mails: z.array(z.object({ nodeId: id, received: day.nullable() })).max(20),
  brand: proven(v.brand).nullable(),
  product: proven(v.product).nullable(),
  contactName: proven(v.contactName).nullable(),
  contactEmail: proven(v.contactEmail).nullable(),
  contactPhone: proven(v.contactPhone).nullable(),
  deliverables: z.array(proven(v.deliverable)).max(20),
  fees: z.array(proven(v.fee)).max(12),
  payment: proven(v.payment).nullable(),
  days: z.object({
    reply: proven(v.day).nullable(),
    shoot: proven(v.day).nullable(),
    draft: proven(v.day).nullable(),
    upload: proven(v.day).nullable(),
  }),
  revisions: proven(v.revisions).nullable(),
  usage: proven(v.usage).nullable(),
  exclusivity: proven(v.exclusivity).nullable(),
  mustSays: z.array(proven(v.mustSay)).max(20),
  hashtags: z.array(proven(v.hashtag)).max(20),
  links: z.array(proven(v.link)).max(20),
  clauses: z.array(clause).max(24),
  /** How many clauses a model named whose words no mail holds: nobody can tell whether they are there. */
  unchecked: z.optional(z.number().int().min(0)),
});
export type Offer = z.infer<typeof offer>;
type Quoted<T> = { value: T; quote: string; place: QuotePlace | null };
export type Proven<T> = Quoted<T> & { by: 'mail' | 'person'; was?: Quoted<T> | undefined };
