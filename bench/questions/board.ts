import type { Language } from '../../src/contract/base/language.ts';
import { readCaptions } from '../../src/contract/sources/captions/read-captions.ts';
import { estimateTokens } from '../../src/server/ai/tokens.ts';
import type { GatheredSource } from '../../src/server/chat/context/gather.ts';
import { passagesOf, type Draft } from '../../src/server/sources/passages/passages.ts';
import { timedPassagesOf } from '../../src/server/sources/passages/timed-passages.ts';

/** A source as it is written down here: lines that begin with their time, or a text whose headings stand behind #. */
export interface WrittenSource {
  title: string;
  kind: GatheredSource['kind'];
  text: string;
}

export interface WrittenBoard {
  language: Language;
  sources: readonly WrittenSource[];
}

export type QuestionKind = 'single' | 'compound' | 'comparison' | 'unheld' | 'no-fact' | 'span' | 'named';

export interface Labelled {
  kind: QuestionKind;
  ask: string;
  /** By source, words that one of its quotes has to hold; none: it has to be refused. */
  holds: readonly (readonly [source: string, words: string])[];
  /** Words of the parts that are to be told as not found. */
  missing?: readonly string[];
  /** Words that no quote may hold: they stand outside of the span that was asked for. */
  never?: readonly string[];
}

/** The sources as a chat is given them, read and cut as everything that is wired. */
export const gatheredOf = ({ sources }: WrittenBoard): GatheredSource[] =>
  sources.map(({ title, kind, text }, wire) => {
    const segments = /^\[\d/.test(text) ? (readCaptions(text)?.segments ?? []) : [];
    const drafts = segments.length > 0 ? timedPassagesOf(segments) : passagesOf(blocksOf(text));
    return {
      nodeId: title,
      sourceId: title,
      kind,
      title,
      url: null,
      state: 'readable',
      problem: null,
      segments,
      passages: drafts.map((draft, place) => toPassage(title, draft, place)),
      wire,
    };
  });

function blocksOf(text: string) {
  let heading: string | null = null;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) heading = line.slice(2);
    return line === '' || line.startsWith('# ') ? [] : { text: line, heading, page: null };
  });
}

const toPassage = (title: string, draft: Draft, place: number) => ({
  id: `${title} ${place}`,
  text: draft.text,
  heading: draft.heading,
  page: draft.page,
  startSec: draft.startSec,
  endSec: draft.endSec,
  tokens: estimateTokens(draft.text),
});
