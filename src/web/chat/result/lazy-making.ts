import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** How far the result of a recipe is. */
export const MakingBar = lazyComponent(() => withWords(['recipes'], import('./MakingBar.tsx')), 'MakingBar');
