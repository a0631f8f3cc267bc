import { part } from '../../lib/part.ts';
import { withWords } from '../../words/index.ts';

/** How far the result of a recipe is that is being written. */
export const MakingBar = part(() => withWords(['recipes'], import('./MakingBar.tsx')), 'MakingBar');

/** The whole of it, over the board. */
export const AnswerResult = part(() => withWords(['talk', 'recipes'], import('./AnswerResult.tsx')), 'AnswerResult');
