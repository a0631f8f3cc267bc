import { part } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

export const WorksheetWords = part(
  () => withWords(['talk', 'recipes'], import('./WorksheetWords.tsx')),
  'WorksheetWords',
);
