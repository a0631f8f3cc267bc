import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** The whole of an answer that a recipe makes, over the board. */
export const AnswerResult = lazyComponent(
  () => withWords(['talk', 'recipes'], import('./AnswerResult.tsx')),
  'AnswerResult',
);
