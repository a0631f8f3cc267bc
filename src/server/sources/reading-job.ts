import { newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import { cut } from '#contract/base/letters.ts';
import { OURS } from '#contract/limits.ts';
import { sources as sourceRows } from '#contract/sources/index.ts';
import { commitPlan } from '../boards/boards.service.ts';
import { fileOfObjectPath, toObjectPath } from '../files/files.service.ts';
import { createGuardedFetch, createProxiedFetch, type GuardedFetch } from '../platform/web/guarded-fetch.ts';
import { WebError } from '../platform/web/web-error.ts';
import { announceFiles } from './file-news.ts';
import { createDocumentReader, type DocumentReader } from './documents/document-reader.ts';
import { finishedPatch, processingPatch, titleOf, type ReadingStep } from './node-patches.ts';
import { PASSAGE, toStorable } from './passages/passages.ts';
import { keepPictures } from './pictures.ts';
import { isFinished, READING_QUEUE, wantedOf, type ReadingJob, type SourceDeps } from './sources.service.ts';
import * as showing from './showing.store.ts';
import * as store from './sources.store.ts';
import type { Outcome, SourceRow } from './sources.store.ts';
import { techniques } from './techniques/index.ts';
import { SourceFailure, type Facts, type Reading } from './reading.ts';
import type { Target, Tools } from './techniques/technique.ts';
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

/** Steps that follow each other faster are not told: the last one is. */
const TELL_EVERY_MS = 400;
/** What remains of the time limit for keeping what was read. */
const SAVING_MS = 5_000;
const DESCRIPTION_LENGTH = 500;

/** Defines the queue. Its jobs bear being run twice, and a job of a finished source only tells the node again. */
export function defineReading(deps: ReadingDeps): void {
  const options = { tries: 3, retryDelaySec: 1, timeLimitSec: OURS.sourceTimeLimitMs / 1_000, parallel: 3 };
  deps.jobs.define<ReadingJob>(READING_QUEUE, options, ({ sourceId }, signal) => readOnce(deps, sourceId, signal));
}

async function readOnce(deps: ReadingDeps, sourceId: string, stopped: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const source = await store.readById(db, sourceId);
  if (!source) return;
  if (isFinished(source.status)) return announce(deps, source);
  const [node] = await store.readNodes(db, source.boardId, [source.nodeId]);
  if (!node && source.nodeId !== source.fileId) return;
  const startedAt = new Date(deps.clock.now());
  if (!(await store.begin(db, sourceId, startedAt))) return;
  if (source.standsAlone) await announceFiles(deps, source.boardId);
  const outcome = await read(deps, source, stopped);
  const isOurs = await deps.database.tx((tx) => store.finish(tx, sourceId, startedAt, outcome));
  const finished = isOurs ? await store.readById(db, sourceId) : null;
  if (!finished) return;
  await announce(deps, finished);
  await reportEnd(deps, finished);
}

/** Reads within the time limit; every ending but the server's own stop is an outcome. */
async function read(deps: ReadingDeps, source: SourceRow, stopped: AbortSignal): Promise<Outcome> {
  const late = AbortSignal.timeout(OURS.sourceTimeLimitMs - SAVING_MS);
  const tools: Tools = {
    ...deps.readers,
    config: deps.config,
    log: deps.log,
    signal: AbortSignal.any([stopped, late]),
    report: createReport(deps, source),
  };
  try {
    const target = await targetOf(deps, source);
    return await toOutcome(deps, source, await techniques[source.kind](target, tools));
  } catch (error) {
    if (stopped.aborted && !late.aborted) throw error;
    return toFailedOutcome(deps, source, late.aborted ? new SourceFailure('timeout', { cause: error }) : error);
  }
}

/** The address is checked again by the rule of its source: a node may carry anything. */
async function targetOf(deps: ReadingDeps, source: SourceRow): Promise<Target> {
  if (source.kind === 'file') {
    const file = await fileOfObjectPath(deps, source.boardId, toObjectPath(source.fileId ?? ''));
    return { url: null, id: null, file: { ...file, read: () => deps.objects.read(file.objectKey) } };
  }
  const link = sourceRows[source.kind].readLink(source.url ?? '');
  if (!link.ok) throw new SourceFailure('refused-address', { detail: 'not an address of this source' });
  return { ...link.value, file: null };
}

async function toOutcome(deps: ReadingDeps, source: SourceRow, reading: Reading): Promise<Outcome> {
  const passages = reading.passages.slice(0, PASSAGE.mostPassages);
  const [tokens, facts] = await Promise.all([
    deps.readers.workers.countTokens(passages.map((passage) => passage.text)),
    keptFacts(deps, source, reading),
  ]);
  return {
    ...rowOf(deps, reading),
    status: passages.length < reading.passages.length ? 'partial' : reading.status,
    problem: null,
    extractionMethod: reading.extractionMethod,
    meta: {
      facts: { ...facts, passageCount: passages.length, extractionMethod: reading.extractionMethod },
      endedAt: deps.clock.now(),
      ...(reading.segments && { segments: reading.segments.map((s) => ({ ...s, text: toStorable(s.text) })) }),
    },
    passages: passages.map((passage, index) => ({ ...passage, tokens: tokens[index] ?? 0 })),
  };
}

/** What could be learnt is kept; passages of an earlier, better day stay as well. */
async function toFailedOutcome(deps: ReadingDeps, source: SourceRow, error: unknown): Promise<Outcome> {
  const failure = toFailure(error);
  const detail = { source: source.id, kind: source.kind, problem: failure.problem, reason: failure.message };
  if (failure.problem === 'unexpected') deps.log.error({ ...detail, err: error }, 'a source met an error of ours');
  else deps.log.info(detail, 'a source could not be read');
  return {
    ...rowOf(deps, failure.facts),
    status: 'failed',
    problem: failure.problem,
    extractionMethod: null,
    meta: { facts: await keptFacts(deps, source, failure.facts), endedAt: deps.clock.now() },
    passages: null,
  };
}

function toFailure(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof Fault && error.code === 'not-found') return new SourceFailure('not-found', { cause: error });
  if (error instanceof WebError) return new SourceFailure(error.problem, { cause: error, detail: error.detail });
  return new SourceFailure('unexpected', { cause: error });
}

