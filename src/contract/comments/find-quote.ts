import type { Quote } from './comments.schema.ts';

/** Where quoted words stand now; null where they are lost. */
export interface Found {
  start: number;
  end: number;
}

/** What each part of a match counts for. */
const WEIGHT = { quote: 50, prefix: 20, suffix: 20, distance: 10 } as const;
/** Of the quoted letters, so many may have been changed. */
const MOST_EDITS = 0.25;
/** By so much an approximate place is ahead of the next one, or it is none. */
const LEAD = 5;
/** Longer texts are looked through only around where the words stood. */
const MOST_TEXT = 120_000;
const MOST_PLACES = 500;
/** Fewer than these are soon alike by chance. */
const MANY_LETTERS = 12;

const CONTEXT = 32;

/** The words from `start` to `end` with what stands around them; a long passage is known by its beginning. */
export const quoteAt = (text: string, start: number, end: number): Quote => ({
  exact: text.slice(start, Math.min(end, start + 300)),
  prefix: text.slice(Math.max(0, start - CONTEXT), start),
  suffix: text.slice(Math.min(end, start + 300), Math.min(end, start + 300) + CONTEXT),
});

/** Finds quoted words again in a text that may have changed since: word for word, else nearly so, else not at all. */
export function findQuote(text: string, quote: Quote, start: number): Found | null {
  const { exact } = quote;
  const places = occurrences(text, exact);
  const best = places
    .map((at) => ({ at, score: scoreOf(text, quote, { start: at, end: at + exact.length }, start, 1) }))
    .toSorted((a, b) => b.score - a.score || Math.abs(a.at - start) - Math.abs(b.at - start))[0];
  if (best && isMeant(text, quote, best.at)) return { start: best.at, end: best.at + exact.length };
  return findNearly(text, quote, start) ?? findBetween(text, quote, start);
}

/** A letter or two say nothing by themselves: what stands around them has to agree. */
function isMeant(text: string, quote: Quote, at: number): boolean {
  return (
    quote.exact.length > 3 || quote.prefix + quote.suffix === '' || agrees(text, quote, at, at + quote.exact.length)
  );
}

function agrees(text: string, { prefix, suffix }: Quote, at: number, end: number): boolean {
  const before = likeness(prefix, text.slice(Math.max(0, at - prefix.length), at), true);
  const after = likeness(suffix, text.slice(end, end + suffix.length), false);
  return Math.max(before, after) >= 0.25;
}

function occurrences(text: string, exact: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(exact); at >= 0 && found.length < MOST_PLACES; at = text.indexOf(exact, at + 1))
    found.push(at);
  return found;
}

function scoreOf(text: string, quote: Quote, at: Found, was: number, sameness: number): number {
  const { prefix, suffix } = quote;
  const before = likeness(prefix, text.slice(Math.max(0, at.start - prefix.length), at.start), true);
  const after = likeness(suffix, text.slice(at.end, at.end + suffix.length), false);
  const near = 1 - Math.min(1, Math.abs(at.start - was) / Math.max(1, text.length));
  return WEIGHT.quote * sameness + WEIGHT.prefix * before + WEIGHT.suffix * after + WEIGHT.distance * near;
}

/** How many of the letters next to the words are the same; 1 where nothing stood there. */
function likeness(was: string, is: string, fromEnd: boolean): number {
  if (was === '') return is === '' ? 1 : 0.5;
  const [a, b] = fromEnd
    ? [Array.from(was).toReversed(), Array.from(is).toReversed()]
    : [Array.from(was), Array.from(is)];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same / a.length;
}

/** The place with the fewest edits, where it is clearly ahead of every other. */
function findNearly(text: string, quote: Quote, was: number): Found | null {
  const { exact } = quote;
  const most = Math.floor(exact.length * MOST_EDITS);
  if (most === 0) return null;
  const from = text.length > MOST_TEXT ? Math.max(0, was - MOST_TEXT / 2) : 0;
  const part = text.slice(from, from + MOST_TEXT);
  const ends = endsOf(part, exact, most).map(({ start, end, edits }) => {
    const at = { start: start + from, end: end + from };
    return { ...at, score: scoreOf(text, quote, at, was, 1 - edits / exact.length) };
  });
  const [first, ...rest] = ends.toSorted((a, b) => b.score - a.score);
  if (!first || (exact.length < MANY_LETTERS && !agrees(text, quote, first.start, first.end))) return null;
  const next = rest.find(({ start, end }) => end <= first.start || start >= first.end);
  return next && first.score - next.score < LEAD ? null : { start: first.start, end: first.end };
}

interface Near extends Found {
  edits: number;
}

/** Every place at which the words end with at most `most` edits: Sellers' columns, each with where its match began. */
function endsOf(text: string, exact: string, most: number): Near[] {
  const size = exact.length;
  let edits = Int32Array.from({ length: size + 1 }, (_, i) => i);
  let starts = new Int32Array(size + 1);
  const found: Near[] = [];
  for (let at = 0; at < text.length; at++) {
    const nextEdits = new Int32Array(size + 1);
    const nextStarts = new Int32Array(size + 1);
    nextStarts[0] = at + 1;
    for (let i = 1; i <= size; i++) {
      const swap = (edits[i - 1] ?? 0) + (exact[i - 1] === text[at] ? 0 : 1);
      const added = (edits[i] ?? 0) + 1;
      const missing = (nextEdits[i - 1] ?? 0) + 1;
      const least = Math.min(swap, added, missing);
      nextEdits[i] = least;
      nextStarts[i] = (least === swap ? starts[i - 1] : least === added ? starts[i] : nextStarts[i - 1]) ?? 0;
    }
    [edits, starts] = [nextEdits, nextStarts];
    const count = edits[size] ?? size;
    if (count <= most) found.push({ start: starts[size] ?? 0, end: at + 1, edits: count });
  }
  return found;
}

/** So much of what stood beside the words is looked for by itself; less says nothing. */
const BESIDE = 8;
/** So much of the words must still be there, between what stood on both sides. */
const LEAST_KEPT = 0.4;
const MOST_BETWEEN = 20;

/** What now stands between that which stood before and after the words, where enough of them is left in it. */
function findBetween(text: string, { exact, prefix, suffix }: Quote, was: number): Found | null {
  const before = prefix.slice(-BESIDE);
  const after = suffix.slice(0, BESIDE);
  if (before.length + after.length < BESIDE) return null;
  const starts = before === '' ? [0] : occurrences(text, before).map((at) => at + before.length);
  const ends = after === '' ? [text.length] : occurrences(text, after);
  const most = 2 * exact.length + 4 * BESIDE;
  const pairs = starts.flatMap((start) => {
    const end = ends.find((at) => at > start);
    return end !== undefined && end - start <= most ? [{ start, end }] : [];
  });
  const near = pairs.toSorted((a, b) => Math.abs(a.start - was) - Math.abs(b.start - was)).slice(0, MOST_BETWEEN);
  const kept = near
    .map((at) => ({ at, share: shareKept(exact, text.slice(at.start, at.end)) }))
    .filter(({ share }) => share >= LEAST_KEPT);
  return kept.length === 1 ? (kept[0]?.at ?? null) : null;
}

/** How much of the words is left, by pieces of some letters: single letters are everywhere. */
function shareKept(exact: string, now: string): number {
  const size = exact.length < 12 ? 2 : 3;
  const count = exact.length - size + 1;
  if (count < 1) return now.includes(exact) ? 1 : 0;
  const kept = Array.from({ length: count }, (_, i) => exact.slice(i, i + size)).filter((piece) => now.includes(piece));
  return kept.length / count;
}
