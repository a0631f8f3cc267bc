import type { Recipe } from '#contract/recipes/recipe.ts';
import { isOffer, offererOf, type MaybeOffer, type Offerer } from '#contract/recipes/sponsor/offers.ts';
import type { GatheredSource } from '../context/gather.ts';

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
export function apartOffers(sources: readonly GatheredSource[], { readsOffers }: Recipe): Apart {
  if (readsOffers) return { material: sources, offers: [], offerer: null };
  const offers = sources.filter((source) => source.depth !== 'off' && isOffer(maybeOffer(source)));
  return {
    material: sources.filter((source) => !offers.includes(source)),
    offers,
    offerer: offererOf(offers.map(maybeOffer)),
  };
}

const maybeOffer = ({ kind, passages, segments, madeBy }: GatheredSource): MaybeOffer => ({
  kind,
  text: passages.map(({ text }) => text).join('\n\n'),
  isRecording: segments.length > 0,
  ...(madeBy !== undefined && { madeBy }),
});
