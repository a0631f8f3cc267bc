import { offerOfOldCard } from '../../offers/offer-of-old-card.ts';
import { isOfferMail, NO_NODE } from '#contract/offers/offer-mail.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { SPONSOR_CARD, sponsorOf } from '#contract/offers/sponsor-of.ts';
import type { WritableRecipe } from '../../recipes/writing.ts';
import type { Sponsor } from '#contract/rules/disclosure/disclosure-line.ts';
import type { GatheredSource } from '../context/gather.ts';

/** Who offers, what for, and the product that it is about ('' where the offer names none). */
export interface Offerer extends Required<Sponsor> {
  product: string;
}

/** What is wired to a chat, by what a recipe makes of it. */
export interface Apart {
  /** What it is made from. */
  material: readonly GatheredSource[];
  /** What sponsors have sent, which only says who pays. */
  offers: readonly GatheredSource[];
  /** Null where no offer is wired, or it is not clear whose. */
  offerer: Offerer | null;
}

/** The offers of sponsors apart from the material; for a recipe that reads them all is material. */
export function apartOffers(sources: readonly GatheredSource[], { readsOffers }: WritableRecipe): Apart {
  if (readsOffers) return { material: sources, offers: [], offerer: null };
  const offers = sources.filter((source) => source.depth !== 'off' && isOffer(source));
  return { material: sources.filter((source) => !offers.includes(source)), offers, offerer: offererOf(offers) };
}

/** What came out of an offer and holds its terms. */
const OF_OFFERS: ReadonlySet<string> = new Set([SPONSOR_CARD, 'sponsor-reply']);
const LONGEST_PRODUCT = 40;

const textOf = ({ passages }: GatheredSource): string => passages.map(({ text }) => text).join('\n\n');

function isOffer(source: GatheredSource): boolean {
  const { kind, title, segments, madeBy } = source;
  if (madeBy !== undefined) return OF_OFFERS.has(madeBy);
  return isOfferMail({ kind, title, text: textOf(source), isRecording: segments.length > 0 });
}

function offerIn(source: GatheredSource): Offer | null {
  if (source.madeBy === SPONSOR_CARD) return source.offer ?? offerOfOldCard(textOf(source), {});
  if (source.madeBy !== undefined) return null;
  return readForm([{ nodeId: NO_NODE, title: '', text: textOf(source), received: null }], '');
}

/** The one brand whose offers these are; null where none is named, or several are. */
function offererOf(sources: readonly GatheredSource[]): Offerer | null {
  const offers = sources.flatMap((source) => offerIn(source) ?? []);
  const named = offers.filter(({ brand }) => brand !== null);
  const brands = new Set(named.map(({ brand }) => brand?.value.replace(/\s+/g, '').toLowerCase()));
  const [first] = named;
  if (!first || brands.size > 1) return null;
  const products = named.flatMap(({ product }) => product?.value ?? []);
  return { ...sponsorOf(first), product: products.find((name) => Array.from(name).length <= LONGEST_PRODUCT) ?? '' };
}
