import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

export const RecipeOffer = lazyComponent(
  () => withWords(['talk', 'recipes'], import('./RecipeOffer.tsx')),
  'RecipeOffer',
);

export const SlashList = lazyComponent(() => withWords(['talk', 'recipes'], import('./SlashList.tsx')), 'SlashList');
