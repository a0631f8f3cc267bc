import { createGuardedFetch, createProxiedFetch, type GuardedFetch } from '../platform/web/guarded-fetch.ts';
import { createDocumentReader, type DocumentReader } from './documents/document-reader.ts';
import type { SourceDeps } from './sources.service.ts';
import { openTextWorkers, type TextWorkers } from './workers/text-workers.ts';

/** What reads: the door to the web, the worker threads, the document processes. Opened once, closed at the end. */
export interface Readers {
  fetch: GuardedFetch;
  fetchYoutube: GuardedFetch;
  workers: TextWorkers;
  documents: DocumentReader;
  close: () => Promise<void>;
}

export function openReaders(deps: Pick<SourceDeps, 'config'>): Readers {
  const workers = openTextWorkers();
  const { fetch: web, youtube } = deps.config;
  const fetchPublic = createGuardedFetch(web.allowHosts);
  return {
    fetch: fetchPublic,
    fetchYoutube: youtube.proxyUrl ? createProxiedFetch(web.allowHosts, youtube.proxyUrl) : fetchPublic,
    workers,
    documents: createDocumentReader(),
    close: () => workers.close(),
  };
}

export type ReadingDeps = SourceDeps & { readers: Readers };
