import { withoutCode } from '../base/code-in-text.ts';
import { cut } from '../base/letters.ts';
import { plainOf } from '../base/marked-text.ts';
import { CHAT } from '../limits.ts';

/** A mark [n] of an answer as it is kept. */
export const MARK = /(?<!\\)\[(\d{1,3})\]/g;

/** A mark [n] of an answer, at [start, end) of its text. */
export interface PlacedMark {
  start: number;
  end: number;
  mark: number;
}

/** The marks of an answer as it is kept, in its order. What stands in code or behind a backslash is none. */
export const placedMarks = (answer: string): PlacedMark[] =>
  [...withoutCode(answer).matchAll(MARK)].map(({ 0: whole, 1: digits, index }) => ({
    start: index,
    end: index + whole.length,
    mark: Number(digits),
  }));

/** The numbers cited in an answer as [n], in the order of first appearance. */
export const marksIn = (answer: string): number[] => [...new Set(placedMarks(answer).map(({ mark }) => mark))];

/** The answer with other words in the place of its marks; a mark for which there are none stays. */
export function replaceMarks(answer: string, wordsOf: (mark: number) => string | undefined): string {
  let told = '';
  let from = 0;
  for (const { start, end, mark } of placedMarks(answer)) {
    const words = wordsOf(mark);
    if (words === undefined) continue;
    told += answer.slice(from, start) + words;
    from = end;
  }
  return told + answer.slice(from);
}

/** The answer without marks that name nothing, so that no citation number stands without a stored passage. */
export const dropUnknownMarks = (answer: string, known: ReadonlySet<number>): string =>
  replaceMarks(answer, (mark) => (known.has(mark) ? undefined : ''));

/** The first `count`, and how many more there are. */
export const firstOf = <T>(all: readonly T[], count: number): { shown: T[]; more: number } => ({
  shown: all.slice(0, count),
  more: Math.max(0, all.length - count),
});

/** A citation's link text, cut at 50 characters. */
export const citationText = (title: string): string => cut(title, CHAT.citationTextLength);

/** White space folded and composed forms unified: the form in which a quote is compared with its passage. */
export const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether the quoted words stand in the passage as they are; marks of Markdown between them do not count. */
export const isVerbatim = (quote: string, passage: string): boolean =>
  comparable(quote) !== '' &&
  (comparable(passage).includes(comparable(quote)) ||
    comparable(plainOf(passage)).includes(comparable(plainOf(quote))));
