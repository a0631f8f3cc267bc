import type { z } from 'zod';
import { can, type Actor } from '#contract/access/can.ts';
import type { User } from '#contract/account/account.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import type { CanvasRole, SharedCanvas, Sharing, sharingFields } from '#contract/sharing/sharing.schema.ts';
import { listSharedCanvases } from '../canvases/canvases.service.ts';
import { announceAccess } from '../live/access-news.ts';
import { readShared } from '../orgs/groups.service.ts';
import { readInvitations } from '../orgs/invitations.service.ts';
import { demandManager, demandRoomForPeople, readCanvasMembers } from '../orgs/members.service.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { readRequests } from './access-requests.service.ts';
import { viewName, viewPerson, type SharingDeps } from './shared-people.ts';
import * as store from './sharing.store.ts';

/**
 * Who is on a canvas, as the actor may know it: whoever only works there sees names, and nobody who is merely invited or
 * asks. Throws Fault 'not-found' for the board of a project.
 */
export async function readSharing(deps: SharingDeps, actor: Actor, ref: BoardRef): Promise<Sharing> {
  const { db } = deps.database;
  const { boardId, role } = ref;
  const found = await store.findSharedBoard(db, boardId, new Date(deps.clock.now()));
  if (!found || role === null) throw new Fault('not-found');
  const [mayShare, mayInvite] = [can(actor, 'board.share', ref), can(actor, 'board.invite', ref)];
  const people = await readPeople(db, [found.ownerId, ...(found.transfer ? [found.transfer.userId] : [])]);
  const owner = people.get(found.ownerId);
  if (!owner) throw new Fault('not-found');
  const offeredTo = found.transfer && people.get(found.transfer.userId);
  const members = await readCanvasMembers(db, boardId);
  const hidden = <T extends { email: string | null }>(person: T): T =>
    mayInvite ? person : { ...person, email: null };
  return {
    boardId,
    role,
    mayShare,
    mayInvite,
    owner: hidden(viewPerson(owner)),
    members: members.map((member) => ({ ...member, user: hidden(member.user) })),
    outsiders: found.org
      ? await store.listOutsiders(
          db,
          found.org.id,
          members.map(({ userId }) => userId),
        )
      : [],
    org: found.org,
    groups: await readShared(deps, { kind: 'canvas', id: boardId }),
    editorsMayInvite: found.editorsMayInvite,
    invitations: mayShare ? await readInvitations(deps, { kind: 'canvas', id: boardId }) : [],
    requests: mayShare ? await readRequests(db, boardId) : [],
    transfer:
      found.transfer && offeredTo && mayShare
        ? { user: viewPerson(offeredTo), expiresAt: new Date(found.transfer.expiresAt).toISOString() }
        : null,
    peopleLimit: mayShare ? await deps.quota.peopleLimitOf(found.ownerId) : null,
  };
}

/** Throws Fault 'not-found' for an organisation that is not the actor's own place, and for the board of a project. */
export async function changeSharing(
  deps: SharingDeps,
  actor: Actor,
  ref: BoardRef,
  { org, editorsMayInvite }: z.output<typeof sharingFields>,
): Promise<Sharing> {
  await deps.database.tx(async (tx) => {
    await demandManager(tx, { kind: 'canvas', id: ref.boardId }, actor);
    if (org !== undefined) await writeOrg(deps, tx, { actor, boardId: ref.boardId }, org);
    if (editorsMayInvite !== undefined) await store.writeEditorsMayInvite(tx, ref.boardId, editorsMayInvite);
    await announceAccess(deps, { boardId: ref.boardId }, tx);
  });
  return readSharing(deps, actor, ref);
}

async function writeOrg(
  deps: SharingDeps,
  tx: Db,
  { actor, boardId }: { actor: Actor; boardId: string },
  org: { id: string; role: CanvasRole } | null,
): Promise<void> {
  if (org) {
    const count = await store.countColleagues(tx, org.id, actor.id);
    if (count === null) throw new Fault('not-found');
    await demandRoomForPeople(deps, tx, { kind: 'canvas', id: boardId }, count - 1);
  }
  await store.writeOrgShare(tx, boardId, org);
}

const MOST_FOUND = 8;

/** People of the actor's organisations who are not on the canvas, by a part of their names or addresses. */
export async function findPeople(
  deps: SharingDeps,
  actor: Actor,
  boardId: string,
  typed: string,
): Promise<Omit<User, 'isSystemAdmin'>[]> {
  const { db } = deps.database;
  const pattern = `%${typed
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const ids = await store.findColleagues(db, { boardId, actorId: actor.id }, pattern, MOST_FOUND);
  const people = await readPeople(db, ids);
  return ids.flatMap((id) => {
    const found = people.get(id);
    return found ? [viewPerson(found)] : [];
  });
}

export async function listShared(deps: SharingDeps, actor: Actor): Promise<SharedCanvas[]> {
  const listed = await listSharedCanvases(deps, actor);
  const people = await readPeople(
    deps.database.db,
    listed.map(({ ownerId }) => ownerId),
  );
  return listed.flatMap(({ ownerId, ...canvas }) => {
    const owner = people.get(ownerId);
    return owner ? [{ ...canvas, owner: viewName(owner) }] : [];
  });
}
