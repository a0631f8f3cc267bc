import { OURS } from '#contract/limits.ts';
import { sources as sourceRows } from '#contract/sources/index.ts';
import { fileOfObjectPath, toObjectPath } from '../files/files.service.ts';
import type { MediaTools } from './media/media-tools.ts';
import { meterListener, meterViewer } from './media/metered.ts';
import { announce, patchNodes, reportEnd } from './announce.ts';
import { dropComing, writeComing, type ComingText } from './coming-texts.store.ts';
import { wakeEmbedding } from './embedding-job.ts';
import type { Db } from '../platform/db/db.ts';
import { announceFiles } from './file-news.ts';
import { wakeIndexing } from './indexing-job.ts';
import { processingPatch, type ReadingStep } from './node-patches.ts';
import { toFailedOutcome, toOutcome } from './outcome.ts';
import type { ReadingDeps } from './readers.ts';
import { readOfSameFile } from './same-file.ts';
import { READING_QUEUE, shareOf, SLOW_QUEUE, TELLING_QUEUE, type ReadingJob } from './reading-queue.ts';
import { isFinished } from './sources.service.ts';
import { STEP_MS } from './step-limits.ts';
import { readNodes } from './source-nodes.store.ts';
import * as store from './sources.store.ts';
import type { Outcome, SourceRow } from './sources.store.ts';
import { keepSummary } from './summaries.service.ts';
import { techniques } from './techniques/index.ts';
import { SourceFailure } from './reading.ts';
import { NeedsTime, type StoredBytes, type Target, type Tools } from './techniques/technique.ts';

/** Steps that follow each other faster are not told: the last one is. */
const TELL_EVERY_MS = 400;
/** In so many parts a long step is told: each is a change of the board. */
const SHARES = 20;

interface Pace {
  hasTime: boolean;
  limitMs: number;
  parallel: number;
  /** Of one account: what it cannot take is there for others, however slow its links are. */
  parallelOfGroup: number;
}
const QUICK: Pace = { hasTime: false, limitMs: OURS.sourceTimeLimitMs, parallel: 6, parallelOfGroup: 3 };
const SLOW: Pace = { hasTime: true, limitMs: OURS.recognitionTimeLimitMs, parallel: 3, parallelOfGroup: 2 };
const TELLING = { tries: 3, retryDelaySec: 1, timeLimitSec: 10, parallel: 1 };

/** Defines the queues. Their jobs bear being run twice, and a job of a finished source only tells the node again. */
export function defineReading(deps: ReadingDeps): void {
  for (const [queue, pace] of [[READING_QUEUE, QUICK] as const, [SLOW_QUEUE, SLOW] as const]) {
    const { parallel, parallelOfGroup } = pace;
    const options = { tries: 3, retryDelaySec: 1, timeLimitSec: pace.limitMs / 1_000, parallel, parallelOfGroup };
    deps.jobs.define<ReadingJob>(queue, options, (job, signal) => readOnce(deps, job, pace, signal));
  }
  deps.jobs.define<ReadingJob>(TELLING_QUEUE, TELLING, async ({ sourceId }) => {
    const source = await store.readById(deps.database.db, sourceId);
    if (source && isFinished(source.status)) await announce(deps, source);
  });
}

async function readOnce(deps: ReadingDeps, job: ReadingJob, pace: Pace, stopped: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const { sourceId } = job;
  const source = await store.readById(db, sourceId);
  if (!source) return;
  if (isFinished(source.status)) return announce(deps, source);
  const [node] = await readNodes(db, source.boardId, [source.nodeId]);
  if (!node && source.nodeId !== source.fileId) return;
  const startedAt = new Date(deps.clock.now());
  if (!(await store.begin(db, sourceId, startedAt))) return;
  if (pace.hasTime) await store.mergeMeta(db, sourceId, { dueAt: startedAt.getTime() + pace.limitMs });
  if (source.standsAlone) await announceFiles(deps, source.boardId);
  const outcome = await read(deps, source, pace, stopped);
  if (outcome === 'needs-time') return sendToSlow(deps, source, job);
  const text = outcome.passages && (await writeComing(db, sourceId, outcome.at, outcome.passages));
  const isOurs = await deps.database.tx((tx) => keep(tx, source, startedAt, { outcome, text }));
  if (text) await dropComing(db, text.id);
  const finished = isOurs ? await store.readById(db, sourceId) : null;
  if (!finished) return;
  await announce(deps, finished);
  await reportEnd(deps, finished);
  if (!outcome.passages) return;
  await wakeIndexing(deps);
  await wakeEmbedding(deps, sourceId);
  await keepSummary(deps, sourceId);
}

