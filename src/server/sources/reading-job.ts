import { OURS } from '#contract/limits.ts';
import { sources as sourceRows } from '#contract/sources/index.ts';
import { fileOfObjectPath, toObjectPath } from '../files/files.service.ts';
import { announce, patchNodes, reportEnd } from './announce.ts';
import { announceFiles } from './file-news.ts';
import { processingPatch, type ReadingStep } from './node-patches.ts';
import { toFailedOutcome, toOutcome } from './outcome.ts';
import type { ReadingDeps } from './readers.ts';
import { isFinished, READING_QUEUE, type ReadingJob } from './sources.service.ts';
import * as store from './sources.store.ts';
import type { Outcome, SourceRow } from './sources.store.ts';
import { techniques } from './techniques/index.ts';
import { SourceFailure } from './reading.ts';
import type { Target, Tools } from './techniques/technique.ts';

/** Steps that follow each other faster are not told: the last one is. */
const TELL_EVERY_MS = 400;
/** What remains of the time limit for keeping what was read. */
const SAVING_MS = 5_000;

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

function createReport(deps: ReadingDeps, source: SourceRow): Tools['report'] {
  let toldAt = -Infinity;
  return async (step: ReadingStep) => {
    const now = deps.clock.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    await patchNodes(deps, source, () => processingPatch(step));
  };
}
