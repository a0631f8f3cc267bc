import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#contract/access/roles.ts';
import { boards } from '../boards/boards.tables.ts';
import { orgs, projectMembers } from '../orgs/orgs.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { projects } from './projects.tables.ts';

/** A project is as young as the last change of itself, its board and its files. */
const updatedAt = sql<Date>`greatest(${projects.updatedAt}, ${boards.changedAt},
  (select max(f.created_at) from project_files f where f.project_id = ${projects.id}))`.mapWith(projects.updatedAt);
const fileCount = sql<number>`(select count(*)::int from project_files f where f.project_id = ${projects.id})`;
/** Links on the board that the person sees, read or not. */
const linkCountFor = (
  userId: string,
) => sql<number>`(select count(*)::int from sources s join nodes n on n.id = s.node_id and n.board_id = s.board_id
  where s.board_id = ${projects.boardId} and s.file_id is null
    and (${boards.restricted} = 0 or sees_node(n.id, ${userId}::uuid)))`;

/** What lies in the trash is never among them. */
function listOf(db: Db, userId: string, condition: SQL) {
  const { id, orgId, boardId, name, description, isPublic, createdAt } = projects;
  const role = sql<Role | null>`project_role(${projects.id}, ${userId}::uuid)`;
  return db
    .select({
      id,
      orgId,
      boardId,
      name,
      description,
      isPublic,
      createdAt,
      orgName: orgs.name,
      role,
      fileCount,
      linkCount: linkCountFor(userId),
      updatedAt,
    })
    .from(projects)
    .innerJoin(orgs, eq(orgs.id, projects.orgId))
    .innerJoin(boards, eq(boards.id, projects.boardId))
    .where(and(sql`(${condition})`, isNull(projects.deletedAt), isNull(orgs.deletedAt)))
    .orderBy(desc(updatedAt), desc(projects.id));
}
export type ProjectRow = Awaited<ReturnType<typeof listOf>>[number];

/** Those in which somebody works, by his own membership or the organisation's. What is only public is not among them. */
export const listProjects = (db: Db, userId: string): Promise<ProjectRow[]> =>
  listOf(
    db,
    userId,
    sql`${projects.id} in (select m.project_id from project_members m where m.user_id = ${userId})
      or ${projects.orgId} in (select m.org_id from org_members m where m.user_id = ${userId})`,
  );

export const listProjectsOf = (db: Db, orgId: string, userId: string): Promise<ProjectRow[]> =>
  listOf(db, userId, eq(projects.orgId, orgId));

export async function findProject(db: Db, id: string, userId: string): Promise<ProjectRow | null> {
  const [row] = await listOf(db, userId, eq(projects.id, id));
  return row ?? null;
}

/** A project with its first member, who owns it. */
export async function writeProject(
  tx: Db,
  project: typeof projects.$inferInsert,
  owner: Pick<typeof projectMembers.$inferInsert, 'id' | 'userId'>,
): Promise<void> {
  noteWrite(tx, 'projects');
  await tx.insert(projects).values(project);
  noteWrite(tx, 'project_members');
  await tx
    .insert(projectMembers)
    .values({ ...owner, projectId: project.id, role: 'owner', addedAt: project.createdAt });
}

/** The name of a project, which stays until the transaction ends; null when there is none such. */
export async function lockName(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx.select({ name: projects.name }).from(projects).where(eq(projects.id, id)).for('update');
  return row?.name ?? null;
}

type Fields = Partial<Pick<typeof projects.$inferInsert, 'name' | 'description' | 'isPublic'>>;

export async function writeFields(tx: Db, id: string, fields: Fields, at: Date): Promise<void> {
  noteWrite(tx, 'projects');
  await tx
    .update(projects)
    .set({ ...fields, updatedAt: at })
    .where(eq(projects.id, id));
}
