import type { Language } from '#contract/base/language.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import type { Offer, QuotePlace } from '#contract/offers/offer.schema.ts';
import { redFlagsOf, spoken } from '#contract/offers/red-flags/red-flags.ts';

/** A clause to be careful about, as the card shows it. */
export interface ShownClause {
  /** By which its question is ticked. */
  key: string;
  isDanger: boolean;
  why: string;
  ask: string;
  quote: string;
  place: QuotePlace | null;
}

/** What the checklist finds in the offer and its mails, with what else a model found there; the gravest first. */
export const clausesOf = (offer: Offer, mails: readonly OfferMail[], language: Language): ShownClause[] =>
  redFlagsOf(offer, mails)
    .map(({ rule, level, why, ask, quote, place }): ShownClause => ({
      key: `clause:${rule ?? quote.slice(0, 40)}`,
      isDanger: level === 'error',
      why: spoken(why[language], 'yo'),
      ask: spoken(ask[language], 'yo'),
      quote,
      place,
    }))
    .toSorted((a, b) => Number(b.isDanger) - Number(a.isDanger));
