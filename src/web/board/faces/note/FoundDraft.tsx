import { lazy, Suspense } from 'react';
import type { Editing } from '../use-editing.ts';

const Offer = lazy(() => import('./FoundDraftOffer.tsx').then((m) => ({ default: m.FoundDraftOffer })));

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
