import { fieldGroups } from '../../recipes/offers/field-groups.ts';
import { missingIn, offerFields, type OfferField } from '#contract/offers/missing.ts';
import type { Offer, QuotePlace } from '#contract/offers/offer.schema.ts';

/** A line of the card: its thirteen fields, of which VAT stands with the fee, and what else an offer may say. */
export type RowField = Exclude<OfferField, 'vat'> | 'reply' | 'shoot' | 'mustSays' | 'hashtags' | 'links';

/** Where a value comes from. */
export interface Origin {
  quote: string;
  place: QuotePlace | null;
  by: 'mail' | 'person';
  was?: { value: unknown; quote: string; place: QuotePlace | null } | undefined;
}

export interface Row {
  field: RowField;
  origins: readonly Origin[];
  /** What is to be asked in this line: the field itself, or the VAT of its fee. */
  asks: readonly OfferField[];
}

export interface RowGroup {
  id: 'who' | 'what' | 'when' | 'terms' | 'musts';
  rows: readonly Row[];
}

/** The values of a line; empty where nothing is known. */
export function provenOf(offer: Offer, field: RowField): readonly (Origin & { value: unknown })[] {
  const { days } = offer;
  const many = {
    brand: [offer.brand],
    product: [offer.product],
    contact: [offer.contactName, offer.contactEmail, offer.contactPhone],
    deliverables: offer.deliverables,
    exposure: offer.deliverables.filter(({ value }) => value.seconds !== null),
    fee: offer.fees,
    payment: [offer.payment],
    reply: [days.reply],
    shoot: [days.shoot],
    draft: [days.draft],
    upload: [days.upload],
    revisions: [offer.revisions],
    usage: [offer.usage],
    exclusivity: [offer.exclusivity],
    mustSays: offer.mustSays,
    hashtags: offer.hashtags,
    links: offer.links,
  } as const satisfies Record<RowField, readonly unknown[]>;
  return many[field].filter((one) => one !== null);
}

/** Shown only where the offer says something of them. */
const MORE: Readonly<Record<'when' | 'musts', readonly RowField[]>> = {
  when: ['reply', 'shoot'],
  musts: ['mustSays', 'hashtags', 'links'],
};

/** The lines of the card in their groups. */
export function rowGroupsOf(offer: Offer): RowGroup[] {
  const missing = new Set(missingIn(offer));
  const rowOf = (field: RowField): Row => ({
    field,
    origins: provenOf(offer, field),
    asks: asksOf(field).filter((one) => missing.has(one)),
  });
  const said = (fields: readonly RowField[]) => fields.map(rowOf).filter(({ origins }) => origins.length > 0);
  const groups = fieldGroups.map(({ id, fields }): RowGroup => {
    const rows = fields.filter((field) => field !== 'vat').map(rowOf);
    return { id, rows: id === 'when' ? [...said(MORE.when), ...rows] : rows };
  });
  const musts = said(MORE.musts);
  return musts.length > 0 ? [...groups, { id: 'musts', rows: musts }] : groups;
}

const isCounted = (field: RowField): field is Exclude<OfferField, 'vat'> =>
  (offerFields as readonly string[]).includes(field);

/** VAT is asked for with the fee, and by itself only once there is one. */
const asksOf = (field: RowField): readonly OfferField[] => {
  if (!isCounted(field)) return [];
  return field === 'fee' ? ['fee', 'vat'] : [field];
};

/** How many of the card's fields are known, and how many there are. */
export const filledOf = (offer: Offer): { count: number; all: number } => ({
  count: offerFields.length - missingIn(offer).length,
  all: offerFields.length,
});

/** What the card is called: whose offer it is, and of what; '' where neither is known. */
export const nameOfOffer = ({ brand, product }: Pick<Offer, 'brand' | 'product'>): string =>
  [brand?.value, product?.value].filter((words) => words !== undefined && words !== '').join(' · ');
