import { stemOf } from '#contract/base/stem.ts';
import { readOverview, wordsIn, type OverviewReading } from './read-overview.ts';
import { loosely, strictly, type NamedSource } from './source-kinds.ts';

export type { NamedSource } from './source-kinds.ts';

/** A question that wants a whole, and whose. */
export interface Overview {
  /** The places of the sources that it is about; none where it counts to one that is not there. */
  sources: number[];
  isComparison: boolean;
  /** What the sources are compared on; null for all that they say. */
  topic: string | null;
}

/**
 * Which sources a question wants an overview or a comparison of: those whose titles it names, the ones that it counts to,
 * those of the kind that it calls them by, else all. Null for a question that asks for something in them. `sources` stand in
 * the order in which people count them.
 */
export function overviewOf(question: string, sources: readonly NamedSource[]): Overview | null {
  const { rest, named } = withoutTitles(question, sources);
  const reading = readOverview(rest);
  if (reading.intent === null) return null;
  const isComparison = reading.intent === 'comparison';
  const byTitle = unionOf(named, reading.left.length === 0 ? [] : namedByWords(reading, sources));
  if (byTitle !== null && (named.length > 0 || reading.left.length > 0)) {
    if (!isComparison) return { sources: byTitle, isComparison, topic: null };
    if (byTitle.length > 1) return { sources: byTitle, isComparison, topic: null };
  }
  if (named.length === 0 && reading.left.length === 0)
    return { sources: meantBy(reading, sources), isComparison, topic: null };
  if (!isComparison || !reading.isMany || reading.kinds.length === 0) return null;
  const topic = [...named.map((place) => sources[place]?.title ?? ''), ...reading.left].join(' ');
  return { sources: meantBy(reading, sources), isComparison, topic };
}

/**
 * The places of the sources that words for sources mean, as 'the second video' does: counted and by their kind. Null where
 * they name no kind, or one that none of these is of.
 */
export function namedPlaces(name: string, sources: readonly NamedSource[]): number[] | null {
  const reading = readOverview(name);
  const kinds = reading.kinds.filter((kind) => kind !== 'any');
  const least = Math.max(1, reading.count ?? 1);
  if (kinds.length === 0 || loosely(kinds, sources).length < least) return null;
  const places = meantBy({ ...reading, kinds }, sources);
  return places.length > 0 ? places : null;
}

/**
 * The places of those that a question speaks of, by their titles, their kind or their number; all where it names none.
 * Words that name something else are passed over.
 */
export function placesMeant(question: string, sources: readonly NamedSource[]): number[] {
  const { rest, named } = withoutTitles(question, sources);
  if (named.length > 0) return named.toSorted((a, b) => a - b);
  const reading = readOverview(rest);
  const byWords = reading.left.length === 0 ? null : namedByWords(reading, sources);
  return byWords !== null && byWords.length > 0 ? byWords : meantBy(reading, sources);
}

/** Null where a word is left that no title has. */
function unionOf(named: readonly number[], byWords: readonly number[] | null): number[] | null {
  return byWords === null ? null : [...new Set([...named, ...byWords])].toSorted((a, b) => a - b);
}

/** Titles that say more than 'video' or 'summary', longest first, are taken out of the question where they stand whole. */
function withoutTitles(question: string, sources: readonly NamedSource[]): { rest: string; named: number[] } {
  const named: number[] = [];
  let rest = ` ${wordsIn(question)}`;
  const titles = [...sources.keys()]
    .map((place) => ({ place, title: wordsIn(sources[place]?.title ?? '') }))
    .filter(({ title }) => title.length > 1 && rest.includes(` ${title}`) && readOverview(title).left.length > 0)
    .toSorted((a, b) => b.title.length - a.title.length);
  const taken = new Set<string>();
  for (const { place, title } of titles) {
    const at = rest.indexOf(` ${title}`);
    if (at < 0 && !taken.has(title)) continue;
    taken.add(title);
    named.push(place);
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + title.length + 1)}`;
  }
  return { rest, named };
}

/** Below this part of its telling words a title is only touched upon, unless the question says that it speaks of a source. */
const MOST = 0.5;

/** The sources that the words left over name; null where one of the words stands in none of their titles. */
function namedByWords({ left, kinds }: OverviewReading, sources: readonly NamedSource[]): number[] | null {
  const words = left.map(stemOf);
  const found = [...sources.keys()].filter((place) => {
    const title = sources[place]?.title ?? '';
    const letters = wordsIn(title).replaceAll(' ', '');
    const held = words.filter((word) => holds(letters, word));
    const telling = readOverview(title).left.map(stemOf);
    const told = telling.filter((word) => holds(words.join(''), word));
    const isMost = telling.length > 0 && told.length / telling.length > MOST;
    return held.length > 0 && (isMost || (kinds.length > 0 && held.length === words.length));
  });
  const letters = found.map((place) => wordsIn(sources[place]?.title ?? '').replaceAll(' ', ''));
  return words.every((word) => letters.some((title) => holds(title, word))) ? found : null;
}

const holds = (letters: string, word: string): boolean => word.length > 1 && letters.includes(word);

/** A word that people use loosely means more than its first kind where they count further than that reaches. */
function meantBy({ kinds, ordinals, count, intent }: OverviewReading, sources: readonly NamedSource[]): number[] {
  const all = [...sources.keys()];
  const least = Math.max(count ?? 1, intent === 'comparison' ? 2 : 1, ...ordinals);
  const reach = [strictly(kinds, sources), loosely(kinds, sources)].find((places) => places.length >= least);
  if (ordinals.length === 0) return reach ?? all;
  const counted = reach ?? loosely(kinds, sources);
  const from = counted.length > 0 ? counted : all;
  return [...new Set(ordinals.flatMap((place) => from[place < 0 ? from.length + place : place - 1] ?? []))];
}
