import type { Sponsor } from '../rules/disclosure/disclosure-line.ts';
import { offerOfOldCard } from './carry-over.ts';
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

/** The offer of a card: its record, or what its own table says. */
export const offerOnCard = ({ content, metadata }: { content: string; metadata: Record<string, unknown> }): Offer =>
  offerIn(metadata) ?? offerOfOldCard(content, {});
