import { withoutInlineMarks } from '#contract/base/inline-marks.ts';
import { plainOf } from '#contract/base/marked-text.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { comparable, isVerbatim, placedMarks } from '#contract/chat/citations.ts';
import { isTelling, quotedIn } from '#contract/chat/quoted-words.ts';
import { standsIn } from '#contract/chat/quote-verdict.ts';
import { momentUrl, youtube } from '#contract/sources/youtube.ts';
import { createIndex } from '../../ai/embedded/bm25.ts';
import { passageSentencesOf, sentencesOf } from '../../ai/sentences.ts';
import { termsOf } from '../../ai/embedded/terms.ts';
import { momentOfQuote } from '../../sources/passages.service.ts';
import type { GatheredPassage, GatheredSource } from '../context/gather.ts';

/** A passage that an answer cites, with where it came from. */
export type CitedPassage = GatheredPassage & { source: GatheredSource };

/** A sentence longer than this is shown from its beginning. */
const QUOTE_LENGTH = 400;

/**
 * The citations of an answer whose marks are final: the n-th passage is [n]. Quotes are sentences of the stored passage.
 * Where the answer itself puts words in quotation marks beside the mark, `isVerbatim` says whether the passage holds them;
 * of words that `isOwn` tells, which quote no source, it says nothing.
 */
export function toCitations(
  answer: string,
  cited: readonly CitedPassage[],
  isOwn: (words: string, source: GatheredSource) => boolean = () => false,
): Citation[] {
  const claims = claimsOf(answer);
  return cited.map((passage, place) => {
    const claim = claims.get(place + 1) ?? '';
    const texts = [...new Set([passage.text, readOf(passage)])];
    const isHeld = (words: string) => texts.some((text) => standsIn(words, text));
    const quoted = quotedIn(claim)
      .filter((one) => isTelling(one, isHeld(one.words) ? 'supported' : 'not-found'))
      .map(({ words }) => words)
      .filter((words) => isHeld(words) || !isOwn(words, passage.source));
    const held = quoted.find(isHeld);
    const quote = held ?? closestSentence(claim, bodyOf(passage));
    return toCitation(place + 1, passage, quote, { claim, isFaithful: quoted.length === 0 || held !== undefined });
  });
}

/**
 * One citation: the quote with its place, which in long speech is where it comes to the `claim`. `isFaithful` false: the
 * answer words it otherwise than the passage. `playFrom` are the words within the quote whose place it is, where it does not
 * begin with them.
 */
export function toCitation(
  mark: number,
  passage: CitedPassage,
  quote: string,
  { claim = '', isFaithful = true, playFrom = quote }: { claim?: string; isFaithful?: boolean; playFrom?: string } = {},
): Citation {
  const startSec = secondOf(playFrom, passage, claim);
  return {
    mark,
    passageId: passage.id,
    sourceId: passage.source.sourceId,
    nodeId: passage.source.nodeId,
    ...(passage.source.fileId && { fileId: passage.source.fileId }),
    kind: passage.source.kind,
    title: passage.source.title,
    quote,
    isVerbatim: isFaithful && [passage.text, readOf(passage)].some((text) => isVerbatim(quote, text)),
    heading: passage.heading,
    ...(passage.headings && passage.headings.length > 1 && { headings: passage.headings }),
    page: passage.page,
    startSec,
    url: placeUrl(passage.source, startSec),
  };
}

/** A note and a file of Markdown are quoted as they are read. */
export const readOf = ({
  source,
  text,
}: {
  source: Pick<GatheredSource, 'kind' | 'isMarkdown'>;
  text: string;
}): string => (source.kind === 'text' || source.isMarkdown ? withoutInlineMarks(text) : text);

/** A note begins with its title, which says less than what stands below. */
function bodyOf(passage: CitedPassage): string {
  const head = `${passage.source.title.trim()}\n`;
  const hasBody = passage.source.kind === 'text' && passage.text.startsWith(head);
  return readOf(hasBody ? { ...passage, text: passage.text.slice(head.length) } : passage);
}

/** What is said right before each mark, by the mark's number: its sentence, joined over all places where it is cited. */
function claimsOf(answer: string): Map<number, string> {
  const claims = new Map<number, string>();
  let said = '';
  let end = 0;
  for (const { start, end: behind, mark } of placedMarks(answer)) {
    const between = answer.slice(end, start);
    if (/[\p{L}\p{N}]/u.test(between))
      said =
        sentencesOf(between)
          .filter((s) => /[\p{L}\p{N}]/u.test(s))
          .at(-1) ?? '';
    end = behind;
    claims.set(mark, [claims.get(mark), said].filter(Boolean).join(' '));
  }
  return claims;
}

/** The sentence of the passage that shares most with the claim; the first one when none does. */
function closestSentence(claim: string, passage: string): string {
  const sentences = passageSentencesOf(passage);
  const scores = createIndex(sentences.map(termsOf), { saturation: 0.3, lengthShare: 0.3 }).score(termsOf(claim));
  const best = sentences.reduce((at, _, i) => ((scores.get(i) ?? 0) > (scores.get(at) ?? 0) ? i : at), 0);
  return Array.from(sentences[best] ?? comparable(plainOf(passage)))
    .slice(0, QUOTE_LENGTH)
    .join('')
    .trim();
}

/** Whoever is led to so much before what is meant waits for it. */
const PATIENCE_SEC = 8;

/**
 * The second at which the quote begins; the same words elsewhere in the video do not count. A long quote of speech without
 * full stops is entered where it comes to the claim.
 */
export function secondOf(quote: string, { source, startSec, endSec }: CitedPassage, claim = ''): number | null {
  if (startSec === null) return null;
  const within = source.segments.filter(({ start }) => start >= startSec - 1 && start <= (endSec ?? Infinity));
  const begin = momentOfQuote(within, quote);
  if (begin === null) return startSec;
  const wanted = new Set(termsOf(claim));
  const said = comparable(quote);
  const scored = within
    .filter(({ start, text }) => start >= begin && said.includes(comparable(text)))
    .map(({ start, text }) => ({ start, held: new Set(termsOf(text).filter((term) => wanted.has(term))).size }));
  const most = Math.max(0, ...scored.map(({ held }) => held));
  const meant = most === 0 ? begin : (scored.find(({ held }) => held * 2 >= most)?.start ?? begin);
  return meant - begin > PATIENCE_SEC ? meant : begin;
}

function placeUrl(source: GatheredSource, startSec: number | null): string | null {
  if (source.url === null || source.kind !== 'youtube' || startSec === null) return source.url;
  const link = youtube.readLink(source.url);
  return link.ok && link.value.id !== null ? momentUrl(link.value.id, startSec) : source.url;
}
