import { sql, type SQL } from 'drizzle-orm';
import { roles, type Role } from '#contract/access/roles.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import type { MemberRow, Place } from './place.ts';

/** What lies in the trash has no name, as what is gone. */
const orgName = sql`case when orgs.deleted_at is null then orgs.name end`;
const projectName = sql`case when projects.deleted_at is null and exists (
  select from living_projects l where l.id = projects.id) then projects.name end`;
const canvasTitle = sql`(select c.title from canvases c where c.board_id = boards.id and c.deleted_at is null)`;

/** Where the kinds of places keep their people: tables of one shape. */
const tables = {
  org: { places: sql`orgs`, name: orgName, members: sql`org_members`, by: sql`org_id` },
  project: { places: sql`projects`, name: projectName, members: sql`project_members`, by: sql`project_id` },
  canvas: { places: sql`boards`, name: canvasTitle, members: sql`board_members`, by: sql`board_id` },
} as const satisfies Record<Place['kind'], Record<string, SQL>>;

const ranking = sql.raw(`array[${roles.map((role) => `'${role}'`).join(', ')}]`);
const columns = sql`id, user_id as "userId", role, added_at as "addedAt"`;

type Row = Omit<MemberRow, 'addedAt'> & { addedAt: string };
const toRow = (row: Row): MemberRow => ({ ...row, addedAt: new Date(row.addedAt) });

async function readRows(db: Db, query: SQL): Promise<MemberRow[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(query);
  return rows.map(toRow);
}

/** Keeps everybody else from changing who belongs to the place until the transaction ends; its name, null when it is gone. */
export async function lockPlace(tx: Db, { kind, id }: Place): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select ${tables[kind].name} as name from ${tables[kind].places} where id = ${id} for no key update`,
  );
  return rows[0]?.name ?? null;
}

const standingIn: Record<Place['kind'], (id: string, userId: string) => SQL> = {
  org: (id, userId) => sql`select role from living_org_members where org_id = ${id} and user_id = ${userId}`,
  project: (id, userId) => sql`select project_role(${id}::uuid, ${userId}::uuid) as role`,
  canvas: (id, userId) => sql`
    select board_role(id, ${userId}::uuid) as role, editors_may_invite as "editorsMayInvite" from boards where id = ${id}`,
};

/** What somebody is in the place, by whichever way; null for a stranger. */
export async function readStanding(
  db: Db,
  { kind, id }: Place,
  userId: string,
): Promise<{ role: Role; editorsMayInvite?: boolean } | null> {
  const { rows } = await db.execute<{ role: Role | null; editorsMayInvite?: boolean }>(standingIn[kind](id, userId));
  const [row] = rows;
  return row?.role ? { ...row, role: row.role } : null;
}

/** Whose canvas this is; null for every other place. */
export async function findCanvasOwner(db: Db, boardId: string): Promise<string | null> {
  const { rows } = await db.execute<{ ownerId: string | null }>(
    sql`select owner_id as "ownerId" from boards where id = ${boardId}`,
  );
  return rows[0]?.ownerId ?? null;
}

/** The canvas of a board; null for every other place. */
export async function findCanvas(db: Db, boardId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from canvases where board_id = ${boardId}`);
  return rows[0]?.id ?? null;
}

/** Highest role first, then who came first. */
export const listMembers = (db: Db, { kind, id }: Place): Promise<MemberRow[]> =>
  readRows(
    db,
    sql`select ${columns} from ${tables[kind].members} where ${tables[kind].by} = ${id}
      order by array_position(${ranking}, role) desc, added_at, id`,
  );

export async function findMember(db: Db, { kind, id }: Place, memberId: string): Promise<MemberRow | null> {
  const { members, by } = tables[kind];
  const rows = await readRows(db, sql`select ${columns} from ${members} where ${by} = ${id} and id = ${memberId}`);
  return rows[0] ?? null;
}

/** Answers false when this person is a member already. */
export async function writeMember(tx: Db, { kind, id }: Place, member: MemberRow): Promise<boolean> {
  const { members, by } = tables[kind];
  noteWrite(tx, 'org_members', 'project_members', 'board_members');
  const rows = await readRows(
    tx,
    sql`insert into ${members} (id, ${by}, user_id, role, added_at)
      values (${member.id}, ${id}, ${member.userId}, ${member.role}, ${member.addedAt.toISOString()})
      on conflict (${by}, user_id) do nothing returning ${columns}`,
  );
  return rows.length === 1;
}

/** Makes somebody a member, or raises what he is; nobody is lowered. */
export async function raiseMember(tx: Db, { kind, id }: Place, member: MemberRow): Promise<void> {
  const { members, by } = tables[kind];
  noteWrite(tx, 'org_members', 'project_members', 'board_members');
  await tx.execute(
    sql`insert into ${members} as m (id, ${by}, user_id, role, added_at)
      values (${member.id}, ${id}, ${member.userId}, ${member.role}, ${member.addedAt.toISOString()})
      on conflict (${by}, user_id) do update set role = excluded.role
      where array_position(${ranking}, m.role) < array_position(${ranking}, excluded.role)`,
  );
}

export async function writeRole(tx: Db, { kind }: Place, memberId: string, role: Role): Promise<void> {
  noteWrite(tx, 'org_members', 'project_members', 'board_members');
  await tx.execute(sql`update ${tables[kind].members} set role = ${role} where id = ${memberId}`);
}

export async function removeMember(tx: Db, { kind }: Place, memberId: string): Promise<void> {
  noteWrite(tx, 'org_members', 'project_members', 'board_members');
  await tx.execute(sql`delete from ${tables[kind].members} where id = ${memberId}`);
}

/** Takes somebody out of every project of an organisation. */
export async function removeFromProjects(tx: Db, orgId: string, userId: string): Promise<void> {
  noteWrite(tx, 'project_members');
  await tx.execute(sql`
    delete from project_members where user_id = ${userId} and project_id in (select id from projects where org_id = ${orgId})`);
}

/** What somebody shares with an organisation is his alone again. */
export async function takeSharedBack(tx: Db, orgId: string, userId: string): Promise<void> {
  noteWrite(tx, 'boards', 'group_shares');
  await tx.execute(sql`
    delete from group_shares where board_id in (select id from boards where owner_id = ${userId})
      and group_id in (select id from org_groups where org_id = ${orgId})`);
  await tx.execute(sql`
    update boards set org_id = null, org_role = null where owner_id = ${userId} and org_id = ${orgId}`);
  await tx.execute(sql`update prompts set org_id = null where owner_id = ${userId} and org_id = ${orgId}`);
  await tx.execute(sql`update templates set org_id = null where owner_id = ${userId} and org_id = ${orgId}`);
}

/**
 * Whether somebody belongs to the organisation of this project, or to one of whoever lets him onto a canvas; if so he stays
 * there until the transaction ends.
 */
export async function holdColleague(tx: Db, { kind, id }: Place, userId: string, actorId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    kind === 'canvas'
      ? sql`select m.id from org_members m where m.user_id = ${userId}
          and m.org_id in (select org_id from living_org_members where user_id = ${actorId}) for share of m`
      : sql`select m.id from org_members m join projects p on p.org_id = m.org_id
          where p.id = ${id} and m.user_id = ${userId} for share of m`,
  );
  return rows.length > 0;
}
