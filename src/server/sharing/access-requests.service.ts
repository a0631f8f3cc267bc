import type { Actor } from '#contract/access/can.ts';
import { reaches } from '#contract/access/roles.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import type { AccessRequest, CanvasRole } from '#contract/sharing/sharing.schema.ts';
import { refIn } from '../boards/boards.service.ts';
import { announceAccess } from '../live/access-news.ts';
import { notify } from '../notifications/notifications.service.ts';
import { demandManager, demandRoomForPeople, raiseMember, viewMember } from '../orgs/members.service.ts';
import { readPeople, readPerson } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { viewPerson, type SharingDeps } from './shared-people.ts';
import * as store from './sharing.store.ts';

const MOST_A_DAY = 5;

/**
 * Asks the owner of a canvas to let the actor in, or to let him do more. The answer does not tell whether there is such a
 * canvas, and each counts. Throws Fault 'too-many' from the sixth of a day on.
 */
export async function requestAccess(
  deps: SharingDeps,
  actor: Actor,
  { canvasId, role, note }: { canvasId: string; role: CanvasRole; note: string },
): Promise<void> {
  const now = deps.clock.now();
  const person = await readPerson(deps, actor.id);
  await deps.database.tx(async (tx) => {
    const ref = await refIn(tx, 'canvas', canvasId, actor.id);
    const board = ref && (await store.findSharedBoard(tx, ref.boardId, new Date(now)));
    const ask = { id: newId(now), userId: actor.id, at: new Date(now), since: new Date(now - DAY_MS) };
    if ((await store.countAsk(tx, ask)) > MOST_A_DAY) throw new Fault('too-many');
    if (!ref || !board || !person || (ref.role !== null && reaches(ref.role, role))) return;
    const id = newId(now);
    await store.writeRequest(tx, ref.boardId, { id, userId: actor.id, role, note, createdAt: new Date(now) });
    await announceAccess(deps, { placeId: ref.boardId }, tx);
    await notify(
      deps,
      {
        userId: board.ownerId,
        kind: 'asked',
        title: board.title,
        detail: nameOf(person) || null,
        personId: actor.id,
        place: { canvasId },
        about: id,
      },
      tx,
    );
  });
}

export async function readRequests(db: Db, boardId: string): Promise<AccessRequest[]> {
  const rows = await store.listRequests(db, boardId);
  const people = await readPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ userId, createdAt, ...row }) => {
    const found = people.get(userId);
    return found ? [{ ...row, createdAt: new Date(createdAt).toISOString(), user: viewPerson(found) }] : [];
  });
}

/** Lets somebody in who asked, and tells him. Throws Fault 'not-found', 'not-allowed', 'plan-limit'. */
export function acceptRequest(
  deps: SharingDeps,
  actor: Actor,
  { boardId, canvasId }: BoardRef,
  requestId: string,
  given?: CanvasRole,
): Promise<Member> {
  return deps.database.tx(async (tx) => {
    const place = { kind: 'canvas', id: boardId } as const;
    const title = await demandManager(tx, place, actor, { ...(given && { given }) });
    const request = await store.takeRequest(tx, boardId, requestId);
    if (!request) throw new Fault('not-found');
    const now = deps.clock.now();
    const { userId } = request;
    const member = { id: newId(now), userId, role: given ?? request.role, addedAt: new Date(now) };
    await raiseMember(tx, place, member);
    await demandRoomForPeople(deps, tx, place, 0);
    await announceAccess(deps, { userId }, tx);
    await announceAccess(deps, { placeId: boardId }, tx);
    await notify(deps, { userId, kind: 'shared', title, place: { canvasId } }, tx);
    return viewMember(tx, member);
  });
}

/** Throws Fault 'not-found', 'not-allowed'. */
export function declineRequest(deps: SharingDeps, actor: Actor, boardId: string, requestId: string): Promise<void> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, { kind: 'canvas', id: boardId }, actor);
    if (!(await store.takeRequest(tx, boardId, requestId))) throw new Fault('not-found');
    await announceAccess(deps, { placeId: boardId }, tx);
  });
}
