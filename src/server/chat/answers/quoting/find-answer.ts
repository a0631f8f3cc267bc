import { withoutInlineMarks } from '#contract/base/inline-marks.ts';
import { passageSentencesOf } from '../../../ai/sentences.ts';
import { withoutEnd } from '#contract/base/without-end.ts';
import { comparable } from '#contract/chat/citations.ts';
import { readOverview } from '../../overview/read-overview.ts';
import { placesMeant } from '../../overview/overview-of.ts';
import { saidIn } from '../../../recipes/written.ts';
import { central, findOverview, laySideBySide } from '../../../ai/embedded/overview.ts';
import { findQuotes } from '../../../ai/embedded/quoting.ts';
import { tellingWordsOf } from '../../../ai/embedded/terms.ts';
import { findOverviewAsked, type AskedOverview } from '../../context/asked-overview.ts';
import type { GatheredSource } from '../../context/gather.ts';
import { wordsOf, type PackedPassage } from '../../context/pack.ts';
import { readOf, type CitedPassage } from '../cite.ts';
import { beyondOf, type Beyond } from './beyond.ts';
import { createGround, findParts, type FoundParts, type Ground, type PlacedQuote } from './find-parts.ts';
import { holderOf } from './held.ts';
import { narrow, narrowByTitle, toNamed, type Narrowed } from './named-sources.ts';
import { isTimed, saidWithin, spokenIn, type Spoken } from './spoken.ts';
import { readTimeSpan, type AskedSpan, type TimeSpan } from './time-span.ts';

/** `best`: the sentence of the quote from whose second it plays. */
export interface FoundQuote {
  passage: CitedPassage;
  text: string;
  best: string;
}

export interface Found {
  quotes: FoundQuote[];
  confidence: number | null;
  /** Null where the question asks for something in the sources. */
  overview: AskedOverview | null;
  /** What is said in a span of time, and of which sources. */
  span: { of: TimeSpan; sources: GatheredSource[] } | null;
  /** The parts of the question that are not found, by their names. */
  missing: string[];
  /** What the question asks for that no quote gives. */
  beyond: Beyond | null;
  /** What the question calls the sources that it wants its answer from. */
  named: string | null;
}

const nothing: Found = {
  quotes: [],
  confidence: null,
  overview: null,
  span: null,
  missing: [],
  beyond: null,
  named: null,
};

/** Says what the sources say to a question, in their own words; what is looked through for one question is kept for the next. */
export function createFinder(
  sources: readonly GatheredSource[],
  passages: readonly PackedPassage[],
): (question: string) => Found {
  const groundOf = grounds(passages);
  return (question) => {
    const asked = readTimeSpan(question);
    const spoken = asked && findSpan(asked, question, sources, passages);
    if (spoken) return spoken;
    const under = findUnderHeading(question, passages);
    if (under.length > 0) return { ...nothing, quotes: under };
    const overview = findOverviewAsked(question, sources);
    if (overview) return { ...nothing, ...tell(overview, passages) };
    const named = narrow(question, sources);
    const titled = named.name === null ? narrowByTitle(question, sources) : null;
    const inTitled = titled && findIn(titled, groundOf);
    // What is taken for a title may as well be a place.
    return inTitled && inTitled.quotes.length > 0 ? inTitled : findIn(named, groundOf);
  };
}

/** The passages of these sources, ready to be searched; all where none is named. */
function grounds(passages: readonly PackedPassage[]): (sources: readonly GatheredSource[] | null) => Ground {
  const known = new Map<string, Ground>();
  return (sources) => {
    const key = sources?.map(({ nodeId }) => nodeId).join(' ') ?? 'all';
    const among = sources ? passages.filter(({ source }) => sources.includes(source)) : passages;
    const ground = known.get(key) ?? createGround(among, among.map(saidOf));
    known.set(key, ground);
    return ground;
  };
}

const QUOTED = /[‘“'"]([^‘’“”'"\n]{2,100})[’”'"](?:[가-힣]{1,4}(?=\s))?/u;
const UNDER_HEADING = 3;

/** What stands under a heading that the question names in quotation marks, or is, and names nothing else. */
function findUnderHeading(question: string, passages: readonly PackedPassage[]): FoundQuote[] {
  const [whole = '', quoted = ''] = QUOTED.exec(question) ?? [];
  const isMore = readOverview(question.replace(whole, ' ')).left.some((word) => !isAboutText(word));
  if (quoted !== '' && isMore) return [];
  const wanted = comparable(quoted || withoutEnd(question.trim(), /[?？.!]/).replace(/[은는]$/u, ''));
  if (wanted === '') return [];
  return passages
    .filter((passage) => passage.heading !== null && comparable(passage.heading) === wanted)
    .flatMap((passage) => passageSentencesOf(saidOf(passage)).map((text) => ({ passage, text, best: text })))
    .filter(({ text }) => comparable(text) !== wanted)
    .slice(0, UNDER_HEADING);
}

/** '뭐라고 적혀 있나요?', 'under': how a text is spoken of. */
const isAboutText = (word: string): boolean =>
  /^(?:적|쓰여|써|나와|나오|있|뭐라고|아래|부분|under|written|heading|section)/.test(word);

