import { withoutInlineMarks } from '#contract/base/inline-marks.ts';
import type { ContextShare } from '#contract/chat/chat.schema.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { saidIn } from '#contract/recipes/written.ts';
import { toConfidence } from '../../ai/embedded/confidence.ts';
import { findOverview, laySideBySide } from '../../ai/embedded/overview.ts';
import { findQuotes } from '../../ai/embedded/quoting.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { noFacts, type AnswerFacts, type AnswerWriter } from './answer.ts';
import { readOf, toCitation, type CitedPassage } from './cite.ts';
import { findOverviewAsked, type AskedOverview } from '../context/asked-overview.ts';
import type { GatheredSource } from '../context/gather.ts';
import { quotable, shareOf } from '../context/knowledge.ts';
import { splitNote } from '../context/notes.ts';
import { weigh, type Asked } from '../context/material.ts';
import { pack, wordsOf, type PackedPassage } from '../context/pack.ts';
import { quotingWords, type QuotingLack } from './quoting-words.ts';
import { plain } from '../context/safe-text.ts';

/** `best`: the sentence of the quote from whose second it plays. */
interface FoundQuote {
  passage: CitedPassage;
  text: string;
  best: string;
}

interface Found {
  quotes: FoundQuote[];
  confidence: number | null;
  /** Null where the question asks for something in the sources. */
  overview: AskedOverview | null;
}

/**
 * The embedded engine answers by quoting: no model, no key. Where a model knows what passages mean, that has a say in which
 * are quoted, never in whether there is an answer. Says that it quotes, and when the sources do not hold the answer; only
 * then what the administrators wrote is quoted, as such.
 */
export function answerByQuoting(asked: Asked, lack: QuotingLack = 'no-key'): AnswerWriter {
  const metadata = lack === 'no-key' ? {} : { fallback: lack };
  let facts: AnswerFacts = { ...noFacts, metadata };
  return {
    async write(say, signal) {
      let sources = await asked.gather();
      let metadata = facts.metadata;
      // A person without credits costs nobody anything.
      if (asked.findNearness && lack === 'no-key' && findOverviewAsked(asked.question, sources) === null) {
        const weighed = await weigh(asked.findNearness, sources, asked.question, signal);
        sources = weighed.sources;
        if (weighed.ranking) metadata = { ...metadata, ranking: weighed.ranking };
      }
      const packed = pack(sources, asked.question, Infinity);
      const found = find(asked.question, sources, packed.passages);
      const known = found.quotes.length > 0 ? [] : findKnown(asked.question, (await asked.readKnowledge?.()) ?? []);
      const text = [...compose(found, sources, asked, lack), ...composeKnown(known, asked)].join('\n\n');
      for (const paragraph of text.split(/(?<=\n\n)/)) await say(paragraph);
      const claim = claimOf(found, asked);
      const citations = found.quotes.map(({ passage, text, best }, place) =>
        toCitation(place + 1, passage, text, { claim, playFrom: best }),
      );
      const context = [...packed.context, ...known.map(({ item, tokens }) => shareOf(item, tokens))];
      facts = { ...facts, metadata, citations, confidence: found.confidence, made: { ...noFacts.made, context } };
    },
    facts: () => facts,
  };
}

interface Known {
  item: KnowledgeItem;
  quotes: string[];
  tokens: number;
}

/** The items that answer, with the words that do. */
function findKnown(question: string, items: readonly KnowledgeItem[]): Known[] {
  const pieces = quotable(items).flatMap((item) => splitNote(item.title, item.content).map((text) => ({ item, text })));
  const finding = findQuotes(
    question,
    pieces.map(({ text }) => text),
  );
  if (!finding.isThere) return [];
  const quotes = finding.quotes.flatMap(({ passage, text }) => {
    const item = pieces[passage]?.item;
    return item ? [{ item, text }] : [];
  });
  return [...Map.groupBy(quotes, ({ item }) => item)].map(([item, found]) => ({
    item,
    quotes: found.map(({ text }) => text),
    tokens: estimateTokens(found.map(({ text }) => text).join(' ')),
  }));
}

function composeKnown(known: readonly Known[], { language }: Asked): string[] {
  const words = quotingWords[language];
  const quotes = known.flatMap(({ item, quotes: found }) =>
    found.map((text) => `> ${plain(text)}\n>\n> ${words.from(plain(item.title))}`),
  );
  return quotes.length === 0 ? [] : [words.fromKnowledge, ...quotes];
}

/** Every passage that its depth lets through is searched, so nothing has to fit anywhere. */
export const wholeContext = (sources: readonly GatheredSource[]): ContextShare[] => pack(sources, '', Infinity).context;

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

function find(question: string, sources: readonly GatheredSource[], passages: readonly PackedPassage[]): Found {
  const quoted = ({ passage, text, best = text }: { passage: number; text: string; best?: string }) => {
    const from = passages[passage];
    return from ? [{ passage: from, text, best }] : [];
  };
  const texts = passages.map(saidOf);
  const overview = findOverviewAsked(question, sources);
  if (overview) {
    const groups = overview.sources.map((source) =>
      passages.flatMap((passage, place) => (passage.source === source ? place : [])),
    );
    const bodies = passages.map((passage, place) => belowTitle(passage, texts[place] ?? ''));
    return { quotes: tell(overview, bodies, groups).flatMap(quoted), confidence: null, overview };
  }
  const finding = findQuotes(
    question,
    texts,
    passages.map(({ nearness }) => nearness),
  );
  if (!finding.isThere) return { quotes: [], confidence: null, overview };
  const quotes = finding.quotes.flatMap(quoted);
  const telling = quotes.filter(({ passage, text }) => !isTitleOf(passage, text));
  return { quotes: telling.length > 0 ? telling : quotes, confidence: toConfidence(finding.strength), overview };
}

