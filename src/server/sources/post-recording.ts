import { Fault } from '#contract/base/fault.ts';
import { isMedia } from '#contract/files/file-types.ts';
import type { SourceStatus } from '#contract/sources/source-state.ts';
import { commit } from '../boards/boards.service.ts';
import { newId } from '#contract/base/id.ts';
import { fileOfObjectPath, toObjectPath } from '../files/files.service.ts';
import { processingPatch } from './node-patches.ts';
import { takeTurns } from './reading-queue.ts';
import type { SourceDeps } from './sources.service.ts';
import * as showing from './showing.store.ts';
import * as store from './sources.store.ts';

/**
 * Takes an uploaded film or sound of this board for what a node's post says, and reads the post again with it. Throws Fault
 * 'not-found' for a node without a source and for a file of elsewhere, 'bad-input' for a node that is no post,
 * 'unsupported-type' for a file that cannot be heard, 'too-many-waiting'.
 */
export async function bringRecording(
  deps: SourceDeps,
  { boardId, nodeId, fileId, actorId }: { boardId: string; nodeId: string; fileId: string; actorId: string },
): Promise<{ status: SourceStatus }> {
  const source = await showing.findOfNode(deps.database.db, boardId, nodeId);
  const file = await fileOfObjectPath(deps, boardId, toObjectPath(fileId));
  if (!source) throw new Fault('not-found');
  const isPost = source.kind === 'instagram' || source.meta.facts?.['platform'] !== undefined;
  if (!isPost) throw new Fault('bad-input', 'The node is no post.');
  if (!isMedia(file.mimeType)) throw new Fault('unsupported-type');
  const now = deps.clock.now();
  const change = { do: 'patch-node' as const, id: nodeId, patch: processingPatch('reading') };
  await commit(deps, boardId, actorId, [{ id: newId(now), change }], async (tx) => {
    const turns = await takeTurns(deps, tx, { boardId, actorId });
    await store.mergeMeta(tx, source.id, { recordingId: file.id });
    await store.requeue(tx, source.id, new Date(now));
    await turns.readAgain(source.id, false);
  });
  return { status: 'queued' };
}
