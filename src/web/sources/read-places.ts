import { CODE, EMPHASIS, ESCAPED, LINK, STRONG, UNDERLINED } from '#contract/base/inline-marks.ts';
import type { Span } from '#contract/base/marked-text.ts';

/** Stands in the place of letters that are no marks, whatever they look like. */
const SET_ASIDE = '\uE000';

interface Kept {
  /** What is looked at: the text without the marks found so far. */
  seen: string;
  /** Where each of its units stands in the text. */
  at: number[];
}

/** Leaves of every match only the words that `wordsOf` names, as [from, to) within it; `isDone` sets them aside. */
function leave({ seen, at }: Kept, mark: RegExp, wordsOf: (found: RegExpExecArray) => Span, isDone = false): Kept {
  const left: Kept = { seen: '', at: [] };
  let from = 0;
  const add = (start: number, end: number, isAside: boolean) => {
    left.seen += isAside ? SET_ASIDE.repeat(end - start) : seen.slice(start, end);
    for (let i = start; i < end; i += 1) left.at.push(at[i] ?? 0);
  };
  for (const found of seen.matchAll(mark)) {
    const [start, end] = wordsOf(found);
    add(from, found.index, false);
    add(found.index + start, found.index + end, isDone);
    from = found.index + found[0].length;
  }
  add(from, seen.length, false);
  return left;
}

const group = (found: RegExpExecArray, number: number): Span => {
  const words = found[number] ?? '';
  const start = found[0].indexOf(words, number === 1 ? 1 : (found[1] ?? '').length);
  return [start, start + words.length];
};
const trimmed = (found: RegExpExecArray): Span => {
  const [start, end] = group(found, 2);
  const words = found[0].slice(start, end);
  return words.trim() === '' ? [start, start] : [end - words.trimStart().length, start + words.trimEnd().length];
};

/** Where the units stand that a person reads of a text in Markdown, in order: those of `withoutInlineMarks`. */
export function readPlaces(text: string): number[] {
  let kept: Kept = { seen: text, at: Array.from({ length: text.length }, (_, place) => place) };
  kept = leave(kept, CODE, trimmed, true);
  kept = leave(kept, ESCAPED, () => [1, 2], true);
  kept = leave(kept, LINK, (found) => group(found, 1));
  kept = leave(kept, STRONG, () => [0, 0]);
  kept = leave(kept, EMPHASIS, (found) => group(found, 1));
  return leave(kept, UNDERLINED, (found) => group(found, 1)).at;
}
