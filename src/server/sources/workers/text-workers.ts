import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Chapters } from '#contract/sources/chapters.ts';
import type { Article } from '../article/read-article.ts';
import { SourceFailure } from '../reading.ts';
import type { ChapterTask } from '../youtube/chapters-of.ts';
import type { Brought, BroughtText } from '../youtube/brought-text.ts';
import type { PageTask } from './text-worker.ts';

/** Worker threads for what takes time and may go wrong with strangers' text. */
export interface TextWorkers {
  /** Throws SourceFailure 'timeout' for a page that takes too long, 'too-large' for one that fills the memory. */
  readPage: (page: PageTask, signal: AbortSignal) => Promise<Article>;
  readTranscript: (task: BroughtText) => Promise<Brought>;
  findChapters: (task: ChapterTask) => Promise<Chapters | null>;
  countTokens: (texts: string[]) => Promise<number[]>;
  close: () => Promise<void>;
}

const PAGE_LIMIT_MS = 8_000;
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
  return {
    async readPage(page, signal) {
      const late = AbortSignal.timeout(PAGE_LIMIT_MS);
      try {
        return (await pool.run(page, { name: 'readPage', signal: AbortSignal.any([signal, late]) })) as Article;
      } catch (error) {
        if (late.aborted || signal.aborted) throw new SourceFailure('timeout', { cause: error });
        if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
          throw new SourceFailure('too-large', { cause: error });
        throw error;
      }
    },
    readTranscript: async (task) => (await pool.run(task, { name: 'readTranscript' })) as Brought,
    findChapters: async (task) => (await pool.run(task, { name: 'findChapters' })) as Chapters | null,
    countTokens: async (texts) =>
      texts.length === 0 ? [] : ((await pool.run(texts, { name: 'countAll' })) as number[]),
    close: () => pool.destroy(),
  };
}
