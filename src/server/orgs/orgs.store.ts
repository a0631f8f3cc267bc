import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#contract/access/roles.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { orgMembers, orgs } from './orgs.tables.ts';

/** What somebody is in an organisation; null when there is no such organisation outside the trash. */
export async function findRef(
  db: Db,
  orgId: string,
  userId: string,
): Promise<{ orgId: string; role: Role | null } | null> {
  const [row] = await db
    .select({ orgId: orgs.id, role: orgMembers.role })
    .from(orgs)
    .leftJoin(orgMembers, and(eq(orgMembers.orgId, orgs.id), eq(orgMembers.userId, userId)))
    .where(and(eq(orgs.id, orgId), isNull(orgs.deletedAt)));
  return row ?? null;
}

/** The organisations of somebody that fulfil the condition, by name, with what he is there. */
function listOf(db: Db, userId: string, condition?: SQL) {
  const { id, name, ownerId, createdAt } = orgs;
  const memberCount = sql<number>`(select count(*)::int from org_members m where m.org_id = ${orgs.id})`;
  const projectCount = sql<number>`(select count(*)::int from living_projects p where p.org_id = ${orgs.id})`;
  return db
    .select({ id, name, ownerId, createdAt, role: orgMembers.role, memberCount, projectCount })
    .from(orgs)
    .innerJoin(orgMembers, and(eq(orgMembers.orgId, orgs.id), eq(orgMembers.userId, userId)))
    .where(and(condition, isNull(orgs.deletedAt)))
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

/** Whose it is; it stays so, and out of the trash, until the transaction ends. Null when it is gone or in the trash. */
export async function holdOwner(tx: Db, orgId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ ownerId: string }>(sql`
    select owner_id as "ownerId" from orgs where id = ${orgId} and deleted_at is null for share`);
  return rows[0]?.ownerId ?? null;
}

/** Keeps the organisation from being deleted until the transaction ends; false when it is gone or in the trash. */
export async function holdOrg(tx: Db, orgId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from orgs where id = ${orgId} and deleted_at is null for key share`);
  return rows.length === 1;
}
