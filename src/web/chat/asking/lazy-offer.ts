import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { part } from '../../lib/part.ts';
import { withWords } from '../../words/index.ts';

export const RecipeOffer = part(() => withWords(['talk', 'recipes'], import('./RecipeOffer.tsx')), 'RecipeOffer');
export const SentOffer = part(
  () => afterFirstFrame().then(() => withWords(['talk', 'recipes'], import('./SentOffer.tsx'))),
  'SentOffer',
);
