import { findKind } from '#contract/recipes/kinds/index.ts';
import { SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';

/**
 * Whether a result without a finding is said to have passed. The card of a deal is not: only its amounts are checked, and
 * what is offered may be bad all the same.
 */
export const passes = (recipeId: string): boolean =>
  recipeId !== SPONSOR_CARD && findKind(recipeId)?.check !== undefined;
