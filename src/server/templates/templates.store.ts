import { and, count, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { KeptBoard } from './choices.ts';
import { orgs } from '../orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { templates } from './templates.tables.ts';

/** Own ones, and those of organisations that the person belongs to. */
const openTo = (userId: string) =>
  or(
    eq(templates.ownerId, userId),
    sql`exists (select from living_org_members m where m.org_id = ${templates.orgId} and m.user_id = ${userId}::uuid)`,
  );

function listWhere(db: Db, condition: SQL | undefined) {
  const { id, ownerId, name, description, nodeCount, createdAt } = templates;
  return db
    .select({ id, ownerId, orgId: orgs.id, orgName: orgs.name, name, description, nodeCount, createdAt })
    .from(templates)
    .leftJoin(orgs, and(eq(orgs.id, templates.orgId), isNull(orgs.deletedAt)))
    .where(condition)
    .orderBy(desc(templates.createdAt), desc(templates.id));
}
export type TemplateRow = Awaited<ReturnType<typeof listWhere>>[number];

/** What the person may use, newest first. */
export const listTemplates = (db: Db, userId: string): Promise<TemplateRow[]> => listWhere(db, openTo(userId));

/** Null for what is not open to the person. */
export async function findTemplate(db: Db, id: string, userId: string): Promise<TemplateRow | null> {
  const [row] = await listWhere(db, and(eq(templates.id, id), openTo(userId)));
  return row ?? null;
}

/** Null for what is not open to the person. */
export async function findBoard(db: Db, id: string, userId: string): Promise<KeptBoard | null> {
  const [row] = await db
    .select({ board: templates.board })
    .from(templates)
    .where(and(eq(templates.id, id), openTo(userId)));
  return row?.board ?? null;
}

/** How many a person has, who gets no others until the transaction ends. */
export async function countHeld(tx: Db, ownerId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const [row] = await tx.select({ count: count() }).from(templates).where(eq(templates.ownerId, ownerId));
  return row?.count ?? 0;
}

export async function writeTemplate(tx: Db, template: typeof templates.$inferInsert): Promise<void> {
  await tx.insert(templates).values(template);
}

export async function removeTemplate(db: Db, id: string): Promise<void> {
  await db.delete(templates).where(eq(templates.id, id));
}

/** Whole, for their owner, oldest first. */
export const listOwned = (db: Db, ownerId: string) =>
  db
    .select({ name: templates.name, description: templates.description, board: templates.board })
    .from(templates)
    .where(eq(templates.ownerId, ownerId))
    .orderBy(templates.createdAt, templates.id);