async function sendToSlow(
  { jobs }: Pick<ReadingDeps, 'jobs'>,
  { id, boardId, addedBy }: SourceRow,
  { share = shareOf({ boardId, actorId: addedBy }) }: ReadingJob,
): Promise<void> {
  const priority = 0 - (await jobs.countWaiting(SLOW_QUEUE, share));
  await jobs.send<ReadingJob>(SLOW_QUEUE, { sourceId: id, share }, { key: id, group: share, priority });
}

/** What had been read before is given up only for something that is no less. */
function keep(
  tx: Db,
  source: SourceRow,
  startedAt: Date,
  read: { outcome: Outcome; text: ComingText | null },
): Promise<boolean> {
  const { outcome } = read;
  const { heldAs } = source.meta;
  const isLess =
    outcome.status === 'failed' ||
    outcome.passages?.length === 0 ||
    (heldAs === 'ready' && outcome.status === 'partial');
  if (!heldAs || !isLess || !source.textHash) return store.finish(tx, source.id, startedAt, read);
  const problem = outcome.problem ?? 'nothing-readable';
  return store.keepHeld(tx, source.id, startedAt, { heldAs, problem, at: outcome.at.getTime() });
}

/** Reads within the time limit; every ending but the server's own stop is an outcome. */
async function read(
  deps: ReadingDeps,
  source: SourceRow,
  { limitMs, hasTime }: Pace,
  stopped: AbortSignal,
): Promise<Outcome | 'needs-time'> {
  const late = AbortSignal.timeout(limitMs - STEP_MS.saving);
  const tools: Tools = {
    ...deps.readers,
    media: meterMedia(deps, source),
    config: deps.config,
    log: deps.log,
    hasTime,
    signal: AbortSignal.any([stopped, late]),
    report: createReport(deps, source),
  };
  try {
    const known = await readOfSameFile(deps, source);
    return await toOutcome(deps, source, known ?? (await techniques[source.kind](await targetOf(deps, source), tools)));
  } catch (error) {
    if (stopped.aborted && !late.aborted) throw error;
    if (error instanceof NeedsTime) return 'needs-time';
    return toFailedOutcome(deps, source, late.aborted ? new SourceFailure('timeout', { cause: error }) : error);
  }
}

/** The tools with which pictures and speech are read, each use paid by the account of the source's board. */
function meterMedia(deps: ReadingDeps, { boardId, addedBy }: SourceRow): MediaTools {
  const { media } = deps.readers;
  const { viewer, listener } = media;
  const payer = { boardId, userId: addedBy };
  return {
    ...media,
    viewer: viewer && meterViewer(viewer, deps, payer),
    listener: listener && meterListener(listener, deps, payer),
  };
}

/** The address is checked again by the rule of its source: a node may carry anything. */
async function targetOf(deps: ReadingDeps, source: SourceRow): Promise<Target> {
  const fileOf = async (fileId: string): Promise<StoredBytes> => {
    const file = await fileOfObjectPath(deps, source.boardId, toObjectPath(fileId));
    return { ...file, read: () => deps.objects.read(file.objectKey) };
  };
  if (source.kind === 'file') return { url: null, id: null, file: await fileOf(source.fileId ?? '') };
  const link = sourceRows[source.kind].readLink(source.url ?? '');
  if (!link.ok) throw new SourceFailure('refused-address', { detail: 'not an address of this source' });
  const { recordingId } = source.meta;
  return { ...link.value, file: null, recording: recordingId === undefined ? null : await fileOf(recordingId) };
}

function createReport(deps: ReadingDeps, source: SourceRow): Tools['report'] {
  let toldAt = -Infinity;
  let told = '';
  return async (step: ReadingStep, share?: number) => {
    const now = deps.clock.now();
    const rounded = share === undefined ? null : Math.floor(share * SHARES) / SHARES;
    if (now - toldAt < TELL_EVERY_MS || told === `${step} ${rounded}`) return;
    toldAt = now;
    told = `${step} ${rounded}`;
    await patchNodes(deps, source, () => processingPatch(step, rounded));
  };
}
