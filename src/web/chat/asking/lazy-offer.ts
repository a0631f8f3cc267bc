import { part } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

export const RecipeOffer = part(() => withWords(['talk', 'recipes'], import('./RecipeOffer.tsx')), 'RecipeOffer');
