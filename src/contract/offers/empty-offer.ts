import type { Offer } from './offer.schema.ts';

/** An offer of which nothing is known yet. */
export const emptyOffer = (mails: Offer['mails'] = []): Offer => ({
  version: 1,
  mails,
  brand: null,
  product: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  deliverables: [],
  fees: [],
  payment: null,
  days: { reply: null, shoot: null, draft: null, upload: null },
  revisions: null,
  usage: null,
  exclusivity: null,
  mustSays: [],
  hashtags: [],
  links: [],
  clauses: [],
});
