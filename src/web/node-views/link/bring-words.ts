import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** The way to bring the words of a link, fetched where a card first offers it. */
export const BringWords = lazyComponent(() => withWords(['talk', 'media'], import('./BringWords.tsx')), 'BringWords');
