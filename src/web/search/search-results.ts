import type { ReactNode } from 'react';
import { matchesIn } from '#contract/search/matches.ts';

/** What the search can open. `title` is what is searched. */
interface Findable {
  id: string;
  title: string;
}

/** One line of the search: a place or a command. */
export interface Result extends Findable {
  group: string;
  /** A few words on the right that tell alike titles apart. */
  where?: string;
  /** The words around a match that the title does not show. */
  excerpt?: string | null;
  keys?: readonly string[];
  icon: ReactNode;
  /** Stays open: the palette itself shows what comes. */
  staysOpen?: boolean;
  run: () => void;
}

/** What contains the query, spacing aside; titles that start with it come first. An empty query keeps everything. */
export function findByTitle<Thing extends Findable>(things: readonly Thing[], query: string): Thing[] {
  if (query.trim() === '') return [...things];
  const placeOf = (thing: Thing) => matchesIn(thing.title, query).ranges[0]?.[0] ?? Infinity;
  return things
    .filter((thing) => placeOf(thing) < Infinity)
    .sort((a, b) => Number(placeOf(a) > 0) - Number(placeOf(b) > 0));
}

const MANY_WORDS = 3;

/** Several words, or a question mark: that is asked rather than looked for. */
const looksAsked = (query: string): boolean =>
  /[?？]\s*$/.test(query) || query.trim().split(/\s+/).length >= MANY_WORDS;

/**
 * What is meant by its name: the first whose title is the query, spacing and case aside, else, of what does not look like a
 * question, the first of `byBeginning` whose title begins with it.
 */
export function namedBy<Thing extends Findable>(
  query: string,
  byBeginning: readonly Thing[],
  byWhole: readonly Thing[] = [],
): Thing | undefined {
  const sought = bare(query);
  if (sought === '') return undefined;
  const whole = [...byBeginning, ...byWhole].find(({ title }) => bare(title) === sought);
  if (whole || looksAsked(query)) return whole;
  return byBeginning.find(({ title }) => bare(title).startsWith(sought));
}

const bare = (words: string): string => words.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** The text in parts, the ones that match the query marked; spacing is not compared. */
export function markMatch(text: string, query: string): { text: string; isMatch: boolean }[] {
  const { letters, ranges } = matchesIn(text, query);
  const parts: { text: string; isMatch: boolean }[] = [];
  let end = 0;
  const put = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: letters.slice(from, to).join(''), isMatch });
  };
  for (const [from, to] of ranges) {
    put(end, from, false);
    put(from, to, true);
    end = to;
  }
  put(end, letters.length, false);
  return parts;
}
