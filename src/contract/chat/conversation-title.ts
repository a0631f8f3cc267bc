import { cut } from '../base/letters.ts';
import { plainOf } from '../base/marked-text.ts';
import { withoutEnd } from '../base/without-end.ts';

const TITLE_LENGTH = 40;
const SENTENCE_END = /(?<=[^\s.!?。？！…])([.。]|[.!?。？！…]+)(?=\s|$)/;

/**
 * The title that a conversation has by itself where no model made one: the first sentence of its first question, in plain
 * words. What is quoted above the question says less than the question. Empty where nothing is said.
 */
export function titleOf(question: string): string {
  const own = question.replace(/^[\t\p{Zs}]*>.*$/gmu, '');
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

/** Longer than any title, and than a sentence about one: whoever says so much did something else. */
const MOST_SAID = 200;
const ADDRESS = /:\/\/|\bwww\./i;
/** Signs that are not seen and turn the direction of what is read. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const LABEL = /^(?:(?:대화\s*)?(?:제목|이름)|title|name)\s*[:：]\s*/iu;
const QUOTE = /["'“”‘’「」『』《》`]/;
const unquoted = (words: string): string => withoutEnd(words.replace(/^["'“”‘’「」『』《》`]+/, ''), QUOTE);

/** The title in what a model said when it was asked for one, in plain words; null where there is none in it. */
export function madeTitleIn(said: string): string | null {
  const [line = ''] = said.split(/\r?\n/).filter((one) => one.trim() !== '');
  if (line.length > MOST_SAID || ADDRESS.test(line)) return null;
  const words = plainOf(line)
    .replace(/\*+|`+/g, '')
    .replace(UNSEEN, '')
    .replace(LABEL, '')
    .replace(/\s+/g, ' ')
    .trim();
  const title = unquoted(withoutEnd(unquoted(words), /[.。]/)).trim();
  return /[\p{L}\p{N}]/u.test(title) ? atWord(title) : null;
}

/** The title that a person gives: one line, and nothing in it that turns what is read beside it. */
export const givenTitle = (typed: string): string => typed.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();

const NUMBERED = /^(.*) \((\d{1,3})\)$/s;

/** The title of a conversation that goes on from another one: the first number that is free among the others. */
export function forkTitle(title: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  const stem = NUMBERED.exec(title)?.[1] ?? title;
  let number = 2;
  while (others.has(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`.trim();
}
