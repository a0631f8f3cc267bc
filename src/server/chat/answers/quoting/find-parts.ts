import { comparable } from '#contract/chat/citations.ts';
import { passageSentencesOf } from '../../../ai/sentences.ts';
import { toConfidence } from '../../../ai/embedded/confidence.ts';
import { figureOf } from '../../../ai/embedded/measures.ts';
import { createSearcher } from '../../../ai/embedded/quoting.ts';
import type { GatheredSource } from '../../context/gather.ts';
import type { PackedPassage } from '../../context/pack.ts';
import { holderOf } from './held.ts';
import type { Part } from './part.ts';
import { partsOf } from './parts.ts';

/** A quote by the place of its passage; `best`: the sentence of it that answers. */
export interface PlacedQuote {
  passage: number;
  text: string;
  best: string;
}

export interface FoundParts {
  quotes: PlacedQuote[];
  /** That of the part that is told with the least; null where nothing is. */
  confidence: number | null;
  /** The names of the parts that are not found, where the question has several. */
  missing: string[];
}

/** So many of the best sentences are looked at for one that holds the thing which is asked for. */
const LOOKED_AT = 12;
const MOST_QUOTES = 3;

/** Passages that are searched, and what is known of them. */
export interface Ground {
  passages: readonly PackedPassage[];
  /** As they are read. */
  texts: readonly string[];
  search: ReturnType<typeof createSearcher>;
  near: readonly (number | undefined)[];
  /** Tells of each passage whether its source has a word anywhere, in its title, too. */
  wholes: readonly ((word: string) => boolean)[];
}

export const createGround = (passages: readonly PackedPassage[], texts: readonly string[]): Ground => ({
  passages,
  texts,
  search: createSearcher(texts),
  near: passages.map(({ nearness }) => nearness),
  wholes: holdersOf(passages, texts),
});

/**
 * Answers each part of a question by quotes of its own; a sentence that answers several is quoted once. Whole where it is not
 * `isParted`.
 */
export function findParts(question: string, ground: Ground, isParted = true): FoundParts {
  const parts = isParted ? partsOf(question) : [{ name: question, queries: [question], thing: [] }];
  const found = parts.map((part) => findPart(part, ground));
  const [only] = found;
  if (parts.length === 1)
    return only ? { ...only, quotes: only.quotes.slice(0, MOST_QUOTES), missing: [] } : nothingFound([]);
  const answers = parts.map((part, place) => {
    const quotes = found[place]?.quotes ?? figuresIn(part, found);
    return part.thing.length > 0 ? quotes : quotes.slice(0, 1);
  });
  const serves = ({ text }: PlacedQuote): number =>
    answers.filter((quotes) => quotes.some((quote) => quote.text === text)).length +
    parts.filter((part) => bareFigureOf(part)?.test(text)).length;
  const chosen = answers.map((quotes) => quotes.toSorted((a, b) => serves(b) - serves(a))[0]);
  const quotes = new Map(chosen.flatMap((quote) => (quote ? [[`${quote.passage} ${quote.text}`, quote]] : [])));
  const missing = parts.flatMap(({ name }, place) => (chosen[place] ? [] : name));
  if (quotes.size === 0) return nothingFound(missing);
  const confidences = found.flatMap((one) => one?.confidence ?? []);
  const confidence = confidences.length > 0 ? Math.min(...confidences) : null;
  return { quotes: [...quotes.values()], confidence, missing };
}

const nothingFound = (missing: string[]): FoundParts => ({ quotes: [], confidence: null, missing });

/** What answers one part: quotes, the best first, and how sure that is; null where its place answers for it. */
interface FoundPart {
  quotes: PlacedQuote[];
  confidence: number | null;
}

function findPart(part: Part, ground: Ground): FoundPart | null {
  for (const query of part.queries) {
    const found = part.thing.length > 0 ? findThing(query, part.thing, ground) : findSentence(query, ground);
    if (found) return found;
  }
  return underHeading(part, ground);
}

/** What stands first under a heading of this name. */
function underHeading({ name }: Part, { passages, texts }: Ground): FoundPart | null {
  const passage = passages.findIndex(({ heading }) => heading !== null && comparable(heading) === comparable(name));
  const [first] = passageSentencesOf(texts[passage] ?? '').filter((text) => comparable(text) !== comparable(name));
  return first === undefined ? null : { quotes: [{ passage, text: first, best: first }], confidence: null };
}

/** The figure of a measure that is asked for by itself. */
const bareFigureOf = ({ thing }: Part): RegExp | null =>
  thing.length === 1 ? figureOf(thing[0]?.toLowerCase() ?? '') : null;

/** A measure by itself is found where another part's sentence gives its figure: '93도, 1대 15, 2분 30초'. */
function figuresIn(part: Part, found: readonly (FoundPart | null)[]): PlacedQuote[] {
  const figure = bareFigureOf(part);
  return figure ? found.flatMap((one) => one?.quotes ?? []).filter(({ text }) => figure.test(text)) : [];
}

/** Of no other figure a sentence says what it is without its unit. */
const AGE = /몇\s?살|how old (?:is|was|are|were)\b/i;

function findSentence(query: string, { search, near }: Ground): FoundPart | null {
  const { quotes, isThere, strength } = search(query, near);
  const figure = AGE.test(query) ? figureOf('age') : null;
  const telling = figure ? quotes.filter(({ text }) => figure.test(text)) : quotes;
  return isThere && telling.length > 0 ? { quotes: telling, confidence: toConfidence(strength) } : null;
}

/** A thing is found where a quote holds its word, or its figure beside what it is the figure of. */
function findThing(
  query: string,
  thing: readonly string[],
  { search, near, wholes, passages }: Ground,
): FoundPart | null {
  const { quotes, strength } = search(query, near, LOOKED_AT);
  const head = thing.at(-1) ?? '';
  const beside = thing.slice(0, -1);
  const figure = figureOf(head.toLowerCase());
  const isOwnTitle = (passage: number, words: readonly string[]) =>
    words.some(holderOf(passages[passage]?.source.title ?? ''));
  const held = quotes.flatMap((quote) => {
    const inQuote = holderOf(quote.text);
    const around = holderOf(`${quote.text}\n${passages[quote.passage]?.heading ?? ''}`);
    const hasFigure = figure?.test(quote.text) === true;
    const isBeside = beside.length === 0 || beside.some(around) || hasFigure || isOwnTitle(quote.passage, beside);
    const isNamed = around(head) && isBeside && beside.every((word) => wholes[quote.passage]?.(word));
    const isFigure = hasFigure && beside.length > 0 && beside.every(inQuote);
    return isNamed || isFigure ? [{ quote, worth: beside.filter(around).length + 2 * Number(hasFigure) }] : [];
  });
  const most = Math.max(...held.map(({ worth }) => worth));
  const best = held.filter(({ worth }) => worth === most).map(({ quote }) => quote);
  return best.length === 0 ? null : { quotes: best, confidence: toConfidence(strength) };
}

function holdersOf(passages: readonly PackedPassage[], texts: readonly string[]): ((word: string) => boolean)[] {
  const written = new Map<GatheredSource, string[]>();
  passages.forEach(({ source, heading }, place) => {
    const texted = written.get(source) ?? [source.title];
    texted.push(heading ?? '', texts[place] ?? '');
    written.set(source, texted);
  });
  const holders = new Map<GatheredSource, (word: string) => boolean>();
  return passages.map(({ source }) => (word) => {
    const holder = holders.get(source) ?? holderOf((written.get(source) ?? []).join('\n'));
    holders.set(source, holder);
    return holder(word);
  });
}
