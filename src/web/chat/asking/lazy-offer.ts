import { part } from '../../lib/part.ts';
import { withWords } from '../../words/index.ts';

export const RecipeOffer = part(() => withWords(['talk', 'recipes'], import('./RecipeOffer.tsx')), 'RecipeOffer');
