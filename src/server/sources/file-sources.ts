import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { SourceStatus } from '#contract/sources/source-state.ts';
import type { Db } from '../platform/db/db.ts';
import { takeTurns } from './reading-queue.ts';
import { isFinished, readAgain, type SourceDeps } from './sources.service.ts';
import * as files from './files-read.store.ts';
import * as store from './sources.store.ts';

interface NamedFile {
  id: string;
  name: string;
}

/**
 * Queues the reading of a project's file, within `tx`. Its source stands under the file's own id from then on; what a node
 * had read of it before becomes the file's, so that nothing is read twice.
 */
export async function queueFile(
  deps: Pick<SourceDeps, 'clock' | 'jobs'>,
  tx: Db,
  boardId: string,
  file: NamedFile,
  addedBy: string,
): Promise<void> {
  const existing = await files.findOfFile(tx, boardId, file.id);
  const turns = await takeTurns(deps, tx, { boardId, actorId: addedBy });
  if (existing) {
    await files.standAlone(tx, existing.id, file.id);
    if (!isFinished(existing.status)) await turns.read(existing.id, true);
    return;
  }
  const now = deps.clock.now();
  const id = newId(now);
  const row = { id, boardId, nodeId: file.id, kind: 'file' as const, url: null, fileId: file.id };
  const queued = { ...row, givenTitle: file.name, addedBy, standsAlone: true, at: new Date(now) };
  if ((await store.writeQueued(tx, [queued])).size === 0) throw new Fault('conflict');
  await turns.readNew([{ id, isFile: true }]);
}

/** Reads a project's file again; one that is being read goes on. */
export async function retryFile(
  deps: SourceDeps,
  boardId: string,
  file: NamedFile,
  actorId: string,
): Promise<SourceStatus> {
  const source = await files.findOfFile(deps.database.db, boardId, file.id);
  if (source) return readAgain(deps, source, actorId);
  await deps.database.tx((tx) => queueFile(deps, tx, boardId, file, actorId));
  return 'queued';
}

/** Reads a stored file again, whichever node shows it; one that is being read goes on. Throws Fault 'not-found'. */
export async function rereadFile(
  deps: SourceDeps,
  boardId: string,
  fileId: string,
  actorId: string,
): Promise<SourceStatus> {
  const source = await files.findOfFile(deps.database.db, boardId, fileId);
  if (!source) throw new Fault('not-found');
  return readAgain(deps, source, actorId);
}

/** Removes what was read of a file, from whichever node, with its passages. */
export const forgetFile = (tx: Db, boardId: string, fileId: string): Promise<void> =>
  files.removeOfFile(tx, boardId, fileId);
