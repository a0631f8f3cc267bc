import type { Span } from '../../base/marked-text.ts';
import { withoutCitations } from '../description/placed.ts';
import { trimmed } from './sections.ts';

/** '1/', '2/7' at the beginning of a line, in bold or not. */
const SLASHED = /^\s*(?:\*\*|__)?(\d{1,2})\s*\/(?:\s?\d{1,2}(?=[\s*_]|$))?(?:\*\*|__)?\s*/;
/** Where no post is numbered so: '3.' or '4)'. */
const LISTED = /^\s*(?:\*\*|__)?(\d{1,2})[.)](?:\*\*|__)?(?=\s|$)\s*/;

const X_LIMIT = 280;
const LINK = /https?:\/\/\S+/g;
const EMOJI = /(?=\p{Emoji})\p{RGI_Emoji}/gv;
/** All other letters X counts twice, Hangul among them; a link as 23 and an emoji as 2, however long they are. */
const COUNTED_ONCE = /[\u0000-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/g;
const X = { link: 23, emoji: 2 } as const;

/** How many letters a post has where `limit` of them are taken: as X counts for its own limit, else one each. */
export function weightOf(text: string, limit: number): number {
  if (limit !== X_LIMIT) return Array.from(text).length;
  const links = text.match(LINK)?.length ?? 0;
  const unlinked = text.normalize('NFC').replace(LINK, '');
  const emoji = unlinked.match(EMOJI)?.length ?? 0;
  const letters = unlinked.replace(EMOJI, '');
  const light = letters.match(COUNTED_ONCE)?.length ?? 0;
  const heavy = Array.from(letters).length - light;
  return links * X.link + emoji * X.emoji + light + heavy * 2;
}

export interface Post {
  number: number;
  /** What is posted: without the number and the marks of citations. */
  text: string;
  /** From its number to its last word. */
  at: Span;
  /** Without its number. */
  bodyAt: Span;
}

/** The posts of a thread: each begins on a line of its own with its number, which rises. A list within a post is no post. */
export function postsOf(text: string): Post[] {
  const number = /^[\t\p{Zs}]*(?:\*\*|__)?\d{1,2}\s*\//mu.test(text) ? SLASHED : LISTED;
  const starts: { number: number; from: number; body: number }[] = [];
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const found = number.exec(line);
    const count = Number(found?.[1]);
    if (found && count > (starts.at(-1)?.number ?? -1))
      starts.push({ number: count, from: index, body: index + found[0].length });
  }
  return starts.map(({ number, from, body }, i) => {
    const bodyAt = trimmed(text, [body, starts[i + 1]?.from ?? text.length]);
    return { number, text: withoutCitations(text.slice(...bodyAt)).trim(), at: [from, bodyAt[1]], bodyAt };
  });
}
