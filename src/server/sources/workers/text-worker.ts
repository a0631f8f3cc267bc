import { parentPort } from 'node:worker_threads';
import { tooClose, type Originality } from '../originality/originality.ts';
import type { OriginalSource } from '../originality/source-index.ts';
import type { Xray } from '#contract/recipes/structure/beats.ts';
import { xrayOf } from '../../recipes/structure/xray.ts';
import type { Chapters } from '#contract/sources/chapters.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { decodePage } from '../article/decode-page.ts';
import { readArticle, type Article } from '../article/read-article.ts';
import { chaptersOf, type ChapterTask } from '../youtube/chapters-of.ts';
import { passagesOf, type Block, type Draft } from '../passages/passages.ts';
import { readBrought, type Brought, type BroughtText } from '../youtube/brought-text.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

/** Runs in a worker thread: work on strangers' text that would hold up the server. One export a task. */

/** A task whose time counts from where the thread begins with it, which is told by its number. */
export interface Timed<Task> {
  number: number;
  task: Task;
}

const timed =
  <Task, Result>(work: (task: Task) => Result) =>
  ({ number, task }: Timed<Task>): Result => {
    parentPort?.postMessage({ begun: number });
    return work(task);
  };

export interface PageTask {
  bytes: Uint8Array;
  typeHeader: string;
  url: string;
}

export const readPage = timed(({ bytes, typeHeader, url }: PageTask): Article =>
  readArticle(decodePage(bytes, typeHeader), url),
);

export const readTranscript = timed((task: BroughtText): Brought => readBrought(task));

/** The passages of a document or page. */
export const makePassages = timed((blocks: Block[]): Draft[] => passagesOf(blocks));

export const findChapters = timed((task: ChapterTask): Chapters | null => chaptersOf(task));

export interface StructureTask {
  segments: readonly Segment[];
  chapters: Chapters | null;
}

/** The length is taken from the last caption: what is shown after the last word has no structure in words. */
export const findStructure = timed(({ segments, chapters }: StructureTask): Xray =>
  xrayOf(
    segments.map(({ start, end, text }) => ({ startSec: start, endSec: end, text })),
    chapters?.items ?? null,
    segments.at(-1)?.end ?? 0,
  ),
);

export interface ClosenessTask {
  draft: string;
  sources: readonly OriginalSource[];
}

export type Closeness = Pick<Originality, 'findings' | 'perSource'>;

export const findClose = timed(({ draft, sources }: ClosenessTask): Closeness => {
  const { findings, perSource } = tooClose(draft, sources);
  return { findings, perSource };
});

/**
 * Tokens of each text by o200k, the vocabulary of current OpenAI models; other vendors' counts lie near it. What is not
 * counted within the limit is estimated. The vocabulary is loaded by the first who counts: it is nearly half of what a
 * thread needs to begin, and a thread that reads a page has somebody waiting.
 */
export async function countAll({ texts, limitMs }: { texts: string[]; limitMs: number }): Promise<number[]> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  const end = performance.now() + limitMs;
  return texts.map((text) =>
    performance.now() < end ? countTokens(text, { disallowedSpecial: new Set() }) : estimateTokens(text),
  );
}
