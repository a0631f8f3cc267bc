import { standsIn } from '#contract/chat/quote-verdict.ts';
import type { WritableRecipe } from '../../recipes/writing.ts';
import type { RecordGround } from '../../recipes/compose.ts';
import type { Material } from '../context/material.ts';
import { wordsOf } from '../context/pack.ts';
import { apartOffers } from './apart-offers.ts';
import { materialOf } from './read-material.ts';

/** All that was gathered stands behind a record, whether or not the model read all of it; it is cited where it was read. */
export function groundOf({ sources, packed }: Material, recipe: WritableRecipe | undefined): RecordGround {
  return {
    material: materialOf(recipe ? apartOffers(sources, recipe).material : sources, packed).material,
    cite(nodeId, words) {
      const passage = packed.passages.find((one) => one.source.nodeId === nodeId && standsIn(words, wordsOf(one)));
      return passage ? ` [${passage.mark}]` : '';
    },
  };
}
