import { emptyOffer } from './empty-offer.ts';
import type { Offer } from './offer.schema.ts';

/** The offer that a card without a record tells, from the labels of its own table; its values count as a person's. `values`: of its form. */
export const offerOfOldCard = (_content: string, _values: Readonly<Record<string, string | number>>): Offer => emptyOffer();