/** Null where the question speaks of no source whose words have their seconds. */
function findSpan(
  { span, rest }: AskedSpan,
  question: string,
  sources: readonly GatheredSource[],
  passages: readonly PackedPassage[],
): Found | null {
  const on = sources.filter(({ depth }) => depth !== 'off').toSorted((a, b) => (a.wire ?? 0) - (b.wire ?? 0));
  const meant = placesMeant(rest, on.map(toNamed)).flatMap((place) => on[place] ?? []);
  const timed = meant.filter(isTimed);
  const isOfVideo = /영상|비디오|클립|\b(?:videos?|clips?)\b/i.test(question);
  if (timed.length === 0)
    return isOfVideo && !on.some(isTimed) ? { ...nothing, span: { of: span, sources: [] } } : null;
  const open = new Map(passages.map((passage) => [passage.id, passage]));
  const quotes = timed.flatMap((source) => {
    const said = saidWithin(spokenIn(source), span).filter(({ passage }) => open.has(passage.id));
    return quotesOf(said).map(({ text, passage }) => ({ passage: { ...passage, source }, text, best: text }));
  });
  return { ...nothing, quotes, span: { of: span, sources: timed } };
}

const LONGEST_QUOTE = 300;
const MOST_OF_A_SPAN = 4;

/** What is said in one breath in one quote; of a long span its central sentences. */
function quotesOf(said: readonly Spoken[]): Pick<Spoken, 'text' | 'passage'>[] {
  const quotes: Pick<Spoken, 'text' | 'passage'>[] = [];
  for (const { text, passage } of said) {
    const last = quotes.at(-1);
    const joined = `${last?.text} ${text}`;
    const goesOn = last?.passage === passage && joined.length <= LONGEST_QUOTE && passage.text.includes(joined);
    if (goesOn) quotes[quotes.length - 1] = { text: joined, passage };
    else quotes.push({ text, passage });
  }
  if (quotes.length <= MOST_OF_A_SPAN) return quotes;
  const texts = said.map(({ text }) => text);
  return central(texts, [...texts.keys()], MOST_OF_A_SPAN).flatMap(({ passage, text }) => {
    const from = said[passage];
    return from ? [{ text, passage: from.passage }] : [];
  });
}

function findIn(
  { sources: wanted, rest, name }: Narrowed,
  groundOf: (sources: readonly GatheredSource[] | null) => Ground,
): Found {
  const ground = groundOf(name === null ? null : wanted);
  const among = ground.passages;
  const form = beyondOf(rest);
  const found = findParts(rest, ground, form === null);
  if (form) {
    const stated = found.quotes.filter(({ text }) => form.said?.test(text) && holdsMost(text, rest));
    if (stated.length === 0) return { ...nothing, beyond: form.beyond, named: name };
    return { ...nothing, ...placed({ ...found, quotes: stated.slice(0, 1), missing: [] }, among), named: name };
  }
  return { ...nothing, ...placed(found, among), named: name };
}

/** A sentence that says it itself speaks of most of what is asked. */
const STATED = 0.6;

function holdsMost(text: string, question: string): boolean {
  const holds = holderOf(text);
  const words = tellingWordsOf(question);
  return words.filter(holds).length >= words.length * STATED;
}

function placed({ quotes, confidence, missing }: FoundParts, passages: readonly PackedPassage[]) {
  const found = quotes.flatMap((quote) => quoted(quote, passages));
  const telling = found.filter(({ passage, text }) => !isTitleOf(passage, text));
  return { quotes: telling.length > 0 ? telling : found, confidence: found.length > 0 ? confidence : null, missing };
}

function quoted({ passage, text, best }: PlacedQuote, passages: readonly PackedPassage[]): FoundQuote[] {
  const from = passages[passage];
  return from ? [{ passage: from, text, best }] : [];
}

/** As it is read; of a note only what a person has said in it: the words of its template answer nothing. */
const saidOf = (passage: PackedPassage): string =>
  readOf({
    source: passage.source,
    text: passage.source.kind === 'text' ? saidIn(wordsOf(passage)) : wordsOf(passage),
  });

/** A note begins with its title, which sums up nothing where it says more. */
function belowTitle({ source }: PackedPassage, text: string): string {
  const head = `${withoutInlineMarks(source.title.trim())}\n`;
  return source.kind === 'text' && text.startsWith(head) ? text.slice(head.length) : text;
}

/** Under which a quote of the note stands anyway. */
const isTitleOf = ({ source }: CitedPassage, text: string): boolean =>
  source.kind === 'text' && text.trim() === withoutInlineMarks(source.title.trim());

/** How many sentences of one source are laid beside those of others where they are compared on something. */
const ON_TOPIC = 2;

/** What each source says, source by source; of a topic only what stands there about it. */
function tell(overview: AskedOverview, passages: readonly PackedPassage[]): Pick<Found, 'quotes' | 'overview'> {
  const { isComparison, topic } = overview;
  const texts = passages.map((passage) => belowTitle(passage, saidOf(passage)));
  const groups = overview.sources.map((source) =>
    passages.flatMap((passage, place) => (passage.source === source ? place : [])),
  );
  const told =
    topic === null
      ? (isComparison ? laySideBySide : findOverview)(texts, groups)
      : groups.flatMap((places) => {
          const of = places.map((place) => texts[place] ?? '');
          const { quotes, isThere } = findQuotes(topic, of);
          const best = isThere ? quotes.slice(0, ON_TOPIC) : [];
          return best.map((quote) => ({ ...quote, passage: places[quote.passage] ?? -1 }));
        });
  const quotes = told.flatMap(({ passage, text }) => quoted({ passage, text, best: text }, passages));
  return { quotes, overview };
}
