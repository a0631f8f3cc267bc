import { formatMoment } from '#contract/base/moment.ts';
import type { AskedOverview } from '../../context/asked-overview.ts';
import type { GatheredSource } from '../../context/gather.ts';
import type { Asked } from '../../context/material.ts';
import { plain } from '../../context/safe-text.ts';
import { quotingWords, type QuotingLack } from '../quoting-words.ts';
import type { Found, FoundQuote } from './find-answer.ts';
import type { TimeSpan } from './time-span.ts';

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

/** Why no model writes, and in whose words: those of a visitor where it was said before. */
interface NoModel {
  lack: QuotingLack;
  wording: QuotingLack;
}

/** The answer around the quotes, in paragraphs; `askable` are questions that could be answered instead. */
export function compose(
  found: Found,
  sources: readonly GatheredSource[],
  asked: Asked,
  noModel: NoModel,
  askable: readonly string[],
): string[] {
  const words = quotingWords[asked.language];
  const { scope = 'wires' } = asked;
  const { overview, span } = found;
  const { nothing, unread: allUnread } = lackOf(sources, asked);
  if (nothing !== null) return [nothing, ...allUnread];
  if (overview?.sources.length === 0) return [words.noSuchSource[scope]];
  const { nothing: nothingOfThese, unread } = overview
    ? lackOf(overview.sources, asked)
    : { nothing, unread: allUnread };
  if (nothingOfThese !== null) return unread.length > 0 ? unread : [nothingOfThese];
  if (found.quotes.length === 0) return [...refusal(found, asked, noModel), ...listed(askable, words), ...unread];
  const missing = found.missing.length > 0 ? [words.missing(found.missing.map(plain))] : [];
  const rest = [...missing, ...notesOf(found, words), ...unread];
  if (span)
    return [
      words.span(spanOf(span.of, words)),
      ...sideBySide(found, span.sources, asked),
      words.quotesOnly[noModel.wording],
      ...rest,
    ];
  if (overview?.isComparison)
    return [
      words.comparison[noModel.wording],
      ...sideBySide(found, overview.sources, asked),
      ...silentOf(found, overview, words),
      ...rest,
    ];
  const quotes = found.quotes.map((quote, place) => {
    const from = [plain(quote.passage.source.title), headingOf(quote)].filter(Boolean).join(' · ');
    return `> ${plain(quote.text)} [${place + 1}]\n>\n> ${words.from(from)}`;
  });
  return [overview ? words.overview[noModel.wording] : words.quotes[noModel.wording], ...quotes, ...rest];
}

type Words = (typeof quotingWords)['ko'];

function refusal(
  { span, beyond, named, missing }: Found,
  { language, scope = 'wires' }: Asked,
  { lack, wording }: NoModel,
): string[] {
  const words = quotingWords[language];
  const making = scope === 'everything' || lack === 'visitor' ? [] : [words.making];
  if (span) return [span.sources.length === 0 ? words.noTimes : words.notThatLong(spanOf(span.of, words))];
  if (beyond && lack !== 'visitor')
    return [words.beyond[beyond], words.quotesOnly[wording], ...(beyond === 'writing' ? making : [])];
  if (lack === 'visitor') return [words.notFoundForVisitor];
  const where = named === null ? words.notFound[scope] : words.notFoundIn(plain(named));
  const what = missing.length > 0 ? [words.missing(missing.map(plain))] : [];
  return [where, ...what, words.quotesOnly[wording], ...making];
}

const listed = (askable: readonly string[], words: Words): string[] =>
  askable.length === 0 ? [] : [words.askable, askable.map((question) => `- ${plain(question)}`).join('\n')];

const spanOf = ({ from, to, isFromEnd }: TimeSpan, words: Words): string =>
  isFromEnd ? words.lastSeconds(from) : `${formatMoment(from)}–${formatMoment(to)}`;

/** The quotes of each source under its title. */
function sideBySide(found: Found, sources: readonly GatheredSource[], asked: Asked): string[] {
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

function silentOf({ quotes }: Found, { sources, topic }: AskedOverview, words: Words): string[] {
  const told = new Set(quotes.map(({ passage }) => passage.source));
  const silent = topic === null ? [] : sources.filter((source) => source.state === 'readable' && !told.has(source));
  return silent.length === 0 ? [] : [words.silent(silent.map(({ title }) => `“${plain(title)}”`).join(', '))];
}

/** The heading under which it stands; empty where its number names a page or a second. */
const headingOf = ({ passage: { heading, page, startSec } }: FoundQuote): string =>
  heading === null || page !== null || startSec !== null ? '' : plain(heading);

/** What the creator said of the sources that are quoted: an engine that only quotes can do no more with it than show it. */
function notesOf({ quotes }: Found, words: Words): string[] {
  const quoted = new Set(quotes.map(({ passage }) => passage.source));
  return [...quoted].flatMap(({ title, note }) => (note === undefined ? [] : [words.noted(plain(title), plain(note))]));
}
