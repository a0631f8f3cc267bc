import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#contract/access/roles.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { orgMembers, orgs } from './orgs.tables.ts';

/** What somebody is in an organisation; null when there is no such organisation. */
export async function findRef(
  db: Db,
  orgId: string,
  userId: string,
): Promise<{ orgId: string; role: Role | null } | null> {
  const [row] = await db
    .select({ orgId: orgs.id, role: orgMembers.role })
    .from(orgs)
    .leftJoin(orgMembers, and(eq(orgMembers.orgId, orgs.id), eq(orgMembers.userId, userId)))
    .where(eq(orgs.id, orgId));
  return row ?? null;
}

/** The organisations of somebody that fulfil the condition, by name, with what he is there. */
function listOf(db: Db, userId: string, condition?: SQL) {
  const { id, name, ownerId, createdAt } = orgs;
  const memberCount = sql<number>`(select count(*)::int from org_members m where m.org_id = ${orgs.id})`;
  const projectCount = sql<number>`(select count(*)::int from projects p where p.org_id = ${orgs.id})`;
  return db
    .select({ id, name, ownerId, createdAt, role: orgMembers.role, memberCount, projectCount })
    .from(orgs)
    .innerJoin(orgMembers, and(eq(orgMembers.orgId, orgs.id), eq(orgMembers.userId, userId)))
    .where(condition)
    .orderBy(sql`lower(${orgs.name})`, orgs.id);
}
export type OrgRow = Awaited<ReturnType<typeof listOf>>[number];

export const listOrgs = (db: Db, userId: string): Promise<OrgRow[]> => listOf(db, userId);

export async function findOrg(db: Db, orgId: string, userId: string): Promise<OrgRow | null> {
  const [row] = await listOf(db, userId, eq(orgs.id, orgId));
  return row ?? null;
}

export async function writeOrg(tx: Db, org: typeof orgs.$inferInsert): Promise<void> {
  noteWrite(tx, 'orgs');
  await tx.insert(orgs).values(org);
}

export async function writeName(db: Db, orgId: string, name: string): Promise<void> {
  noteWrite(db, 'orgs');
  await db.update(orgs).set({ name }).where(eq(orgs.id, orgId));
}

/** Keeps the organisation from being deleted until the transaction ends; false when it is gone. */
export async function holdOrg(tx: Db, orgId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from orgs where id = ${orgId} for key share`);
  return rows.length === 1;
}

/** Keeps everybody from adding projects, and every writer of its boards out, until the transaction ends; answers the boards. */
export async function lockWithBoards(tx: Db, orgId: string): Promise<string[] | null> {
  const found = await tx.execute(sql`select id from orgs where id = ${orgId} for update`);
  if (found.rows.length === 0) return null;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from boards b join projects p on p.board_id = b.id where p.org_id = ${orgId} order by b.id for update of b`);
  return rows.map((row) => row.id);
}

/** With its projects, and by their trigger with their boards. */
export async function removeOrg(tx: Db, orgId: string): Promise<void> {
  noteWrite(tx, 'orgs');
  await tx.delete(orgs).where(eq(orgs.id, orgId));
}
