import { cut } from '../base/letters.ts';
import { plainOf } from '../base/marked-text.ts';

const TITLE_LENGTH = 40;
const SENTENCE_END = /(?<=[^\s.!?。？！…])([.。]|[.!?。？！…]+)(?=\s|$)/;

/**
 * The title that a conversation has by itself: the first sentence of its first question, in plain words. What is quoted
 * above the question says less than the question. Empty where nothing is said.
 */
export function titleOf(question: string): string {
  const own = question.replace(/^\s*>.*$/gm, '');
  const words = plainOf(own.trim() === '' ? question : own)
    .replace(/\s+/g, ' ')
    .trim();
  const end = SENTENCE_END.exec(words);
  if (!end) return atWord(words);
  return atWord(words.slice(0, /^[.。]$/.test(end[0]) ? end.index : end.index + end[0].length));
}

/** Cut between words where there is a gap in the second half of what fits. */
function atWord(words: string): string {
  const letters = Array.from(words);
  if (letters.length <= TITLE_LENGTH) return words;
  const gap = letters.slice(0, TITLE_LENGTH + 1).lastIndexOf(' ');
  return cut(words, gap > TITLE_LENGTH / 2 ? gap : TITLE_LENGTH);
}

const NUMBERED = /^(.*) \((\d{1,3})\)$/s;

/** The title of a conversation that goes on from another one: the first number that is free among the others. */
export function forkTitle(title: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  const stem = NUMBERED.exec(title)?.[1] ?? title;
  let number = 2;
  while (others.has(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`.trim();
}
