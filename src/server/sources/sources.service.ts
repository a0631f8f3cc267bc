import { newId } from '#contract/base/id.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { Fault } from '#contract/base/fault.ts';
import { sources as sourceRows, type SourceId } from '#contract/sources/index.ts';
import type { SourceStatus } from '#contract/sources/source-state.ts';
import { z } from 'zod';
import type { Engines } from '../ai/engines.ts';
import type { Quota } from '../billing/quota.ts';
import { commit, readPart, type BoardDeps } from '../boards/boards.service.ts';
import type { ReadingEnded } from '../notifications/notifications.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { announceFiles } from './file-news.ts';
import { processingPatch } from './node-patches.ts';
import { takeTurns, type ReadingTurns } from './reading-queue.ts';
import * as showing from './showing.store.ts';
import * as files from './files-read.store.ts';
import { isAwaited, readNodes } from './source-nodes.store.ts';
import * as store from './sources.store.ts';
import type { SourceKind, SourceRow } from './sources.store.ts';

export type SourceDeps = BoardDeps &
  Pick<PlatformDeps, 'config' | 'jobs' | 'objects'> & {
    /** What reads pictures, embeds and sums up. */
    engines: Pick<Engines, 'embedder' | 'viewer' | 'small'>;
    /** Where what models read, hear and embed is counted. */
    quota: Pick<Quota, 'reserve' | 'release' | 'charge'>;
    /** Hears of the end of every reading. */
    readingEnded: ReadingEnded;
    /** Hears of every source whose words are others than those that were read before. */
    textChanged: (source: { boardId: string; sourceId: string }) => Promise<void>;
  };

export const isFinished = (status: SourceStatus): boolean =>
  status === 'ready' || status === 'partial' || status === 'failed';

/** What a node wants to have read: its link or its file; null when it carries neither. */
export function wantedOf(
  node: Pick<BoardNode, 'type' | 'metadata'>,
): { kind: SourceKind; url: string | null; fileId: string | null } | null {
  const kind = toNodeKind(node.type, node.metadata);
  if (kind === 'file') {
    const fileId = z.uuid().safeParse(node.metadata.fileId);
    return fileId.success ? { kind, url: null, fileId: fileId.data.toLowerCase() } : null;
  }
  const { url } = node.metadata;
  if (!(kind in sourceRows) || typeof url !== 'string' || url.trim() === '') return null;
  const link = sourceRows[kind as SourceId].readLink(url);
  return { kind: kind as SourceId, url: link.ok ? link.value.url : url, fileId: null };
}

/**
 * Queues the reading of every link and file that these changes brought, within their transaction. A node that comes
 * back by undo finds what was read before. Call it with every accepted batch; batches without links cost nothing.
 */
export async function intake(
  deps: Pick<SourceDeps, 'clock' | 'jobs'>,
  tx: Db,
  { boardId, actorId }: { boardId: string; actorId: string | null },
  accepted: readonly BoardChange[],
): Promise<void> {
  const touched = accepted.flatMap((change) => {
    if (change.do === 'add-node') return change.node.id;
    const keys = change.do === 'patch-node' ? change.patch.metadata : undefined;
    return change.do === 'patch-node' && (keys?.fileId || keys?.url) ? change.id : [];
  });
  if (touched.length === 0) return;
  const standing = await readNodes(tx, boardId, [...new Set(touched)]);
  const wanting = standing.flatMap((node) => {
    const wanted = wantedOf(node);
    return wanted ? [{ node, wanted }] : [];
  });
  if (wanting.length === 0) return;
  const keys = wanting.flatMap(({ node, wanted }) => [node.id, ...(wanted.fileId ? [wanted.fileId] : [])]);
  const known = new Map((await store.readByNodes(tx, keys)).map((source) => [source.nodeId, source]));
  const turns = await takeTurns(deps, tx, { boardId, actorId });
  const added: Wanting[] = [];
  for (const { node, wanted } of wanting) {
    const ofFile = wanted.fileId ? known.get(wanted.fileId) : undefined;
    const existing = known.get(node.id) ?? ofFile;
    if (ofFile?.standsAlone && ofFile.boardId === boardId) await share(turns, tx, node, ofFile);
    else if (existing && isSame(existing, boardId, wanted)) await keep(turns, tx, node, existing);
    else added.push({ node, wanted });
  }
  await begin(deps, turns, tx, { boardId, actorId }, added);
}

interface Wanting {
  node: Pick<BoardNode, 'id' | 'title' | 'metadata'>;
  wanted: NonNullable<ReturnType<typeof wantedOf>>;
}

/** A node that shows a project's file reads from that file's source; what it had before of its own goes. */
async function share(turns: ReadingTurns, tx: Db, node: Wanting['node'], source: SourceRow): Promise<void> {
  await store.removeOfNode(tx, source.boardId, node.id);
  await goOn(turns, node, source);
}

/** A known source is read on, or tells a node that waits how it ended. */
async function goOn(turns: ReadingTurns, node: Wanting['node'], source: SourceRow): Promise<void> {
  if (!isFinished(source.status)) await turns.read(source.id, source.kind === 'file');
  else if (node.metadata.isProcessing === true) await turns.tell(source.id);
}

