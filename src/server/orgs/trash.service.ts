import type { Actor } from '#contract/access/can.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import type { Org } from '#contract/orgs/orgs.schema.ts';
import type { Losses, TrashedOrg } from '#contract/orgs/trash.schema.ts';
import { announceAccess } from '../live/access-news.ts';
import { readPeople } from '../people/people.service.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readOrg, type OrgDeps } from './orgs.service.ts';
import * as store from './trash.store.ts';

const TRASH_MS = OURS.trashDays * DAY_MS;

/** When what was deleted at this moment is gone for good. */
export const timesOf = (deletedAt: Date) => ({
  deletedAt: deletedAt.toISOString(),
  goneAt: new Date(deletedAt.getTime() + TRASH_MS).toISOString(),
});

/** What was deleted before it is gone for good. */
export const goneBefore = (now: number): Date => new Date(now - TRASH_MS);

/** Puts an organisation into the trash with everything in it; whoever looks at a board of it is told to leave. Throws Fault 'not-found'. */
export async function removeOrg(deps: OrgDeps, orgId: string): Promise<void> {
  await deps.database.tx(async (tx) => {
    const boardIds = await store.lockWithBoards(tx, orgId);
    if (!boardIds) throw new Fault('not-found');
    await store.markDeleted(tx, orgId, new Date(deps.clock.now()));
    for (const boardId of boardIds) await announceAccess(deps, { boardId }, tx);
  });
}

/** The actor's deleted organisations, each with the moment at which it is gone for good. */
export async function listTrashedOrgs(deps: OrgDeps, actor: Actor): Promise<TrashedOrg[]> {
  const rows = await store.listTrashed(deps.database.db, actor.id);
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, ...timesOf(deletedAt) }] : []));
}

/** Throws Fault 'not-found' for what is not in the trash of the actor, 'plan-limit' where his plan has no room for it. */
export async function restoreOrg(deps: OrgDeps, actor: Actor, orgId: string): Promise<Org> {
  await deps.database.tx(async (tx) => {
    if (!(await store.unmarkDeleted(tx, orgId, actor.id))) throw new Fault('not-found');
    await demandRoom(deps, tx, actor.id);
  });
  return readOrg(deps, actor, orgId);
}

/** Demands that what an account holds now is what its plan allows. Throws Fault 'plan-limit'. */
export async function demandRoom({ quota }: Pick<OrgDeps, 'quota'>, tx: Db, ownerId: string): Promise<void> {
  const missing = await quota.missingFor(tx, ownerId);
  if (missing === 'orgs') throw new Fault('plan-limit', '지금 플랜으로는 조직을 더 둘 수 없어서 되살리지 못했어요.');
  if (missing === 'projects')
    throw new Fault('plan-limit', '지금 플랜으로는 프로젝트를 더 둘 수 없어서 되살리지 못했어요.');
}

/** Throws Fault 'not-found' for what is not in the trash of the actor. */
export async function removeOrgForEver(deps: OrgDeps, actor: Actor, orgId: string): Promise<void> {
  if (!(await store.removeTrashed(deps.database.db, orgId, actor.id))) throw new Fault('not-found');
}

/** Removes the organisations that have lain in the trash for their thirty days. */
export const emptyOrgTrash = ({ database, clock }: Pick<PlatformDeps, 'database' | 'clock'>): Promise<void> =>
  store.removeTrashedBefore(database.db, goneBefore(clock.now()));

const MOST_NAMED = 3;

/** What the end of an organisation or a project takes away, and from whom beside the actor. */
export async function readLosses(
  { database: { db } }: { database: Database },
  actor: Actor,
  place: { orgId: string } | { projectId: string },
): Promise<Losses> {
  const { people, ...counts } = await store.readLosses(db, place, actor.id);
  const named = await readPeople(db, people.slice(0, MOST_NAMED));
  const names = [...named.values()].map((person) => nameOf(person) || person.email || '').filter((name) => name !== '');
  return { ...counts, people: people.length, names };
}
