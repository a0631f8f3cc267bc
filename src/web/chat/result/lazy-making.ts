import { part } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** How far the result of a recipe is. */
export const MakingBar = part(() => withWords(['recipes'], import('./MakingBar.tsx')), 'MakingBar');
