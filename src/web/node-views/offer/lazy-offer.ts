import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { part } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** The card of an offer; fetched when the first one is seen. */
export const OfferNote = part(
  () => afterFirstFrame().then(() => withWords(['board', 'recipes'], import('./OfferNote.tsx'))),
  'OfferNote',
);

export const OfferSheet = part(() => withWords(['board', 'talk', 'recipes'], import('./OfferSheet.tsx')), 'OfferSheet');
