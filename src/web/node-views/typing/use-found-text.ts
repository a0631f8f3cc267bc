import { discardFound, useFoundDraft } from '../../board-context/drafts/found-drafts.ts';
import type { FoundDraft } from '../../board-context/drafts/kept-drafts.ts';
import { printOf } from '../../editor/text-print.ts';
import type { EditableText } from './use-typing.ts';

export interface FoundText {
  /** A text that the board does not show; `isOutdated`: what it was typed over has changed since. */
  found: (FoundDraft & { isOutdated: boolean; mayWrite: boolean }) | null;
  /** Saves this in place of what is saved, and forgets the draft that was found. */
  take: (text: string) => void;
  /** Forgets the draft that was found. */
  discard: () => void;
}

/** What was typed there once and never came to stand on the board; nothing is offered while the text is edited. */
export function useFoundText({ place, saved, save, mayWrite }: EditableText, isEditing: boolean): FoundText {
  const left = useFoundDraft(place);
  const found =
    left && !isEditing && left.text.trim() !== saved
      ? { ...left, isOutdated: left.whose === 'theirs' || left.base !== printOf(saved), mayWrite: mayWrite() }
      : null;
  return {
    found,
    take(taken) {
      if (found && save(taken)) discardFound(found);
    },
    discard() {
      if (found) discardFound(found);
    },
  };
}
