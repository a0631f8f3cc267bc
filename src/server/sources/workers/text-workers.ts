import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Xray } from '#contract/recipes/structure/beats.ts';
import type { Chapters } from '#contract/sources/chapters.ts';
import type { Article } from '../article/read-article.ts';
import type { Block, Draft } from '../passages/passages.ts';
import { SourceFailure } from '../reading.ts';
import { STEP_MS } from '../step-limits.ts';
import type { ChapterTask } from '../youtube/chapters-of.ts';
import type { Brought, BroughtText } from '../youtube/brought-text.ts';
import type { Closeness, ClosenessTask, PageTask, StructureTask } from './text-worker.ts';

/** Worker threads for what takes time and may go wrong with strangers' text. */
export interface TextWorkers {
  /** Throws SourceFailure 'timeout' for a page that takes too long, 'too-large' for one that fills the memory. */
  readPage: (page: PageTask, signal: AbortSignal) => Promise<Article>;
  /** Throws SourceFailure 'slow-document' for blocks that take too long, 'too-large' for such as fill the memory. */
  makePassages: (blocks: readonly Block[], signal: AbortSignal) => Promise<Draft[]>;
  readTranscript: (task: BroughtText) => Promise<Brought>;
  /** Null also when they are not found in time. */
  findChapters: (task: ChapterTask) => Promise<Chapters | null>;
  /** Null for words without times, and when it is not found in time. */
  findStructure: (task: StructureTask) => Promise<Xray | null>;
  /** The sentences of a draft that are too close to a source; null when they are not found in time. */
  findClose: (task: ClosenessTask, limitMs?: number) => Promise<Closeness | null>;
  /** Of texts that take too long to count, an estimate. */
  countTokens: (texts: string[]) => Promise<number[]>;
  close: () => Promise<void>;
}

const IDLE_MS = 30_000;
const MEMORY_MB = 384;

export function openTextWorkers(): TextWorkers {
  const pool = new Piscina({
    filename: new URL('./text-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(2, availableParallelism()),
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const within = async <T>(name: string, task: object, signal: AbortSignal): Promise<T> => {
    try {
      return (await pool.run(task, { name, signal })) as T;
    } catch (error) {
      if (signal.aborted) throw new SourceFailure('timeout', { cause: error });
      if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new SourceFailure('too-large', { cause: error });
      throw error;
    }
  };
  return {
    readPage: (page, signal) => within('readPage', page, AbortSignal.any([signal, AbortSignal.timeout(STEP_MS.page)])),
    makePassages: (blocks, signal) =>
      within<Draft[]>('makePassages', blocks, AbortSignal.any([signal, AbortSignal.timeout(STEP_MS.thread)])).catch(
        (error: unknown) => {
          const isLate = error instanceof SourceFailure && error.problem === 'timeout' && !signal.aborted;
          throw isLate ? new SourceFailure('slow-document', { cause: error }) : error;
        },
      ),
    readTranscript: (task) => within('readTranscript', task, AbortSignal.timeout(STEP_MS.thread)),
    findChapters: (task) =>
      within<Chapters | null>('findChapters', task, AbortSignal.timeout(STEP_MS.thread)).catch(noneWhenLate),
    findStructure: async (task) =>
      task.segments.length === 0
        ? null
        : within<Xray | null>('findStructure', task, AbortSignal.timeout(STEP_MS.thread)).catch(noneWhenLate),
    findClose: (task, limitMs = STEP_MS.thread) =>
      within<Closeness>('findClose', task, AbortSignal.timeout(limitMs)).catch(noneWhenLate),
    countTokens: async (texts) =>
      texts.length === 0
        ? []
        : ((await pool.run({ texts, limitMs: STEP_MS.tokens }, { name: 'countAll' })) as number[]),
    close: () => pool.destroy(),
  };
}

/** A recording is whole without chapters and without its structure, and a note is no worse for not having been compared. */
function noneWhenLate(error: unknown): null {
  if (error instanceof SourceFailure) return null;
  throw error;
}
