import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import { withoutCode } from '#contract/base/code-in-text.ts';
import { sentencesOf } from '#contract/base/sentences.ts';
import { saysAbsent } from '#contract/chat/says-absent.ts';
import { termsOf } from '../../ai/embedded/terms.ts';

const MARK = /(?<!\\)\[(\d{1,3})\]/g;
/** A cited passage supports a sentence when it holds this part of the sentence's terms. */
const HELD_SHARE = 0.4;
const LEAST_TERMS = 4;

/** Numbers that count or place what the answer itself lists, or name a place in a source: no source has to hold them. */
const COUNTS = '가지|개|번|단계|곳|줄|문장|분|초|쪽|페이지|장|편|points?|ways?|steps?|things?|reasons?|sources?';
const NUMBER = new RegExp(`(?<![\\p{L}\\d.,])\\d+(?:[.,:]\\d+)*(?![\\d]|\\s*(?:${COUNTS}))`, 'gu');
const ANY_NUMBER = /\d+(?:[.,:]\d+)*/g;
const LIST_NUMBER = /^\s*(?:>\s*)*\d{1,3}[.)]\s/;

const numbersIn = (text: string, kind = ANY_NUMBER): string[] =>
  [...text.normalize('NFKC').matchAll(kind)].map(([number]) => number.replaceAll(',', ''));

/** Stands in the place of a quotation that the sources do not bear out. */
const UNBORNE = '\uFFFC';

/**
 * How far an answer with final marks is borne out by what it cites, 0 to 1: the share of its statements whose cited
 * passages hold their words and their numbers, and whose quotations stand where they say. Numbers in `beside` (the question,
 * titles) need no passage. Null for an answer that cites nothing. Never asked of the model.
 */
export function supportOf(
  answer: string,
  passages: readonly string[],
  quotes: readonly Pick<CheckedQuote, 'start' | 'end' | 'verdict'>[] = [],
  beside: readonly string[] = [],
): number | null {
  const known = new Set(beside.flatMap((text) => numbersIn(text)));
  const numbers = passages.map((text) => new Set(numbersIn(text)));
  const held = passages.map((text) => new Set(termsOf(text)));
  const statements = statementsOf(withoutUnborne(answer, quotes));
  if (!statements.some(({ marks }) => marks.length > 0)) return null;
  const supported = statements.filter(({ text, marks }) => {
    if (text.includes(UNBORNE)) return false;
    const claimed = numbersIn(text.replace(LIST_NUMBER, ''), NUMBER).filter((number) => !known.has(number));
    if (marks.length > 0 && !claimed.every((number) => marks.some((mark) => numbers[mark - 1]?.has(number))))
      return false;
    const terms = termsOf(text);
    const best = Math.max(0, ...marks.map((mark) => terms.filter((term) => held[mark - 1]?.has(term)).length));
    return best >= terms.length * HELD_SHARE;
  });
  return supported.length / statements.length;
}

const withoutUnborne = (answer: string, quotes: readonly Pick<CheckedQuote, 'start' | 'end' | 'verdict'>[]): string =>
  quotes
    .filter(({ verdict }) => verdict !== 'supported')
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}${UNBORNE}${text.slice(end)}`, answer);

interface Statement {
  text: string;
  marks: number[];
}

/**
 * Sentences that say something; a mark after the full stop belongs to the sentence before it. Headings and questions say
 * nothing, and that the sources do not tell something needs no passage.
 */
function statementsOf(answer: string): Statement[] {
  const statements: Statement[] = [];
  const lines = withoutCode(answer)
    .replace(/([.!?。])\s*((?:\[\d{1,3}\])+)/g, ' $2$1')
    .split('\n');
  for (const line of lines) {
    if (/^\s*(#|\|?\s*-{3,})/.test(line)) continue;
    for (const sentence of sentencesOf(line)) {
      const marks = [...sentence.matchAll(MARK)].map(([, digits]) => Number(digits));
      const text = sentence.replace(MARK, ' ').trim();
      if (saysAbsent(text) && !text.includes(UNBORNE)) continue;
      if (
        marks.length > 0 ||
        text.includes(UNBORNE) ||
        (termsOf(text).length >= LEAST_TERMS && !/[?？]\s*$/.test(text))
      )
        statements.push({ text, marks });
    }
  }
  return statements;
}
