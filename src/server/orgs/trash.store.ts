import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { orgs } from './orgs.tables.ts';

/**
 * Keeps everybody from adding projects, and every writer of its boards out, until the transaction ends. Answers the boards
 * that people lose with it, canvases that are shared with it among them; null when it is gone or in the trash.
 */
export async function lockWithBoards(tx: Db, orgId: string): Promise<string[] | null> {
  const found = await tx.execute(sql`select id from orgs where id = ${orgId} and deleted_at is null for update`);
  if (found.rows.length === 0) return null;
  const own = await tx.execute<{ id: string }>(sql`
    select b.id from boards b join projects p on p.board_id = b.id where p.org_id = ${orgId} order by b.id for update of b`);
  const shared = await tx.execute<{ id: string }>(sql`
    select id from boards where org_id = ${orgId}
    union select s.board_id from group_shares s join org_groups g on g.id = s.group_id
      where g.org_id = ${orgId} and s.board_id is not null`);
  return [...own.rows, ...shared.rows].map((row) => row.id);
}

/** Puts it into the trash, where invitations to it and its projects end, its offer to a next owner, and the links to their boards. */
export async function markDeleted(tx: Db, orgId: string, at: Date): Promise<void> {
  const projects = sql`(select id from projects where org_id = ${orgId})`;
  await tx.execute(sql`delete from invitations where org_id = ${orgId} or project_id in ${projects}`);
  await tx.execute(sql`
    update links set off_at = ${at.toISOString()}
    where off_at is null and board_id in (select board_id from projects where org_id = ${orgId})`);
  await tx.execute(sql`delete from org_transfers where org_id = ${orgId}`);
  noteWrite(tx, 'orgs');
  await tx.update(orgs).set({ deletedAt: at }).where(eq(orgs.id, orgId));
}

/** What an owner has in the trash, last deleted first, with what comes back with it. */
export async function listTrashed(db: Db, ownerId: string) {
  const { id, name, deletedAt } = orgs;
  const memberCount = sql<number>`(select count(*)::int from org_members m where m.org_id = orgs.id)`;
  const projectCount = sql<number>`(
    select count(*)::int from projects p where p.org_id = orgs.id and p.deleted_at is null)`;
  return db
    .select({ id, name, deletedAt, memberCount, projectCount })
    .from(orgs)
    .where(and(eq(orgs.ownerId, ownerId), isNotNull(orgs.deletedAt)))
    .orderBy(desc(orgs.deletedAt), desc(orgs.id));
}

const inTrashOf = (id: string, ownerId: string) =>
  and(eq(orgs.id, id), eq(orgs.ownerId, ownerId), isNotNull(orgs.deletedAt));

/** False when the person has no such organisation in the trash. */
export async function unmarkDeleted(tx: Db, id: string, ownerId: string): Promise<boolean> {
  noteWrite(tx, 'orgs');
  const rows = await tx.update(orgs).set({ deletedAt: null }).where(inTrashOf(id, ownerId)).returning({ id: orgs.id });
  return rows.length === 1;
}

/** Removes it with its projects, and by their trigger with their boards; false when the person has none such in the trash. */
export async function removeTrashed(tx: Db, id: string, ownerId: string): Promise<boolean> {
  noteWrite(tx, 'orgs');
  const rows = await tx.delete(orgs).where(inTrashOf(id, ownerId)).returning({ id: orgs.id });
  return rows.length === 1;
}

/** Removes what has lain in the trash since before a moment. */
export async function removeTrashedBefore(tx: Db, before: Date): Promise<void> {
  noteWrite(tx, 'orgs');
  await tx.delete(orgs).where(lt(orgs.deletedAt, before));
}

export interface LossRow {
  projects: number;
  boards: number;
  files: number;
  conversations: number;
  sharedCanvases: number;
  /** Who loses something, by name; the one who asks is not among them. */
  people: string[];
}

/** What the end of an organisation takes away, and from whom: with `projectId` the end of that project of it. */
export async function readLosses(
  db: Db,
  place: { orgId: string } | { projectId: string },
  actorId: string,
): Promise<LossRow> {
  const which = 'orgId' in place ? sql`p.org_id = ${place.orgId}` : sql`p.id = ${place.projectId}`;
  const shared = 'orgId' in place ? sql`b.org_id = ${place.orgId}` : sql`false`;
  const { rows } = await db.execute<LossRow & Record<string, unknown>>(sql`
    with lost as materialized (
      select p.id, p.org_id, p.board_id from projects p join living_projects l on l.id = p.id where ${which}
    ), orgs_lost as (
      ${'orgId' in place ? sql`select ${place.orgId}::uuid as id` : sql`select org_id as id from lost`}
    ), people as (
      select user_id from project_members where project_id in (select id from lost)
      union select user_id from org_members where org_id in (select id from orgs_lost)
    )
    select (select count(*)::int from lost) as projects, (select count(*)::int from lost) as boards,
      (select count(*)::int from files f where f.board_id in (select board_id from lost)
        and f.state = 'stored' and f.uploader_id is not null) as files,
      (select count(*)::int from chat_conversations c where c.board_id in (select board_id from lost)
        and sees_conversation(c.audience, c.board_id, ${actorId}::uuid)) as conversations,
      (select count(*)::int from boards b join canvases c on c.board_id = b.id
        where ${shared} and c.deleted_at is null) as "sharedCanvases",
      coalesce((select json_agg(user_id order by user_id) from people where user_id <> ${actorId}), '[]') as people`);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  return row;
}
