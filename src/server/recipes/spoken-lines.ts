import type { Utterance } from './structure/utterances.ts';

/** Below one full stop for this many letters a text is taken for automatic captions. */
const LETTERS_PER_STOP = 150;
const STOPS = /[.?!。？！…](?=["'”’)\]]*(?:\s|$))/g;
/** So much of the beginning of what is said finds it again in the text of the captions. */
const HEAD_LENGTH = 40;

/**
 * Captions without full stops, with a line break where somebody pauses or a sentence ends, so that two lines are not read as
 * one; every letter stays in its place. Text that has its full stops is given back as it is. `spoken`: what is said in it,
 * in order.
 */
export function spokenLines(text: string, spoken: readonly Utterance[]): string {
  if ((text.match(STOPS)?.length ?? 0) * LETTERS_PER_STOP >= text.length) return text;
  const letters = Array.from({ length: text.length }, (_, i) => text[i] ?? '');
  let from = 0;
  for (const { text: words, isRunOn } of spoken) {
    const head = words.length <= HEAD_LENGTH ? words : words.slice(0, words.lastIndexOf(' ', HEAD_LENGTH) + 1).trim();
    const at = head === '' ? -1 : text.indexOf(head, from);
    if (at < 0) continue;
    if (!isRunOn && letters[at - 1] === ' ') letters[at - 1] = '\n';
    from = at + 1;
  }
  return letters.join('');
}
