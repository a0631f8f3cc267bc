import { Fault } from '#contract/base/fault.ts';
import type { LibraryOrigin, OlderCopy } from '#contract/library/library.api.ts';
import { bringToText } from '../sources/older-copies.ts';
import { findReadSource } from '../sources/passages.service.ts';
import { bounded } from '../search/bounded.ts';
import type { LibraryDeps } from './library.service.ts';
import * as store from './older-copies.store.ts';

interface Asked {
  boardId: string;
  of: LibraryOrigin;
  actorId: string;
}

/**
 * Where else this person's boards hold the same source with an older text. Empty for a source without a text of its own.
 * Throws Fault 'not-found' where there is no source.
 */
export async function listOlder(deps: LibraryDeps, asked: Asked): Promise<OlderCopy[]> {
  const { copies } = await findOlder(deps, asked);
  return copies.map(({ nodeId, fileId, canvasId, projectId, where, mayEdit, fetchedAt }) => ({
    nodeId,
    fileId,
    canvasId,
    projectId,
    where,
    mayEdit,
    fetchedAt: fetchedAt === null ? null : new Date(fetchedAt).toISOString(),
  }));
}

async function findOlder(deps: LibraryDeps, { boardId, of, actorId }: Asked) {
  const source = await findReadSource(deps, boardId, of);
  if (!source) throw new Fault('not-found');
  const isReadable = source.textHash !== null && (source.status === 'ready' || source.status === 'partial');
  const copies = isReadable ? await bounded(deps, null, (db) => store.readOlder(db, actorId, source.id)) : [];
  return { source, copies };
}

/**
 * Brings those of the wished places that hold an older text to this one. Throws Fault 'not-allowed', and does nothing, where
 * one of them may only be read.
 */
export async function updateOlder(
  deps: LibraryDeps,
  { wished, ...asked }: Asked & { wished: readonly LibraryOrigin[] },
): Promise<number> {
  const { source, copies } = await findOlder(deps, asked);
  const isWished = ({ nodeId, fileId }: OlderCopy | store.OlderSource) =>
    wished.some((place) => ('nodeId' in place ? place.nodeId === nodeId : place.fileId === fileId));
  const chosen = copies.filter(isWished);
  if (chosen.some(({ mayEdit }) => !mayEdit)) throw new Fault('not-allowed');
  let updated = 0;
  for (const { sourceId } of chosen) updated += Number(await bringToText(deps, source, sourceId));
  return updated;
}
