import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

export const WorksheetWords = lazyComponent(
  () => withWords(['talk', 'recipes'], import('./WorksheetWords.tsx')),
  'WorksheetWords',
);
