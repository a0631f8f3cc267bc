import { offer as offerSchema, type Offer } from './offer.schema.ts';

/** As the record of an offer is called in metadata. */
export const OFFER_RECORD = 'offer';

/** The offer that the metadata of an answer or a note keeps; null where it keeps none. */
export function offerIn(metadata: Record<string, unknown>): Offer | null {
  const kept = metadata['record'];
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || kept.name !== OFFER_RECORD) return null;
  const read = offerSchema.safeParse('record' in kept ? kept.record : null);
  return read.success ? read.data : null;
}

export const withOffer = (metadata: Record<string, unknown>, offer: Offer): Record<string, unknown> => ({
  ...metadata,
  record: { name: OFFER_RECORD, record: offer },
});