const isSame = (existing: SourceRow, boardId: string, wanted: Wanting['wanted']): boolean =>
  existing.boardId === boardId &&
  existing.kind === wanted.kind &&
  existing.url === wanted.url &&
  existing.fileId === wanted.fileId;

/** A node wants what is known already: its source goes with it. */
async function keep(turns: ReadingTurns, tx: Db, node: Wanting['node'], existing: SourceRow): Promise<void> {
  if (existing.nodeId !== node.id) await store.moveToNode(tx, existing.id, node.id);
  if (existing.meta.orphanedAt !== undefined) await store.clearOrphaned(tx, [existing.id]);
  await goOn(turns, node, existing);
}

/** Writes new sources down and queues their reading. */
async function begin(
  deps: Pick<SourceDeps, 'clock'>,
  turns: ReadingTurns,
  tx: Db,
  { boardId, actorId }: { boardId: string; actorId: string | null },
  added: readonly Wanting[],
): Promise<void> {
  const now = deps.clock.now();
  const rows = added.map(({ node, wanted }) => ({
    ...wanted,
    id: newId(now),
    boardId,
    nodeId: node.id,
    givenTitle: node.title,
    addedBy: actorId,
    at: new Date(now),
  }));
  const written = await store.writeQueued(tx, rows);
  await turns.readNew(
    rows.filter(({ id }) => written.has(id)).map(({ id, kind }) => ({ id, isFile: kind === 'file' })),
  );
}

/**
 * Queues the reading of a file that no node shows yet, and answers the id under which to wait for it. Until a node comes
 * for it, the source stands under the file's own id.
 */
export async function queueUnplaced(
  deps: Pick<SourceDeps, 'database' | 'clock' | 'jobs'>,
  boardId: string,
  file: { id: string; name: string },
  actorId: string,
): Promise<string> {
  const existing = await files.findOfFile(deps.database.db, boardId, file.id);
  if (existing && existing.status !== 'failed') return existing.nodeId;
  const now = deps.clock.now();
  const id = newId(now);
  await deps.database.tx(async (tx) => {
    const turns = await takeTurns(deps, tx, { boardId, actorId });
    const row = { id, boardId, nodeId: file.id, kind: 'file' as const, url: null, fileId: file.id };
    const written = await store.writeQueued(tx, [
      { ...row, givenTitle: file.name, addedBy: actorId, at: new Date(now) },
    ]);
    if (written.size > 0) await turns.readNew([{ id, isFile: true }]);
  });
  return file.id;
}

/** Reads a node's link or file again; one that is being read goes on. Throws Fault 'not-found' for a node without either. */
export async function retrySource(
  deps: SourceDeps,
  boardId: string,
  nodeId: string,
  actorId: string,
): Promise<SourceStatus> {
  const [node] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!node || !wantedOf(node)) throw new Fault('not-found');
  const source = await showing.findOfNode(deps.database.db, boardId, nodeId);
  if (source) return readAgain(deps, source, actorId);
  const change = { do: 'patch-node' as const, id: nodeId, patch: processingPatch('connecting') };
  await commit(deps, boardId, actorId, [{ id: newId(deps.clock.now()), change }], (tx) =>
    intake(deps, tx, { boardId, actorId }, [{ do: 'add-node', node }]),
  );
  return 'queued';
}

/**
 * Queues a finished source again, and says so in every node that shows it; one that is being read goes on. Throws Fault
 * 'too-many-waiting'.
 */
export async function readAgain(deps: SourceDeps, source: SourceRow, actorId: string): Promise<SourceStatus> {
  if (!isFinished(source.status)) return source.status;
  const now = deps.clock.now();
  const nodeIds = await showing.readShowing(deps.database.db, source);
  const changes = nodeIds.map((id) => ({
    id: newId(now),
    change: { do: 'patch-node' as const, id, patch: processingPatch('connecting') },
  }));
  const requeue = async (tx: Db) => {
    const turns = await takeTurns(deps, tx, { boardId: source.boardId, actorId });
    await store.requeue(tx, source.id, new Date(now));
    await turns.readAgain(source.id, source.kind === 'file');
  };
  if (changes.length > 0) await commit(deps, source.boardId, actorId, changes, requeue);
  else await deps.database.tx(requeue);
  if (source.standsAlone) await announceFiles(deps, source.boardId);
  return 'queued';
}

const POLL_MS = [50, 100, 200, 400];

/**
 * The node's source when it is finished and its node says so, or as it stands after `timeoutMs`; null when there is none.
 * Asks the database, because the reading may run on another instance.
 */
export async function waitForSource(
  deps: Pick<SourceDeps, 'database'>,
  boardId: string,
  nodeId: string,
  timeoutMs: number,
): Promise<SourceRow | null> {
  const { db } = deps.database;
  const end = performance.now() + timeoutMs;
  for (let round = 0; ; round++) {
    const source = await showing.findOfNode(db, boardId, nodeId);
    if (!source) return null;
    if (isFinished(source.status) && !(await isAwaited(db, nodeId))) return source;
    if (performance.now() > end) return source;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS[round] ?? 500));
  }
}

/** Removes what was read for a node of this board, with its passages. */
export const forgetSource = (tx: Db, boardId: string, nodeId: string): Promise<void> =>
  store.removeOfNode(tx, boardId, nodeId);
