import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { Editing } from '../typing/use-editing.ts';

const Offer = lazyComponent(() => import('./FoundDraftOffer.tsx'), 'FoundDraftOffer');

/** Offers what was typed here and is not what the board says; fetched when there is such a text. */
export function FoundDraft({ editing }: { editing: Editing }) {
  const { found } = editing;
  if (!found) return null;
  return (
    <Suspense>
      <Offer editing={editing} found={found} />
    </Suspense>
  );
}
