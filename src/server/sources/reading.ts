import type { Chapters } from '#contract/sources/chapters.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import type { Draft } from './passages/passages.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

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
  /** A picture that came with the source itself. */
  picture?: Uint8Array | null;
}

/** What a technique brings home. */
export interface Reading extends Facts {
  status: 'ready' | 'partial';
  extractionMethod: string;
  passages: Draft[];
  /** The timed words of a video, finer than its passages. */
  segments?: Segment[];
  chapters?: Chapters | null;
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
