import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** The card of an offer; fetched when the first one is seen. */
export const OfferNote = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['board', 'recipes'], import('./OfferNote.tsx'))),
  'OfferNote',
);

export const OfferSheet = lazyComponent(
  () => withWords(['board', 'talk', 'recipes'], import('./OfferSheet.tsx')),
  'OfferSheet',
);
