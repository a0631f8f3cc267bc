import { createGuardedFetch, createProxiedFetch, type GuardedFetch } from '../platform/web/guarded-fetch.ts';
import { createDocumentReader, type DocumentReader } from './documents/document-reader.ts';
import type { SourceDeps } from './sources.service.ts';
import { openMediaTools, type MediaTools } from './media/media-tools.ts';
import { STEP_MS } from './step-limits.ts';
import { openTextWorkers, type TextWorkers } from './workers/text-workers.ts';

/** What reads: the door to the web, the worker threads, the document processes. Opened once, closed at the end. */
export interface Readers {
  fetch: GuardedFetch;
  fetchYoutube: GuardedFetch;
  workers: TextWorkers;
  documents: DocumentReader;
  media: MediaTools;
  close: () => Promise<void>;
}

export function openReaders(deps: Pick<SourceDeps, 'config' | 'log' | 'engines'>): Readers {
  const workers = openTextWorkers();
  const { fetch: web, youtube } = deps.config;
  const fetchPublic = inTime(createGuardedFetch(web.allowHosts));
  return {
    fetch: fetchPublic,
    fetchYoutube: youtube.proxyUrl ? inTime(createProxiedFetch(web.allowHosts, youtube.proxyUrl)) : fetchPublic,
    workers,
    documents: createDocumentReader(),
    media: openMediaTools(deps.config, deps.log, () => deps.engines.viewer()),
    close: () => workers.close(),
  };
}

/** A door that nobody waits at for longer than a step may take. */
const inTime =
  (ask: GuardedFetch): GuardedFetch =>
  (url, options) =>
    ask(url, { ...options, limits: { totalMs: STEP_MS.fetch, ...options.limits } });

export type ReadingDeps = SourceDeps & { readers: Readers };
