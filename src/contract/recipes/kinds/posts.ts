import type { Span } from '../../base/marked-text.ts';
import { withoutCitations } from '../description/placed.ts';
import { sentenceSpansOf } from '../script/sentence-spans.ts';
import { trimmed } from './sections.ts';

/** '1/', '2/7', '3.' or '4)' at the beginning of a line. */
const POST = /^\s*(\d{1,2})\s*(?:\/(?:\d{1,2}(?=\s|$))?|[.)](?=\s|$))\s*/;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/gu;

/** X counts a letter of Hangul or of other wide scripts twice. */
const X_LIMIT = 280;

export const weightOf = (text: string, limit: number): number => {
  const characters = Array.from(text).length;
  return limit === X_LIMIT ? characters + (text.match(WIDE)?.length ?? 0) : characters;
};

export interface Post {
  number: number;
  /** What is posted: without the number and the marks of citations. */
  text: string;
  /** From its number to its last word. */
  at: Span;
  /** Without its number. */
  bodyAt: Span;
}

/** The posts of a thread: each begins on a line of its own with its number, which rises. */
export function postsOf(text: string): Post[] {
  const starts: { number: number; from: number; body: number }[] = [];
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const found = POST.exec(line);
    const number = Number(found?.[1]);
    if (found && number > (starts.at(-1)?.number ?? -1))
      starts.push({ number, from: index, body: index + found[0].length });
  }
  return starts.map(({ number, from, body }, i) => {
    const bodyAt = trimmed(text, [body, starts[i + 1]?.from ?? text.length]);
    return { number, text: withoutCitations(text.slice(...bodyAt)).trim(), at: [from, bodyAt[1]], bodyAt };
  });
}

const LAST_SENTENCE = /\S[^\n]*$/;
const CITES = /(?:\s*\[\d{1,3}\])+\s*$/;

/** The body of a post within its limit: the last sentences go, then the last words of the one that is left. */
export function fitPost(body: string, limit: number): string {
  const isLong = (words: string): boolean => weightOf(withoutCitations(words).trim(), limit) > limit;
  let kept = body;
  while (isLong(kept)) {
    const shorter = withoutLastSentence(kept);
    if (shorter === null) return withoutLastWords(kept, isLong);
    kept = shorter;
  }
  return kept;
}

function withoutLastSentence(words: string): string | null {
  const line = LAST_SENTENCE.exec(words);
  if (!line) return null;
  const spans = sentenceSpansOf(line[0]);
  const from = line.index + (spans.at(-1)?.[0] ?? 0);
  const rest = words.slice(0, from).trimEnd();
  return rest === '' || rest.length >= words.length ? null : rest;
}

/** What is left says where its words come from. */
function withoutLastWords(words: string, isLong: (words: string) => boolean): string {
  const cites = (CITES.exec(words)?.[0] ?? '').trimEnd();
  let letters = Array.from(words.slice(0, words.length - cites.length).trimEnd());
  const step = Math.max(1, Math.floor(letters.length / 400));
  while (letters.length > 0 && isLong(`${letters.join('')}…`)) letters = letters.slice(0, -step);
  const cut = letters.join('');
  const space = cut.search(/\s\S*$/);
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…${cites}`;
}
