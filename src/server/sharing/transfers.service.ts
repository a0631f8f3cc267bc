import type { Actor } from '#contract/access/can.ts';
import { reaches } from '#contract/access/roles.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Offered, Sharing } from '#contract/sharing/sharing.schema.ts';
import { heedAccount } from '../boards/board-bytes.ts';
import { lockBoard } from '../boards/boards.service.ts';
import { announceAccess } from '../live/access-news.ts';
import { notify } from '../notifications/notifications.service.ts';
import { demandRoomForPeople, raiseMember, readStanding } from '../orgs/members.service.ts';
import { acceptOrg, declineOrg, listOfferedOrgs, type OfferedOrg } from '../orgs/org-transfers.service.ts';
import { readPeople, readPerson } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { viewName, type SharingDeps } from './shared-people.ts';
import { readSharing } from './sharing.service.ts';
import { findSharedBoard } from './sharing.store.ts';
import * as store from './transfers.store.ts';

const OFFER_MS = 7 * DAY_MS;

/** Offers a canvas to one of its editors, who becomes its owner by accepting. Throws Fault 'not-found', 'conflict'. */
export async function offerCanvas(deps: SharingDeps, actor: Actor, ref: BoardRef, toUserId: string): Promise<Sharing> {
  const now = deps.clock.now();
  const { boardId } = ref;
  const person = await readPerson(deps, actor.id);
  await deps.database.tx(async (tx) => {
    await lockBoard(tx, boardId);
    const board = await findSharedBoard(tx, boardId, new Date(now));
    if (!board || board.ownerId !== actor.id) throw new Fault('not-found');
    const standing = await readStanding(tx, { kind: 'canvas', id: boardId }, toUserId);
    if (!standing) throw new Fault('not-found');
    if (toUserId === actor.id || !reaches(standing.role, 'editor'))
      throw new Fault('conflict', '이 캔버스를 편집하는 사람에게만 넘길 수 있어요.');
    await store.writeOffer(tx, { boardId, toUserId, expiresAt: new Date(now + OFFER_MS) });
    await announceAccess(deps, { placeId: boardId }, tx);
    await notify(
      deps,
      {
        userId: toUserId,
        kind: 'offered',
        title: board.title,
        detail: person ? nameOf(person) || null : null,
        personId: actor.id,
        place: { canvasId: board.canvasId },
      },
      tx,
    );
  });
  return readSharing(deps, actor, ref);
}

export const withdrawOffer = (deps: SharingDeps, boardId: string): Promise<void> =>
  deps.database.tx(async (tx) => {
    await store.removeOffer(tx, boardId);
    await announceAccess(deps, { placeId: boardId }, tx);
  });

/** What is offered to the actor: canvases, and organisations that he belongs to. */
export async function readOffers(deps: SharingDeps, actor: Actor): Promise<Offered[]> {
  const { db } = deps.database;
  const canvases = await store.listOffers(db, actor.id, new Date(deps.clock.now()));
  return viewOffers(db, [...canvases, ...(await listOfferedOrgs(deps, actor))]);
}

/** Makes the actor the owner of what is offered to him. Throws Fault 'not-found', 'plan-limit', 'account-full'. */
export async function acceptOffer(deps: SharingDeps, actor: Actor, offeredId: string): Promise<Offered> {
  const org = await acceptOrg(deps, actor, offeredId);
  if (!org) return acceptCanvas(deps, actor, offeredId);
  const [taken] = await viewOffers(deps.database.db, [org]);
  if (!taken) throw new Fault('not-found');
  return taken;
}

/**
 * Makes the actor the owner of a canvas that is offered to him, and its owner an editor; its files move to the actor's
 * account. Throws Fault 'not-found' for what is not offered to him any more or
 * what he does not edit any more, 'plan-limit' and 'account-full' where he has no
 * room for it.
 */
async function acceptCanvas(deps: SharingDeps, actor: Actor, boardId: string): Promise<Offered> {
  const person = await readPerson(deps, actor.id);
  return deps.database.tx(async (tx) => {
    await lockBoard(tx, boardId);
    const now = deps.clock.now();
    const [offer] = await store.listOffers(tx, actor.id, new Date(now), boardId);
    if (!offer) throw new Fault('not-found');
    const room = await deps.quota.roomOf(actor.id, tx);
    if (room !== null && room < (await store.sumFiles(tx, boardId)))
      throw new Fault('plan-limit', '저장 공간이 모자라 이 캔버스를 넘겨받을 수 없어요.');
    await store.writeOwner(tx, boardId, actor.id, new Date(now));
    await store.removeOffer(tx, boardId);
    const place = { kind: 'canvas', id: boardId } as const;
    await raiseMember(tx, place, { id: newId(now), userId: offer.ownerId, role: 'editor', addedAt: new Date(now) });
    await demandRoomForPeople(deps, tx, place, 0);
    await heedAccount(tx, boardId);
    await announceAccess(deps, { boardId }, tx);
    await notify(
      deps,
      {
        userId: offer.ownerId,
        kind: 'taken',
        title: offer.title,
        detail: person ? nameOf(person) || null : null,
        personId: actor.id,
        place: { canvasId: offer.canvasId },
      },
      tx,
    );
    const [taken] = await viewOffers(tx, [offer]);
    if (!taken) throw new Fault('not-found');
    return taken;
  });
}

/** Throws Fault 'not-found'. */
export async function declineOffer(deps: SharingDeps, actor: Actor, offeredId: string): Promise<void> {
  if (await declineOrg(deps, actor, offeredId)) return;
  await deps.database.tx(async (tx) => {
    const [offer] = await store.listOffers(tx, actor.id, new Date(deps.clock.now()), offeredId);
    if (!offer) throw new Fault('not-found');
    await store.removeOffer(tx, offeredId);
    await announceAccess(deps, { placeId: offeredId }, tx);
  });
}

async function viewOffers(db: Db, rows: readonly (store.OfferRow | OfferedOrg)[]): Promise<Offered[]> {
  const people = await readPeople(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.flatMap((row): Offered[] => {
    const owner = people.get(row.ownerId);
    if (!owner) return [];
    const shown = { title: row.title, expiresAt: new Date(row.expiresAt).toISOString(), owner: viewName(owner) };
    return 'orgId' in row
      ? [{ ...shown, offeredId: row.orgId, orgId: row.orgId, canvasId: null, missing: row.missing }]
      : [{ ...shown, offeredId: row.boardId, orgId: null, canvasId: row.canvasId, missing: null }];
  });
}
