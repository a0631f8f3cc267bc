import { can, type Actor } from '#contract/access/can.ts';
import { reaches, type Role } from '#contract/access/roles.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Member } from '#contract/orgs/orgs.schema.ts';
import { announceAccess } from '../live/access-news.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import { notifyMember } from './member-notices.ts';
import * as store from './members.store.ts';
import { inviteOf, manageOf, type MemberRow, type Place, type PlaceDeps } from './place.ts';

/**
 * Keeps the people of a place as they are until the transaction ends, and demands that the actor may manage them, or invite
 * to it; nobody gives more than he has. Answers the place's name. Throws Fault 'not-found', 'not-allowed'.
 */
export async function demandManager(
  tx: Db,
  place: Place,
  actor: Actor,
  { may = manageOf, given }: { may?: typeof manageOf | typeof inviteOf; given?: Role } = {},
): Promise<string> {
  const name = await store.lockPlace(tx, place);
  const standing = await store.readStanding(tx, place, actor.id);
  if (name === null || standing === null) throw new Fault('not-found');
  if (!can(actor, may[place.kind], standing)) throw new Fault('not-allowed');
  if (given && !reaches(standing.role, given)) throw new Fault('not-allowed', '자신보다 높은 역할은 줄 수 없어요.');
  return name;
}

/** Demands that so many more people have room on a canvas; elsewhere there is no limit. Throws Fault 'plan-limit'. */
export async function demandRoomForPeople(deps: PlaceDeps, tx: Db, place: Place, more: number): Promise<void> {
  const ownerId = place.kind === 'canvas' ? await store.findCanvasOwner(tx, place.id) : null;
  const limit = ownerId && (await deps.quota.peopleLimitOf(ownerId, tx));
  if (!limit || (await store.listMembers(tx, place)).length + more <= limit) return;
  throw new Fault('plan-limit', `이 플랜에서는 캔버스 하나를 ${limit}명까지 함께 쓸 수 있어요.`);
}

/** The people of an organisation or a project. */
export async function readMembers(deps: PlaceDeps, place: Place & { kind: 'org' | 'project' }): Promise<Member[]> {
  const { db } = deps.database;
  return viewMembers(db, await store.listMembers(db, place));
}

/** What somebody is in a place, by whichever way; null for a stranger. */
export const readStanding = store.readStanding;

/** Makes somebody a member, or raises what he is; nobody is lowered. */
export const raiseMember = store.raiseMember;

/** Those whom somebody let onto a canvas; its owner is not among them. */
export const readCanvasMembers = async (db: Db, boardId: string): Promise<Member[]> =>
  viewMembers(db, await store.listMembers(db, { kind: 'canvas', id: boardId }));

/**
 * Makes a person of the project's organisation, or of one of the actor's, a member of the project or canvas. Throws Fault
 * 'not-found', 'not-allowed', 'conflict', 'plan-limit'.
 */
export function addMember(
  deps: PlaceDeps,
  actor: Actor,
  place: Place & { kind: 'project' | 'canvas' },
  { userId, role }: { userId: string; role: Role },
): Promise<Member> {
  return deps.database.tx(async (tx) => {
    const title = await demandManager(tx, place, actor, { may: inviteOf, given: role });
    if (!(await store.holdColleague(tx, place, userId, actor.id))) {
      throw new Fault('not-found', '이 조직에 없는 사람이에요. 이메일로 초대해 주세요.');
    }
    const now = deps.clock.now();
    const member: MemberRow = { id: newId(now), userId, role, addedAt: new Date(now) };
    const isOwner = (await store.findCanvasOwner(tx, place.id)) === userId;
    if (isOwner || !(await store.writeMember(tx, place, member))) {
      throw new Fault('conflict', '이미 함께하고 있는 사람이에요. 멤버 목록에서 역할을 바꿀 수 있어요.');
    }
    await demandRoomForPeople(deps, tx, place, 0);
    await announceAccess(deps, { userId }, tx);
    await announceAccess(deps, { placeId: place.id }, tx);
    if (userId !== actor.id) await notifyMember(deps, tx, { place, title, userId, kind: 'shared' });
    return viewMember(tx, member);
  });
}

/** Gives a member another role, at once. Throws Fault 'not-found', 'not-allowed', 'conflict' for the owner. */
export function changeMember(
  deps: PlaceDeps,
  actor: Actor,
  place: Place,
  memberId: string,
  role: Role,
): Promise<Member> {
  return deps.database.tx(async (tx) => {
    const title = await demandManager(tx, place, actor, { given: role });
    const member = await store.findMember(tx, place, memberId);
    if (!member) throw new Fault('not-found');
    if (member.role === 'owner') throw new Fault('conflict', '소유자의 역할은 바꿀 수 없어요.');
    await store.writeRole(tx, place, memberId, role);
    const { userId } = member;
    await announceAccess(deps, { userId }, tx);
    await announceAccess(deps, { placeId: place.id }, tx);
    if (userId !== actor.id && role !== member.role)
      await notifyMember(deps, tx, { place, title, userId, kind: 'role' });
    return viewMember(tx, { ...member, role });
  });
}

/**
 * Takes a member out; everybody may leave by himself, the owner excepted. Whoever leaves an organisation leaves its
 * projects, and takes along the prompts and templates that he shared with it. Throws Fault 'not-found', 'not-allowed',
 * 'conflict' for the owner.
 */
export function removeMember(deps: PlaceDeps, actor: Actor, place: Place, memberId: string): Promise<void> {
  return deps.database.tx(async (tx) => {
    const title = await store.lockPlace(tx, place);
    const member = await store.findMember(tx, place, memberId);
    if (!member) throw new Fault('not-found');
    if (member.userId !== actor.id) await demandManager(tx, place, actor);
    if (member.role === 'owner') throw new Fault('conflict', '소유자는 나갈 수 없어요.');
    await store.removeMember(tx, place, memberId);
    if (place.kind === 'org') {
      await store.removeFromProjects(tx, place.id, member.userId);
      await store.takeSharedBack(tx, place.id, member.userId);
    }
    const { userId } = member;
    await announceAccess(deps, { userId }, tx);
    await announceAccess(deps, { placeId: place.id }, tx);
    if (userId === actor.id || title === null || (await store.readStanding(tx, place, userId))) return;
    await notifyMember(deps, tx, { place, title, userId, kind: 'removed' });
  });
}

async function viewMembers(db: Db, rows: readonly MemberRow[]): Promise<Member[]> {
  const people = await readPeople(
    db,
    rows.map((row) => row.userId),
  );
  return rows.flatMap(({ addedAt, ...row }) => {
    const found = people.get(row.userId);
    if (!found) return [];
    const { isSystemAdmin: _, ...user } = found;
    return [{ ...row, addedAt: addedAt.toISOString(), user }];
  });
}

/** Throws Fault 'not-found' for nobody. */
export async function viewMember(db: Db, row: MemberRow): Promise<Member> {
  const [member] = await viewMembers(db, [row]);
  if (!member) throw new Fault('not-found');
  return member;
}
