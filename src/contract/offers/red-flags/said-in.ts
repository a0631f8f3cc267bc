import type { Span } from '../../base/marked-text.ts';
import { listed, wordAt } from '../derive/words.ts';

/** Words of a clause: one of each group, in this order and near each other, in one sentence. All are in lower case, with plain quotation marks. */
export interface Says {
  words: readonly (readonly string[])[];
  /** The second group stands right behind the first: 'not mention', and not 'not be late, and mention'. */
  isBeside?: true;
  /** Behind them in the sentence: they are denied, or about something else. */
  unless?: readonly string[];
  /** Right before them. */
  unlessBefore?: readonly string[];
}

/** A clause of these groups, the words of each parted by '|'. */
export const inOrder = (...groups: readonly string[]): Says => ({ words: groups.map(listed) });

/** So far may one group stand behind another. */
const GAP = 26;
const BEFORE = 12;
const LONGEST = 400;

/** The sentences of a text, each with its place. */
function* sentencesOf(text: string): Generator<{ from: number; words: string }> {
  for (const { index, 0: words } of text.matchAll(/(?:[^.!?\n]|\.(?=\S)){1,2000}/g)) yield { from: index, words };
}

/** Where a text says one of these clauses: the sentence that holds it; null where none does. */
export function saidIn(text: string, clauses: readonly Says[]): Span | null {
  for (const { from, words } of sentencesOf(text)) {
    const lower = words.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    if (clauses.some((clause) => holds(lower, clause))) {
      const start = from + (words.length - words.trimStart().length);
      return [start, Math.min(from + words.trimEnd().length, start + LONGEST)];
    }
  }
  return null;
}

function holds(sentence: string, clause: Says): boolean {
  const { words, isBeside, unless = [], unlessBefore = [] } = clause;
  const [first = [], ...rest] = words;
  return first.some((word) => {
    let start = wordAt(sentence, word);
    while (start >= 0) {
      const before = sentence.slice(Math.max(0, start - BEFORE), start);
      const isApart = unlessBefore.some((one) => wordAt(before, one) >= 0);
      const end = isApart ? null : endOf(sentence, start + word.length, rest, isBeside ? 1 : GAP);
      if (end !== null && !unless.some((one) => wordAt(sentence.slice(end, end + GAP), one) >= 0)) return true;
      const next = wordAt(sentence.slice(start + 1), word);
      start = next < 0 ? -1 : start + 1 + next;
    }
    return false;
  });
}

function endOf(
  sentence: string,
  from: number,
  [group, ...rest]: readonly (readonly string[])[],
  most = GAP,
): number | null {
  if (!group) return from;
  const near = sentence.slice(from, from + GAP);
  for (const word of group) {
    const at = wordAt(near, word);
    const end = at < 0 || at > most ? null : endOf(sentence, from + at + word.length, rest);
    if (end !== null) return end;
  }
  return null;
}
