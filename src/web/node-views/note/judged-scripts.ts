import { JUDGED_LETTERS } from '../../recipes/may-be-script.ts';
import { readScript } from '#contract/recipes/script/script.ts';
import { readsAsScript } from '../../recipes/reads-as-script.ts';
import { speedOf } from '#contract/recipes/script/speech.ts';

/** What is known of a note that reads as a script. */
export interface JudgedScript {
  /** How fast texts in its language are spoken, in syllables a minute, where nobody says otherwise. */
  usualSpeed: number;
}

/** A card that comes into sight again is not read again; of so many texts, the last ones. */
const MOST = 200;
const known = new Map<string, { title: string; judged: JudgedScript | null }>();

/** Reads a note as a script; null for any other. */
export function judgeScript(title: string, content: string): JudgedScript | null {
  const head = content.slice(0, JUDGED_LETTERS);
  const last = known.get(head);
  if (last?.title === title) return last.judged;
  const judged = readsAsScript(title, head) ? { usualSpeed: speedOf(readScript(head)) * 60 } : null;
  known.delete(head);
  known.set(head, { title, judged });
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(oldest);
  }
  return judged;
}