const storable = (text: string | null | undefined, max: number): string | null =>
  text ? cut(toStorable(text), max) : null;

function rowOf(deps: ReadingDeps, facts: Facts) {
  return {
    title: storable(facts.title, OURS.titleLength - 1),
    description: storable(facts.description, DESCRIPTION_LENGTH),
    language: storable(facts.language, 20),
    at: new Date(deps.clock.now()),
  };
}

/** Facts for the node's metadata, with pictures fetched and kept; texts are cut to what a node may carry. */
async function keptFacts(deps: ReadingDeps, source: SourceRow, facts: Facts): Promise<Record<string, unknown>> {
  const texts = { ...facts.metadata, description: facts.description ?? null, language: facts.language ?? null };
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? storable(value, DESCRIPTION_LENGTH) : value,
  ]);
  const pictures = await keepPictures(deps, source.boardId, facts);
  return { ...Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined)), ...pictures };
}

function createReport(deps: ReadingDeps, source: SourceRow): Tools['report'] {
  let toldAt = -Infinity;
  return async (step: ReadingStep) => {
    const now = deps.clock.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    await patchNode(deps, source, () => processingPatch(step));
  };
}

/** Tells the nodes that show a source, and the list of files that it may be in, how it stands. */
export async function announce(deps: SourceDeps, source: SourceRow): Promise<void> {
  await patchNode(deps, source, (node) => finishedPatch(node, source));
  const title = titleOf(source);
  if (title !== null) await store.mergeMeta(deps.database.db, source.id, { announcedTitle: title });
  if (source.standsAlone) await announceFiles(deps, source.boardId);
}

/** Tells whoever waits for the end of readings, once a reading. */
export async function reportEnd(deps: SourceDeps, source: SourceRow): Promise<void> {
  const [nodeId = null] = await showing.readShowing(deps.database.db, source);
  await deps.readingEnded({
    sourceId: source.id,
    boardId: source.boardId,
    nodeId,
    addedBy: source.addedBy,
    title: titleOf(source) ?? source.meta.givenTitle ?? '',
    problem: source.status === 'failed' ? (source.problem ?? 'unexpected') : null,
  });
}

/** A node that is gone stays gone, and so does a board; a node that carries another link by now is none of our business. */
async function patchNode(
  deps: SourceDeps,
  source: SourceRow,
  patchFor: (node: Parameters<typeof finishedPatch>[0]) => ReturnType<typeof finishedPatch>,
) {
  const nodeIds = await showing.readShowing(deps.database.db, source);
  if (nodeIds.length === 0) return;
  try {
    await commitPlan(deps, source.boardId, null, async ({ look }) => {
      const { nodes } = await look({ nodes: nodeIds });
      return nodes
        .filter((node) => isAbout(source, wantedOf(node)))
        .map((node) => ({
          id: newId(deps.clock.now()),
          change: { do: 'patch-node' as const, id: node.id, patch: patchFor(node) },
        }));
    });
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'not-found')) throw error;
  }
}

const isAbout = (source: SourceRow, wanted: ReturnType<typeof wantedOf>): boolean =>
  wanted !== null && wanted.kind === source.kind && wanted.url === source.url && wanted.fileId === source.fileId;
