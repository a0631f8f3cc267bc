import { no, yes, type Verdict } from '../base/verdict.ts';
import { OURS } from '../limits.ts';

/** The fact of a node in which its note for the AI stands. */
export const NOTE_FACT = 'noteForAi';

const HALF_CHARACTER = /[\ud800-\udbff]$/;

type Facts = Readonly<Record<string, unknown>>;

/** What the creator wants every chat to know about a source; null where nothing is written. */
export function noteForAi({ [NOTE_FACT]: note }: Facts): string | null {
  const words = typeof note === 'string' ? note.trim() : '';
  return words === '' ? null : words.slice(0, OURS.noteForAiLength).replace(HALF_CHARACTER, '');
}

/** Why these facts may not be stored for the sake of their note; null when they may. */
export function noteIssue({ [NOTE_FACT]: note }: Facts): string | null {
  if (note === undefined || note === null) return null;
  if (typeof note !== 'string') return `${NOTE_FACT} must be text`;
  return note.length > OURS.noteForAiLength ? `${NOTE_FACT} is longer than ${OURS.noteForAiLength} characters` : null;
}

/** A typed note as it is kept; an empty one takes it away. */
export function readNote(typed: string, saved: string | null): Verdict<string | null, 'unchanged'> {
  const note = noteForAi({ [NOTE_FACT]: typed });
  return note === saved ? no('unchanged') : yes(note);
}
