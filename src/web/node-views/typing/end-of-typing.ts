import { storable } from '../../editor/rules/edits.ts';
import { OURS } from '#contract/limits.ts';
import type { DraftPlace } from '../../board-context/drafts/kept-drafts.ts';
import { printOf } from '../../editor/text-print.ts';

export type HowToEnd = 'save' | 'leave' | 'cancel';

interface Typed {
  field: DraftPlace['field'];
  text: string;
  /** The print of the saved text that the typing began with. */
  base: string;
  /** What is saved now. */
  saved: string;
  /** Whether it was said before that the saved text has changed meanwhile. */
  isWarned: boolean;
}

/**
 * What becomes of a typed text when its field is left. 'stay': it is too long, and the field stays open. 'warn': the same,
 * once, because somebody else has changed a short text meanwhile. 'offer': a long one is kept beside what they saved.
 * 'forget': there is nothing to keep.
 */
export function endOfTyping(
  how: HowToEnd,
  { field, text, base, saved, isWarned }: Typed,
): 'stay' | 'warn' | 'give-up' | 'forget' | 'offer' | 'save' {
  if (how === 'cancel') return 'give-up';
  if (printOf(text) === base) return 'forget';
  if (excessOf(text, field) > 0) return 'stay';
  const isOutdated = printOf(saved) !== base && storable(text) !== saved;
  if (!isOutdated) return 'save';
  if (field === 'content') return 'offer';
  return how === 'leave' || !isWarned ? 'warn' : 'save';
}

/** By how many characters a text is too long for its field; 0 when it is not. */
export const excessOf = (text: string, field: DraftPlace['field']): number =>
  Math.max(0, storable(text).length - (field === 'content' ? OURS.contentLength : OURS.titleLength));
