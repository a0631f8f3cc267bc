import { sql, type SQL } from 'drizzle-orm';
import type { OrgGroup, SharedGroup } from '#contract/orgs/groups.api.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import type { Place } from './place.ts';

type Row<T> = T & Record<string, unknown>;

/** By name; with `groupId` only that one. */
export async function listGroups(db: Db, orgId: string, groupId?: string): Promise<OrgGroup[]> {
  const { rows } = await db.execute<Row<OrgGroup>>(sql`
    select g.id, g.name,
      coalesce((select json_agg(m.user_id order by m.user_id) from org_group_members m where m.group_id = g.id), '[]') as "userIds"
    from org_groups g where g.org_id = ${orgId} and (${groupId ?? null}::uuid is null or g.id = ${groupId ?? null}::uuid)
    order by lower(g.name), g.id`);
  return rows;
}

/** False for a name that another group of the organisation has. */
export async function writeGroup(
  tx: Db,
  group: { id: string; orgId: string; name: string; createdAt: Date },
): Promise<boolean> {
  noteWrite(tx, 'org_groups');
  const { rows } = await tx.execute(sql`
    insert into org_groups (id, org_id, name, created_at)
    values (${group.id}, ${group.orgId}, ${group.name}, ${group.createdAt.toISOString()})
    on conflict (org_id, name) do nothing returning id`);
  return rows.length === 1;
}

/** False for a name that another group of the organisation has. Ask under the lock of the organisation. */
export async function writeName(tx: Db, orgId: string, groupId: string, name: string): Promise<boolean> {
  noteWrite(tx, 'org_groups');
  const { rows } = await tx.execute(sql`
    update org_groups set name = ${name} where id = ${groupId} and org_id = ${orgId}
      and not exists (select from org_groups where org_id = ${orgId} and name = ${name} and id <> ${groupId}) returning id`);
  return rows.length === 1;
}

/** Who belongs to a group from now on: those of these people who are members of its organisation. */
export async function writeMembers(tx: Db, orgId: string, groupId: string, userIds: readonly string[]): Promise<void> {
  noteWrite(tx, 'org_group_members');
  const wanted = sql`${sql.param([...userIds])}::uuid[]`;
  await tx.execute(sql`delete from org_group_members where group_id = ${groupId} and user_id <> all(${wanted})`);
  await tx.execute(sql`
    insert into org_group_members (group_id, org_id, user_id)
    select ${groupId}, m.org_id, m.user_id from org_members m where m.org_id = ${orgId} and m.user_id = any(${wanted})
    on conflict do nothing`);
}

/** False where the organisation has no such group. */
export async function removeGroup(tx: Db, orgId: string, groupId: string): Promise<boolean> {
  noteWrite(tx, 'org_groups', 'org_group_members', 'group_shares');
  const { rows } = await tx.execute(sql`
    delete from org_groups where id = ${groupId} and org_id = ${orgId} returning id`);
  return rows.length === 1;
}

export type SharedPlace = Place & { kind: 'project' | 'canvas' };
const columnOf = { project: sql`project_id`, canvas: sql`board_id` } as const;
const named = sql`g.id, g.name, o.name as "orgName",
  (select count(*)::int from org_group_members m where m.group_id = g.id) as "memberCount"`;

/** The groups that have a role in a place, by name. */
export async function listShared(db: Db, { kind, id }: SharedPlace): Promise<SharedGroup[]> {
  const { rows } = await db.execute<Row<SharedGroup>>(sql`
    select ${named}, s.role from group_shares s join org_groups g on g.id = s.group_id join orgs o on o.id = g.org_id
    where s.${columnOf[kind]} = ${id} and o.deleted_at is null order by lower(g.name), g.id`);
  return rows;
}

/** Which groups can be given a role in a place: those of the project's organisation, or of whoever shares a canvas. */
const offered = ({ kind, id }: SharedPlace, actorId: string): SQL =>
  kind === 'project'
    ? sql`g.org_id = (select org_id from living_projects where id = ${id})`
    : sql`g.org_id in (select org_id from living_org_members where user_id = ${actorId})`;

/** Those with which the place is not shared yet, by name. */
export async function listOffered(db: Db, place: SharedPlace, actorId: string): Promise<Omit<SharedGroup, 'role'>[]> {
  const { rows } = await db.execute<Row<Omit<SharedGroup, 'role'>>>(sql`
    select ${named} from org_groups g join orgs o on o.id = g.org_id
    where ${offered(place, actorId)}
      and not exists (select from group_shares where group_id = g.id and ${columnOf[place.kind]} = ${place.id})
    order by lower(g.name), g.id`);
  return rows;
}

/** Whether the group can be given a role there; it stays as it is until the transaction ends. */
export async function holdOffered(tx: Db, place: SharedPlace, groupId: string, actorId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select g.id from org_groups g where g.id = ${groupId} and ${offered(place, actorId)} for key share`);
  return rows.length === 1;
}

/** Gives the group a role, or another one. */
export async function writeShare(
  tx: Db,
  { kind, id }: SharedPlace,
  share: { id: string; groupId: string; role: SharedGroup['role']; addedAt: Date },
): Promise<void> {
  noteWrite(tx, 'group_shares');
  const column = columnOf[kind];
  await tx.execute(sql`
    insert into group_shares (id, group_id, ${column}, role, added_at)
    values (${share.id}, ${share.groupId}, ${id}, ${share.role}, ${share.addedAt.toISOString()})
    on conflict (${column}, group_id) do update set role = excluded.role`);
}

/** False where the group had no role. */
export async function removeShare(tx: Db, { kind, id }: SharedPlace, groupId: string): Promise<boolean> {
  noteWrite(tx, 'group_shares');
  const { rows } = await tx.execute(sql`
    delete from group_shares where group_id = ${groupId} and ${columnOf[kind]} = ${id} returning id`);
  return rows.length === 1;
}

/** How many people come to a place by groups. */
export async function countPeople(tx: Db, { kind, id }: SharedPlace): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(distinct m.user_id)::int as n from group_shares s join org_group_members m on m.group_id = s.group_id
    where s.${columnOf[kind]} = ${id}`);
  return rows[0]?.n ?? 0;
}
