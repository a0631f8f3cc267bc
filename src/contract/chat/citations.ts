import { plainOf } from '../base/marked-text.ts';
import { CHAT } from '../limits.ts';
import { cut } from '../base/letters.ts';

const MARK = /\[(\d{1,3})\]/g;

/** The numbers cited in an answer as [n], in the order of first appearance. */
export const marksIn = (answer: string): number[] => [...new Set([...answer.matchAll(MARK)].map((m) => Number(m[1])))];

/** The answer without marks that name nothing, so that no citation number stands without a stored passage. */
export const dropUnknownMarks = (answer: string, known: ReadonlySet<number>): string =>
  answer.replace(MARK, (mark, digits: string) => (known.has(Number(digits)) ? mark : ''));

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
