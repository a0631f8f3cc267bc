import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { NodePatch } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { OURS } from '#contract/limits.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { refusals } from '#contract/sources/refusals.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { commit, readPart } from '../boards/boards.service.ts';
import { fileOfObjectPath } from '../files/files.service.ts';
import { intake, queueUnplaced, retrySource, waitForSource, wantedOf, type SourceDeps } from './sources.service.ts';
import * as showing from './showing.store.ts';
import type { SourceRow } from './sources.store.ts';

/** What is read longer than this goes on after the answer. */
const WAIT_MS = OURS.sourceTimeLimitMs + 10_000;
/** A caller who asks right after a failure wants to hear of it; one who asks later wants another try. */
const FRESH_FAILURE_MS = 5_000;

interface Asked {
  boardId: string;
  actorId: string;
  /** How long the caller waits, where that is less. */
  waitMs: number | null;
}

/** The seconds of 'Prefer: wait=10' (RFC 7240), in milliseconds; null where a caller says nothing of it. */
export function readWait(prefer: unknown): number | null {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,4})"?\s*(?:$|[,;])/i.exec(String(prefer ?? ''))?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds) * 1_000, WAIT_MS);
}

/**
 * Waits for the reading of a node's link, which is begun if nobody began it; a source that is not finished by then is being
 * read on. Throws Fault 'not-found' for a node that is
 * not on the board, 'not-this-source' for one of another kind, 'nothing-readable' with the reason in words.
 */
export async function processLink(
  deps: SourceDeps,
  asked: Asked & { nodeId: string; source: SourceId; url: string },
): Promise<SourceRow> {
  const { boardId, nodeId, source, url } = asked;
  const [node] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!node) throw new Fault('not-found');
  if (toNodeKind(node.type, node.metadata) !== source) throw new Fault('not-this-source', refusals[source].ko);
  if (wantedOf(node)?.url !== url) await point(deps, asked, { metadata: { url, isProcessing: true } });
  else await startAgain(deps, asked);
  return demandRead(await waitForSource(deps, boardId, nodeId, asked.waitMs ?? WAIT_MS));
}

/** Gives the node its link or file; the reading is queued with it. */
async function point(
  deps: SourceDeps,
  { boardId, actorId, nodeId }: Omit<Asked, 'waitMs'> & { nodeId: string },
  patch: NodePatch,
): Promise<void> {
  const change = { id: newId(deps.clock.now()), change: { do: 'patch-node' as const, id: nodeId, patch } };
  await commit(deps, boardId, actorId, [change], (tx, accepted) => intake(deps, tx, { boardId, actorId }, accepted));
}

/** Reads what was never read, and what failed some time ago. */
async function startAgain(deps: SourceDeps, { boardId, nodeId, actorId }: Asked & { nodeId: string }): Promise<void> {
  const source = await showing.findOfNode(deps.database.db, boardId, nodeId);
  const isOldFailure = source?.status === 'failed' && deps.clock.now() - (source.meta.endedAt ?? 0) > FRESH_FAILURE_MS;
  if (!source || isOldFailure) await retrySource(deps, boardId, nodeId, actorId);
}

/**
 * Waits for the reading of an uploaded file of this board, with or without a node that shows it. Throws as `processLink`.
 */
export async function processFile(
  deps: SourceDeps,
  asked: Asked & { objectPath: string; nodeId?: string | undefined },
): Promise<SourceRow> {
  const { boardId, nodeId, actorId } = asked;
  const file = await fileOfObjectPath(deps, boardId, asked.objectPath);
  if (!nodeId) {
    const place = await queueUnplaced(deps, boardId, file, actorId);
    return demandRead(await waitForSource(deps, boardId, place, asked.waitMs ?? WAIT_MS));
  }
  const [node] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!node) throw new Fault('not-found');
  if (node.type !== 'file') throw new Fault('bad-input', 'The node is no file node.');
  const isThis = wantedOf(node)?.fileId === file.id;
  await (isThis
    ? startAgain(deps, { ...asked, nodeId })
    : point(deps, { ...asked, nodeId }, { metadata: { fileId: file.id, isProcessing: true } }));
  return demandRead(await waitForSource(deps, boardId, nodeId, asked.waitMs ?? WAIT_MS));
}

function demandRead(source: SourceRow | null): SourceRow {
  // Its node went while it was read.
  if (!source) throw new Fault('not-found');
  if (source.status !== 'failed') return source;
  throw new Fault('nothing-readable', problemWords[source.problem ?? 'unexpected'].ko);
}
