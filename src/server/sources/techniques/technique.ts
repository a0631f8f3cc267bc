import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import type { GuardedFetch } from '../../platform/web/guarded-fetch.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { Reading } from '../reading.ts';
import type { TextWorkers } from '../workers/text-workers.ts';

export interface Target {
  /** The checked address of a link; null for a file. */
  url: string | null;
  /** The platform's id of a video or post. */
  id: string | null;
  file: { name: string; mimeType: string; size: number; read: () => Promise<Buffer> } | null;
}

export interface Tools {
  config: Pick<Config, 'youtube' | 'instagram' | 'posts'>;
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
