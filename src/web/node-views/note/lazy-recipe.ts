import { lazyComponent } from '../../lib/lazy-component.ts';
import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { withWords } from '../../words/index.ts';

/** What is done with a script that somebody wrote; fetched when the first note is seen that may be one. */
export const ScriptBar = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['board', 'recipes'], import('./ScriptBar.tsx'))),
  'ScriptBar',
);

/** What is checked in a note that was made by a recipe; fetched when the first one is seen. */
export const RecipeBar = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['board', 'recipes'], import('./RecipeBar.tsx'))),
  'RecipeBar',
);
