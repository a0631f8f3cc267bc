import { part } from '../../lib/part.ts';
import { withWords } from '../../words/index.ts';

export const WorksheetWords = part(
  () => withWords(['talk', 'recipes'], import('./WorksheetWords.tsx')),
  'WorksheetWords',
);
