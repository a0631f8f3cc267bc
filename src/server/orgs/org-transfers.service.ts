import type { Actor } from '#contract/access/can.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import type { OrgTransfer } from '#contract/orgs/org-transfer.api.ts';
import type { Missing } from '../billing/quota.ts';
import { heedAccount } from '../boards/board-bytes.ts';
import { announceAccess } from '../live/access-news.ts';
import { notify } from '../notifications/notifications.service.ts';
import { readPeople, readPerson } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import * as members from './members.store.ts';
import * as store from './org-transfers.store.ts';
import type { OrgDeps } from './orgs.service.ts';

const OFFER_MS = 7 * DAY_MS;

/** To whom the organisation is offered; null where it is offered to nobody. */
export async function readTransfer(deps: OrgDeps, orgId: string): Promise<OrgTransfer | null> {
  const { db } = deps.database;
  const found = await store.findOffer(db, orgId, new Date(deps.clock.now()));
  const person = found && (await readPeople(db, [found.userId])).get(found.userId);
  if (!person) return null;
  const { isSystemAdmin: _, ...user } = person;
  return { user, expiresAt: new Date(found.expiresAt).toISOString() };
}

/** Offers an organisation to one of its members, who becomes its owner by accepting. Throws Fault 'not-found', 'conflict'. */
export async function offerOrg(
  deps: OrgDeps,
  actor: Actor,
  orgId: string,
  toUserId: string,
): Promise<OrgTransfer | null> {
  const person = await readPerson(deps, actor.id);
  await deps.database.tx(async (tx) => {
    const org = await store.lockOrg(tx, orgId);
    if (!org || org.ownerId !== actor.id) throw new Fault('not-found');
    if (!(await members.readStanding(tx, { kind: 'org', id: orgId }, toUserId))) throw new Fault('not-found');
    if (toUserId === actor.id) throw new Fault('conflict', '이미 이 조직의 소유자예요.');
    await store.writeOffer(tx, { orgId, toUserId, expiresAt: new Date(deps.clock.now() + OFFER_MS) });
    const detail = person ? nameOf(person) || null : null;
    const told = { title: org.name, detail, personId: actor.id, place: { orgId } };
    await notify(deps, { userId: toUserId, kind: 'offered', ...told }, tx);
  });
  return readTransfer(deps, orgId);
}

export const withdrawTransfer = (deps: OrgDeps, orgId: string): Promise<void> =>
  deps.database.tx((tx) => store.removeOffer(tx, orgId));

/** An organisation that is offered to somebody. `missing`: what his plan has too little of for it. */
export type OfferedOrg = Pick<store.OfferRow, 'orgId' | 'title' | 'ownerId' | 'expiresAt'> & {
  missing: Missing | null;
};

/** What is offered to the actor. */
export async function listOfferedOrgs(deps: OrgDeps, actor: Actor): Promise<OfferedOrg[]> {
  const { db } = deps.database;
  const rows = await store.listOffers(db, actor.id, new Date(deps.clock.now()));
  return Promise.all(rows.map((row) => withMissing(deps, db, actor, row)));
}

async function withMissing(deps: OrgDeps, db: Db, actor: Actor, row: store.OfferRow): Promise<OfferedOrg> {
  const { orgId, title, ownerId, expiresAt, projects, bytes } = row;
  return {
    orgId,
    title,
    ownerId,
    expiresAt,
    missing: await deps.quota.missingFor(db, actor.id, { orgs: 1, projects, bytes }),
  };
}

const missingWords: Record<Missing, string> = {
  orgs: '지금 플랜으로는 조직을 더 가질 수 없어서 넘겨받지 못했어요.',
  projects: '지금 플랜으로는 이 조직의 프로젝트를 모두 둘 수 없어서 넘겨받지 못했어요.',
  storage: '저장 공간이 모자라 이 조직을 넘겨받지 못했어요.',
};

/**
 * Makes the actor the owner of an organisation that is offered to him, and its owner an admin: from now on his plan, storage
 * and credits are used. Null for what is not offered to him. Throws Fault 'plan-limit' where his plan has no room for it,
 * 'account-full'.
 */
export async function acceptOrg(deps: OrgDeps, actor: Actor, orgId: string): Promise<OfferedOrg | null> {
  const person = await readPerson(deps, actor.id);
  return deps.database.tx(async (tx) => {
    if (!(await store.lockOrg(tx, orgId))) return null;
    const [row] = await store.listOffers(tx, actor.id, new Date(deps.clock.now()), orgId);
    if (!row) return null;
    const offer = await withMissing(deps, tx, actor, row);
    if (offer.missing) throw new Fault('plan-limit', missingWords[offer.missing]);
    await store.writeOwner(tx, orgId, actor.id);
    await store.removeOffer(tx, orgId);
    const boardId = await store.findBoard(tx, orgId);
    if (boardId) await heedAccount(tx, boardId);
    for (const userId of [offer.ownerId, actor.id]) await announceAccess(deps, { userId }, tx);
    const detail = person ? nameOf(person) || null : null;
    const told = { title: offer.title, detail, personId: actor.id, place: { orgId } };
    await notify(deps, { userId: offer.ownerId, kind: 'taken', ...told }, tx);
    return offer;
  });
}

/** False for what is not offered to the actor. */
export function declineOrg(deps: OrgDeps, actor: Actor, orgId: string): Promise<boolean> {
  return deps.database.tx(async (tx) => {
    const [row] = await store.listOffers(tx, actor.id, new Date(deps.clock.now()), orgId);
    if (row) await store.removeOffer(tx, orgId);
    return row !== undefined;
  });
}
