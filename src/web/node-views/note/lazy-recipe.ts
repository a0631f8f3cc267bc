import { lazyComponent } from '../../lib/lazy-component.ts';
import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { withWords } from '../../words/index.ts';

/** What finds out whether a note that somebody wrote may be a script. */
export const PossibleScript = lazyComponent(
  () => afterFirstFrame().then(() => import('./PossibleScript.tsx')),
  'PossibleScript',
);

/** What is checked in a note that was made by a recipe; fetched when the first one is seen. */
export const RecipeBar = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['board', 'recipes'], import('./RecipeBar.tsx'))),
  'RecipeBar',
);
