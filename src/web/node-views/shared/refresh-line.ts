import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** How a refresh goes or went, fetched where a card first has to tell it. */
export const RefreshLine = lazyComponent(
  () => withWords(['talk'], import('../../sources/RefreshLine.tsx')),
  'RefreshLine',
);
