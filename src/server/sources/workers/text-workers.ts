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
import type { Closeness, ClosenessTask, PageTask, StructureTask, Timed } from './text-worker.ts';

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
/** A thread starts, and the tasks before it end, within this time on the slowest machine; it is no part of a task's own. */
const BEGUN_WITHIN_MS = 20_000;

export function openTextWorkers(): TextWorkers {
  const pool = new Piscina({
    filename: new URL('./text-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(2, availableParallelism()),
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const begun = new Map<number, () => void>();
  pool.on('message', (message: { begun?: number }) => begun.get(message.begun ?? 0)?.());
  let tasks = 0;
  const within = async <T>(name: string, task: object, limitMs: number, outer?: AbortSignal): Promise<T> => {
    const number = ++tasks;
    const late = new AbortController();
    const signal = outer ? AbortSignal.any([outer, late.signal]) : late.signal;
    const endAfter = (ms: number) => setTimeout(() => late.abort(), ms).unref();
    let timer = endAfter(BEGUN_WITHIN_MS);
    begun.set(number, () => {
      clearTimeout(timer);
      timer = endAfter(limitMs);
    });
    try {
      return (await pool.run({ number, task } satisfies Timed<object>, { name, signal })) as T;
    } catch (error) {
      if (signal.aborted) throw new SourceFailure('timeout', { cause: error });
      if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new SourceFailure('too-large', { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      begun.delete(number);
    }
  };
  return {
    readPage: (page, signal) => within('readPage', page, STEP_MS.page, signal),
    makePassages: (blocks, signal) =>
      within<Draft[]>('makePassages', blocks, STEP_MS.thread, signal).catch((error: unknown) => {
        const isLate = error instanceof SourceFailure && error.problem === 'timeout' && !signal.aborted;
        throw isLate ? new SourceFailure('slow-document', { cause: error }) : error;
      }),
    readTranscript: (task) => within('readTranscript', task, STEP_MS.thread),
    findChapters: (task) => within<Chapters | null>('findChapters', task, STEP_MS.thread).catch(noneWhenLate),
    findStructure: async (task) =>
      task.segments.length === 0
        ? null
        : within<Xray | null>('findStructure', task, STEP_MS.thread).catch(noneWhenLate),
    findClose: (task, limitMs = STEP_MS.thread) => within<Closeness>('findClose', task, limitMs).catch(noneWhenLate),
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
