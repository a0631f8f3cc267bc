import { notify } from '../notifications/notifications.service.ts';
import type { Db } from '../platform/db/db.ts';
import * as store from './members.store.ts';
import type { Place, PlaceDeps } from './place.ts';

/** Tells somebody that he was let into a place, may do something else there, or is not let in any more. */
export async function notifyMember(
  deps: PlaceDeps,
  tx: Db,
  { place, title, userId, kind }: { place: Place; title: string; userId: string; kind: 'shared' | 'role' | 'removed' },
): Promise<void> {
  const canvasId = place.kind === 'canvas' ? await store.findCanvas(tx, place.id) : null;
  const where = { canvas: { canvasId }, project: { projectId: place.id }, org: { orgId: place.id } }[place.kind];
  // What somebody is in a place is told once, as it is now.
  await notify(deps, { userId, kind, title, place: where, about: place.id }, tx);
}
