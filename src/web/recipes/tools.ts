import { findKind } from '#contract/recipes/kinds/index.ts';

export type Tool = 'prompter' | 'shots' | 'bench';

/** What can be done with a script that is spoken before a camera. */
export const SCRIPT_TOOLS: readonly Tool[] = ['prompter', 'shots'];

/** What can be done with the result of a recipe. */
export function toolsOf(recipeId: string): readonly Tool[] {
  if (findKind(recipeId)?.isSpoken) return SCRIPT_TOOLS;
  return recipeId === 'description-pack' ? ['bench'] : [];
}
