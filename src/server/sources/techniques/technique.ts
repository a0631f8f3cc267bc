import type { SourceProblem } from '#contract/sources/source-state.ts';
import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import type { GuardedFetch } from '../../platform/web/guarded-fetch.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { Draft } from '../passages/passages.ts';
import type { TextWorkers } from '../workers/text-workers.ts';
import type { Segment } from '../youtube/timed-text.ts';

/** What is known about a source beside its text. Also kept when the text could not be read. */
export interface Facts {
  title?: string | null;
  description?: string | null;
  language?: string | null;
  /** Keys for the node's metadata. */
  metadata?: Record<string, unknown>;
  /** Pictures to fetch and keep; addresses from the outside, nothing of them is trusted. */
  thumbnailUrl?: string | null;
  faviconUrl?: string | null;
}

/** What a technique brings home. */
export interface Reading extends Facts {
  status: 'ready' | 'partial';
  extractionMethod: string;
  passages: Draft[];
  /** The timed words of a video, finer than its passages. */
  segments?: Segment[];
}

/** A source that could not be read: the reason for people, and what could be learnt nevertheless. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  readonly problem: SourceProblem;
  readonly facts: Facts;
  constructor(problem: SourceProblem, options: { facts?: Facts; cause?: unknown; detail?: string } = {}) {
    super(options.detail ? `${problem}: ${options.detail}` : problem, { cause: options.cause });
    this.problem = problem;
    this.facts = options.facts ?? {};
  }
}

export interface Target {
  /** The checked address of a link; null for a file. */
  url: string | null;
  /** The platform's id of a video or post. */
  id: string | null;
  file: { name: string; mimeType: string; size: number; read: () => Promise<Buffer> } | null;
}

export interface Tools {
  config: Pick<Config, 'youtube' | 'instagram'>;
  log: Log;
  fetch: GuardedFetch;
  /** The door to YouTube alone, which may lead through the operator's proxy. */
  fetchYoutube: GuardedFetch;
  workers: TextWorkers;
  documents: DocumentReader;
  signal: AbortSignal;
  /** Tells the node how far it is. */
  report: (step: 'connecting' | 'reading' | 'saving') => Promise<void>;
}

/** Reads one kind of source. Throws SourceFailure or WebError; anything else is a bug and is told as 'unexpected'. */
export type Technique = (target: Target, tools: Tools) => Promise<Reading>;
