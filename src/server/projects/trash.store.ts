import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';

/** Puts a project into the trash, where its invitations and the links to its board end; false when it lies there. */
export async function markDeleted(tx: Db, id: string, at: Date): Promise<boolean> {
  const time = at.toISOString();
  await tx.execute(sql`delete from invitations where project_id = ${id}`);
  await tx.execute(sql`
    update links set off_at = ${time} where off_at is null and board_id = (select board_id from projects where id = ${id})`);
  noteWrite(tx, 'projects');
  const { rows } = await tx.execute(
    sql`update projects set deleted_at = ${time} where id = ${id} and deleted_at is null returning id`,
  );
  return rows.length === 1;
}

export interface TrashedRow extends Record<string, unknown> {
  id: string;
  orgName: string;
  name: string;
  fileCount: number;
  deletedAt: string;
}

/** What lies in the trash and a person could delete: projects that he owns, by himself or with their organisation. */
const inTrashOf = (userId: string): SQL => sql`p.deleted_at is not null and (
  exists (select from project_members m join living_org_members o on o.user_id = m.user_id and o.org_id = p.org_id
    where m.project_id = p.id and m.user_id = ${userId}::uuid and m.role = 'owner')
  or exists (select from living_org_members m where m.org_id = p.org_id and m.user_id = ${userId}::uuid and m.role = 'owner'))`;

/** Last deleted first. */
export async function listTrashed(db: Db, userId: string): Promise<TrashedRow[]> {
  const { rows } = await db.execute<TrashedRow>(sql`
    select p.id, o.name as "orgName", p.name, p.deleted_at as "deletedAt",
      (select count(*)::int from project_files f where f.project_id = p.id) as "fileCount"
    from projects p join orgs o on o.id = p.org_id where ${inTrashOf(userId)} order by p.deleted_at desc, p.id desc`);
  return rows;
}

/** Where a project of the person's trash lies, which stays there until the transaction ends; null when there is none such. */
export async function lockTrashed(
  tx: Db,
  id: string,
  userId: string,
): Promise<{ orgId: string; boardId: string } | null> {
  const { rows } = await tx.execute<{ orgId: string; boardId: string }>(sql`
    select p.org_id as "orgId", p.board_id as "boardId" from projects p
    where p.id = ${id} and ${inTrashOf(userId)} for update of p`);
  return rows[0] ?? null;
}

export async function unmarkDeleted(tx: Db, id: string): Promise<void> {
  noteWrite(tx, 'projects');
  await tx.execute(sql`update projects set deleted_at = null where id = ${id}`);
}

/** With its members and files, and by its trigger with its board. */
export async function removeProject(tx: Db, id: string): Promise<void> {
  noteWrite(tx, 'projects');
  await tx.execute(sql`delete from projects where id = ${id}`);
}

/** Removes what has lain in the trash since before a moment. */
export async function removeTrashedBefore(tx: Db, before: Date): Promise<void> {
  noteWrite(tx, 'projects');
  await tx.execute(sql`delete from projects where deleted_at < ${before.toISOString()}`);
}
