import type { Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { MOST_GROUPS, type NamedGroup, type OrgGroup, type SharedGroup } from '#contract/orgs/groups.api.ts';
import { announceAccess } from '../live/access-news.ts';
import type { Db } from '../platform/db/db.ts';
import * as store from './groups.store.ts';
import { demandManager, demandRoomForPeople } from './members.service.ts';
import type { PlaceDeps } from './place.ts';

/** The groups of an organisation, by name. */
export const readGroups = (deps: PlaceDeps, orgId: string): Promise<OrgGroup[]> =>
  store.listGroups(deps.database.db, orgId);

const sameName = () => new Fault('conflict', '같은 이름의 그룹이 있어요. 다른 이름을 써 주세요.');

/** Makes a group of members. Throws Fault 'not-found', 'not-allowed', 'conflict' for a name that is taken. */
export function createGroup(
  deps: PlaceDeps,
  actor: Actor,
  orgId: string,
  { name, userIds }: { name: string; userIds: readonly string[] },
): Promise<OrgGroup> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, { kind: 'org', id: orgId }, actor);
    if ((await store.listGroups(tx, orgId)).length >= MOST_GROUPS)
      throw new Fault('conflict', `그룹은 ${MOST_GROUPS}개까지 만들 수 있어요.`);
    const now = deps.clock.now();
    const id = newId(now);
    if (!(await store.writeGroup(tx, { id, orgId, name, createdAt: new Date(now) }))) throw sameName();
    await store.writeMembers(tx, orgId, id, userIds);
    return readOne(tx, orgId, id);
  });
}

/** Renames a group, or says anew who belongs to it. Throws Fault 'not-found', 'not-allowed', 'conflict' for a name that is taken. */
export function changeGroup(
  deps: PlaceDeps,
  actor: Actor,
  { orgId, groupId }: { orgId: string; groupId: string },
  { name, userIds }: { name?: string | undefined; userIds?: readonly string[] | undefined },
): Promise<OrgGroup> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, { kind: 'org', id: orgId }, actor);
    const before = await readOne(tx, orgId, groupId);
    if (name !== undefined && !(await store.writeName(tx, orgId, groupId, name))) throw sameName();
    if (userIds !== undefined) await store.writeMembers(tx, orgId, groupId, userIds);
    const after = await readOne(tx, orgId, groupId);
    const [had, has] = [new Set(before.userIds), new Set(after.userIds)];
    const changed = [...had, ...has].filter((userId) => had.has(userId) !== has.has(userId));
    for (const userId of changed) await announceAccess(deps, { userId }, tx);
    await announceAccess(deps, { placeId: orgId }, tx);
    return after;
  });
}

/** Deletes a group; its people lose what it gave them. Throws Fault 'not-found', 'not-allowed'. */
export function removeGroup(deps: PlaceDeps, actor: Actor, orgId: string, groupId: string): Promise<void> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, { kind: 'org', id: orgId }, actor);
    const { userIds } = await readOne(tx, orgId, groupId);
    await store.removeGroup(tx, orgId, groupId);
    for (const userId of userIds) await announceAccess(deps, { userId }, tx);
    await announceAccess(deps, { placeId: orgId }, tx);
  });
}

async function readOne(tx: Db, orgId: string, groupId: string): Promise<OrgGroup> {
  const [group] = await store.listGroups(tx, orgId, groupId);
  if (!group) throw new Fault('not-found');
  return group;
}

/** A place that is shared with groups, and its board. */
export type GroupPlace = store.SharedPlace & { boardId: string };

/** The groups that have a role in a project or on a canvas. */
export const readShared = (deps: PlaceDeps, place: store.SharedPlace): Promise<SharedGroup[]> =>
  store.listShared(deps.database.db, place);

/** Those of the actor's organisations with which the place is not shared yet. */
export const findGroups = (deps: PlaceDeps, actor: Actor, place: store.SharedPlace): Promise<NamedGroup[]> =>
  store.listOffered(deps.database.db, place, actor.id);

/**
 * Gives a group a role in a project of its organisation, or on a canvas of one of its people. Throws Fault 'not-found',
 * 'not-allowed', 'plan-limit'.
 */
export function shareWithGroup(
  deps: PlaceDeps,
  actor: Actor,
  { boardId, ...place }: GroupPlace,
  { groupId, role }: { groupId: string; role: SharedGroup['role'] },
): Promise<SharedGroup[]> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, place, actor, { given: role });
    const isKnown = (await store.listShared(tx, place)).some(({ id }) => id === groupId);
    if (!isKnown && !(await store.holdOffered(tx, place, groupId, actor.id))) throw new Fault('not-found');
    const now = deps.clock.now();
    await store.writeShare(tx, place, { id: newId(now), groupId, role, addedAt: new Date(now) });
    await demandRoomForPeople(deps, tx, place, await store.countPeople(tx, place));
    await announceAccess(deps, { boardId }, tx);
    return store.listShared(tx, place);
  });
}

/** Takes the role of a group away. Throws Fault 'not-found', 'not-allowed'. */
export function unshareWithGroup(
  deps: PlaceDeps,
  actor: Actor,
  { boardId, ...place }: GroupPlace,
  groupId: string,
): Promise<SharedGroup[]> {
  return deps.database.tx(async (tx) => {
    await demandManager(tx, place, actor);
    if (!(await store.removeShare(tx, place, groupId))) throw new Fault('not-found');
    await announceAccess(deps, { boardId }, tx);
    return store.listShared(tx, place);
  });
}
