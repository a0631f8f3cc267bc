import type { Sponsor } from '../rules/disclosure/disclosure-line.ts';
import { emptyOffer } from './empty-offer.ts';
import { offerIn } from './offer-in.ts';
import type { Offer } from './offer.schema.ts';

/** The recipe whose result is the card of a deal. */
export const SPONSOR_CARD = 'sponsor-brief';
const LONGEST = 40;

/** Who gives what: money where a fee is named or still asked for, else a share of what is sold, else only the product. */
export function sponsorOf({ brand, fees }: Pick<Offer, 'brand' | 'fees'>): Required<Sponsor> {
  const bases = new Set(fees.map(({ value }) => value.basis));
  const kind = bases.has('fixed') || bases.size === 0 ? 'paid' : bases.has('share') ? 'affiliate' : 'product';
  return {
    brand: Array.from(brand?.value ?? '')
      .slice(0, LONGEST)
      .join('')
      .trim(),
    kind,
  };
}

/** The offer of a card; of one that keeps no record yet, an empty one until the server has carried it over. */
export const offerOnCard = ({ metadata }: { metadata: Record<string, unknown> }): Offer =>
  offerIn(metadata) ?? emptyOffer();
