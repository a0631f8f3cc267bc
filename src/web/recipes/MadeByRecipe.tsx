import { recipeIn } from '#contract/recipes/chosen.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { withWords } from '../words/index.ts';

const RecipeResult = lazyComponent(() => withWords(['recipes'], import('./RecipeResult.tsx')), 'RecipeResult');

interface MadeByRecipeProps {
  text: string;
  /** Of the answer or the note that holds the text. */
  metadata: Record<string, unknown>;
  /** Puts a mended text in the place of this one; absent where it may not be changed. */
  onMend?: (text: string) => void;
}

/**
 * What is checked in a text that was made by a recipe, its fields to copy, and what can be done with it; nothing under any
 * other text. Its code comes later: a boundary above says what waits with it.
 */
export function MadeByRecipe({ text, metadata, onMend }: MadeByRecipeProps) {
  const made = metadata['recipe'] === undefined ? null : recipeIn(metadata);
  if (!made) return null;
  return <RecipeResult text={text} made={made} metadata={metadata} {...(onMend && { onMend })} />;
}
