import { findKind } from '#contract/recipes/kinds/index.ts';

export type Tool = 'prompter' | 'shots' | 'bench' | 'keep';

/** What can be done with a script that is spoken before a camera. */
export const SCRIPT_TOOLS: readonly Tool[] = ['prompter', 'shots'];

const toolsBeside: Readonly<Record<string, readonly Tool[]>> = { 'description-pack': ['bench'], prompt: ['keep'] };

/** What can be done with the result of a recipe. */
export function toolsOf(recipeId: string): readonly Tool[] {
  if (findKind(recipeId)?.isSpoken) return SCRIPT_TOOLS;
  return toolsBeside[recipeId] ?? [];
}
