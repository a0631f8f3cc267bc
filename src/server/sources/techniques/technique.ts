import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import type { GuardedFetch } from '../../platform/web/guarded-fetch.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { MediaTools } from '../media/media-tools.ts';
import type { ReadingStep } from '../node-patches.ts';
import type { Reading } from '../reading.ts';
import type { TextWorkers } from '../workers/text-workers.ts';

export interface Target {
  /** The checked address of a link; null for a file. */
  url: string | null;
  /** The platform's id of a video or post. */
  id: string | null;
  file: StoredBytes | null;
  /** What somebody uploaded of a post: the film or sound in which it is said. */
  recording?: StoredBytes | null;
}

/** Bytes to be read; `id` is that of the uploaded file, null for what is not kept. */
export interface StoredBytes {
  id: string | null;
  name: string;
  mimeType: string;
  size: number;
  read: () => Promise<Buffer>;
}

export interface Tools {
  config: Pick<Config, 'youtube' | 'instagram' | 'posts' | 'media'>;
  log: Log;
  fetch: GuardedFetch;
  /** The door to YouTube alone, which may lead through the operator's proxy. */
  fetchYoutube: GuardedFetch;
  workers: TextWorkers;
  documents: DocumentReader;
  media: MediaTools;
  /** Whether there is time to read pictures and speech; a technique that needs it and has none throws NeedsTime. */
  hasTime: boolean;
  signal: AbortSignal;
  /** Tells the node how far it is; of a long step also how much of it is done, from 0 to 1. */
  report: (step: ReadingStep, share?: number) => Promise<void>;
}

/** Reading goes on, with more time, in a queue of its own. */
export class NeedsTime extends Error {
  override readonly name = 'NeedsTime';
}

/** Reads one kind of source. Throws SourceFailure or WebError; anything else is a bug and is told as 'unexpected'. */
export type Technique = (target: Target, tools: Tools) => Promise<Reading>;
