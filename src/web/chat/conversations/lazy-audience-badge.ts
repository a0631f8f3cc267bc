import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** Few conversations are for only some: the sign comes with its words where it is first drawn. */
export const AudienceBadge = lazyComponent(() => withWords(['people'], import('./AudienceBadge.tsx')), 'AudienceBadge');
