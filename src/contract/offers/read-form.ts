import { emptyOffer } from './empty-offer.ts';
import type { OfferMail } from './offer-mail.ts';
import type { Offer } from './offer.schema.ts';

/** What labelled lines, lists and tables of the mails say; nothing of free prose. */
export function readForm(mails: readonly OfferMail[], _today: string): Offer {
  return emptyOffer(mails.map(({ nodeId, received }) => ({ nodeId, received })));
}