/** How many sentences of one source are laid beside those of others where they are compared on something. */
const ON_TOPIC = 2;

/** What each source says, source by source; of a topic only what stands there about it. */
function tell(
  { isComparison, topic }: AskedOverview,
  texts: readonly string[],
  groups: readonly (readonly number[])[],
) {
  if (topic === null) return (isComparison ? laySideBySide : findOverview)(texts, groups);
  return groups.flatMap((places) => {
    const { quotes, isThere } = findQuotes(
      topic,
      places.map((place) => texts[place] ?? ''),
    );
    const best = isThere ? quotes.slice(0, ON_TOPIC) : [];
    return best.map((quote) => ({ ...quote, passage: places[quote.passage] ?? -1 }));
  });
}

/** Why these sources give nothing to write from, and which of them are not read (yet). */
export function lackOf(
  sources: readonly GatheredSource[],
  { language, scope = 'wires' }: Pick<Asked, 'language' | 'scope'>,
): { nothing: string | null; unread: string[] } {
  const words = quotingWords[language];
  if (sources.length === 0) return { nothing: words.nothingConnected[scope], unread: [] };
  const on = sources.filter(({ depth }) => depth !== 'off');
  if (on.length === 0) return { nothing: words.allOff, unread: [] };
  const titles = (state: GatheredSource['state']) =>
    on
      .filter((source) => source.state === state)
      .map((source) => `“${plain(source.title)}”`)
      .join(', ');
  const waiting = titles('waiting');
  const failed = titles('failed');
  const unread = [waiting && words.waiting(waiting), failed && words.failed(failed)].filter((line) => line !== '');
  const isReadable = on.some((source) => source.state === 'readable');
  return { nothing: isReadable ? null : words.nothingReadable[scope], unread };
}

function compose(found: Found, sources: readonly GatheredSource[], asked: Asked, lack: QuotingLack): string[] {
  const words = quotingWords[asked.language];
  const { scope = 'wires' } = asked;
  const { overview } = found;
  const { nothing, unread: allUnread } = lackOf(sources, asked);
  if (nothing !== null) return [nothing, ...allUnread];
  if (overview?.sources.length === 0) return [words.noSuchSource[scope]];
  const { nothing: nothingOfThese, unread } = overview
    ? lackOf(overview.sources, asked)
    : { nothing, unread: allUnread };
  if (nothingOfThese !== null) return unread.length > 0 ? unread : [nothingOfThese];
  if (found.quotes.length === 0) {
    const making = scope === 'everything' ? [] : [words.making];
    return [words.notFound[scope], words.quotesOnly[lack], ...making, ...unread];
  }
  const rest = [...notesOf(found, words), ...unread];
  if (overview?.isComparison)
    return [
      words.comparison[lack],
      ...sideBySide(found, overview, asked),
      ...silentOf(found, overview, words),
      ...rest,
    ];
  const quotes = found.quotes.map((quote, place) => {
    const from = [plain(quote.passage.source.title), headingOf(quote)].filter(Boolean).join(' · ');
    return `> ${plain(quote.text)} [${place + 1}]\n>\n> ${words.from(from)}`;
  });
  return [overview ? words.overview[lack] : words.quotes[lack], ...quotes, ...rest];
}

/** The quotes of each source under its title. */
function sideBySide(found: Found, { sources }: AskedOverview, asked: Asked): string[] {
  const words = quotingWords[asked.language];
  return sources.flatMap((source) => {
    const quotes = found.quotes.flatMap((quote, place) => {
      if (quote.passage.source !== source) return [];
      const heading = headingOf(quote);
      return `> ${plain(quote.text)} [${place + 1}]${heading === '' ? '' : `\n>\n> ${words.from(heading)}`}`;
    });
    return quotes.length === 0 ? [] : [`**${plain(source.title)}**`, ...quotes];
  });
}

function silentOf({ quotes }: Found, { sources, topic }: AskedOverview, words: (typeof quotingWords)['ko']): string[] {
  const told = new Set(quotes.map(({ passage }) => passage.source));
  const silent = topic === null ? [] : sources.filter((source) => source.state === 'readable' && !told.has(source));
  return silent.length === 0 ? [] : [words.silent(silent.map(({ title }) => `“${plain(title)}”`).join(', '))];
}

/** The heading under which it stands; empty where its number names a page or a second. */
const headingOf = ({ passage: { heading, page, startSec } }: FoundQuote): string =>
  heading === null || page !== null || startSec !== null ? '' : plain(heading);

/** An overview is asked for nothing in particular. */
const claimOf = ({ overview }: Found, { question }: Asked): string => (overview ? (overview.topic ?? '') : question);

/** What the creator said of the sources that are quoted: an engine that only quotes can do no more with it than show it. */
function notesOf({ quotes }: Found, words: (typeof quotingWords)['ko']): string[] {
  const quoted = new Set(quotes.map(({ passage }) => passage.source));
  return [...quoted].flatMap(({ title, note }) => (note === undefined ? [] : [words.noted(plain(title), plain(note))]));
}
