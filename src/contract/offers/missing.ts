import type { Language } from '../base/language.ts';
import type { DeliverableFormat, Offer } from './offer.schema.ts';

export type Words = Readonly<Record<Language, string>>;

/** The fields of a card, in its order. */
export const offerFields = [
  'brand',
  'product',
  'contact',
  'deliverables',
  'exposure',
  'fee',
  'vat',
  'payment',
  'draft',
  'upload',
  'revisions',
  'usage',
  'exclusivity',
] as const;
export type OfferField = (typeof offerFields)[number];

export const offerFieldNames: Readonly<Record<OfferField, Words>> = {
  brand: { ko: '브랜드', en: 'Brand' },
  product: { ko: '제품', en: 'Product' },
  contact: { ko: '담당자', en: 'Contact' },
  deliverables: { ko: '콘텐츠', en: 'Deliverables' },
  exposure: { ko: '노출 길이', en: 'Exposure' },
  fee: { ko: '금액', en: 'Fee' },
  vat: { ko: 'VAT', en: 'VAT' },
  payment: { ko: '지급', en: 'Payment' },
  draft: { ko: '초안', en: 'Draft' },
  upload: { ko: '업로드', en: 'Upload' },
  revisions: { ko: '수정', en: 'Revisions' },
  usage: { ko: '2차 활용', en: 'Usage rights' },
  exclusivity: { ko: '경쟁 제한', en: 'Exclusivity' },
};

/** Formats in which a brand buys seconds. */
const TIMED: ReadonlySet<DeliverableFormat> = new Set(['ppl', 'planned-ppl', 'branded', 'video']);

const isKnown: Readonly<Record<OfferField, (offer: Offer) => boolean>> = {
  brand: ({ brand }) => brand !== null,
  product: ({ product }) => product !== null,
  contact: (offer) => offer.contactName !== null || offer.contactEmail !== null || offer.contactPhone !== null,
  deliverables: ({ deliverables }) => deliverables.length > 0,
  exposure: ({ deliverables }) =>
    deliverables.every(({ value: { format, seconds } }) => !TIMED.has(format) || seconds !== null),
  fee: ({ fees }) => fees.length > 0,
  // Money that comes from abroad bears none.
  vat: ({ fees }) =>
    fees.every(({ value: { basis, vat, currency } }) => basis !== 'fixed' || vat !== null || currency !== 'KRW'),
  payment: ({ payment }) => payment !== null,
  draft: ({ days }) => days.draft !== null,
  upload: ({ days }) => days.upload !== null,
  revisions: ({ revisions }) => revisions !== null,
  // That an exclusivity or a use in ads has no end is asked for as a clause to be careful about.
  usage: ({ usage }) => usage !== null && (usage.value.months !== null || usage.value.isForAds),
  exclusivity: ({ exclusivity }) => exclusivity !== null,
};

/** What a creator needs to know before saying yes, and the offer does not say. */
export const missingIn = (offer: Offer): OfferField[] => offerFields.filter((field) => !isKnown[field](offer));
