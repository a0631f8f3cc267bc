import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** The full view of a note that was made by a recipe. */
export const NoteResult = lazyComponent(
  () => withWords(['board', 'talk', 'recipes'], import('./NoteResult.tsx')),
  'NoteResult',
);
