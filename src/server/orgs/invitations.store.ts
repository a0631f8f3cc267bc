import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { invitations } from './orgs.tables.ts';
import type { Place } from './place.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const columnOf = { org: invitations.orgId, project: invitations.projectId } as const;
const ofPlace = ({ kind, id }: Place) => eq(columnOf[kind], id);
/** A stored address as `normalEmail` compares it; those of the contract's shape are plain ASCII. */
const address = sql`lower(btrim(u.email))`;

export const listInvitations = (db: Db, place: Place): Promise<InvitationRow[]> =>
  db.select().from(invitations).where(ofPlace(place)).orderBy(desc(invitations.createdAt), desc(invitations.id));

/** Writes an invitation, or gives that of the same address the new role and inviter. `isNew` tells which. */
export async function writeInvitation(
  tx: Db,
  place: Place,
  wanted: Pick<InvitationRow, 'id' | 'email' | 'role' | 'inviterId' | 'createdAt'>,
): Promise<{ row: InvitationRow; isNew: boolean }> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...wanted, [place.kind === 'org' ? 'orgId' : 'projectId']: place.id })
    .onConflictDoUpdate({
      target: [columnOf[place.kind], invitations.email],
      set: { role: wanted.role, inviterId: wanted.inviterId },
    })
    .returning();
  if (!row) throw new Error('the invitation was not written');
  return { row, isNew: row.id === wanted.id };
}

/** Answers false when there is none of this id in the place. */
export async function removeInvitation(tx: Db, place: Place, id: string): Promise<boolean> {
  const rows = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), ofPlace(place)))
    .returning({ id: invitations.id });
  return rows.length === 1;
}

/** An invitation with the name of its place. */
export type Addressed = InvitationRow & { placeName: string };

async function readAddressed(db: Db, condition: SQL): Promise<Addressed[]> {
  const { rows } = await db.execute<Omit<Addressed, 'createdAt'> & { createdAt: string } & Record<string, unknown>>(sql`
    select i.id, i.org_id as "orgId", i.project_id as "projectId", i.email, i.role, i.inviter_id as "inviterId",
      i.created_at as "createdAt", coalesce(o.name, p.name) as "placeName"
    from invitations i left join orgs o on o.id = i.org_id left join projects p on p.id = i.project_id
    where ${condition} order by i.created_at desc, i.id desc`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export const listAddressed = (db: Db, email: string): Promise<Addressed[]> =>
  readAddressed(db, sql`i.email = ${email}`);

export async function findAddressed(db: Db, id: string, email: string): Promise<Addressed | null> {
  const rows = await readAddressed(db, sql`i.id = ${id} and i.email = ${email}`);
  return rows[0] ?? null;
}

/** Takes the invitation out of the book: of two who take it at once only one gets it. */
export async function takeInvitation(tx: Db, id: string, email: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.email, email)))
    .returning();
  return row ?? null;
}

/** Whether somebody who has proven this address is a member of the place. */
export async function isMemberAddress(tx: Db, { kind, id }: Place, email: string): Promise<boolean> {
  const [members, by] = kind === 'org' ? [sql`org_members`, sql`org_id`] : [sql`project_members`, sql`project_id`];
  const { rows } = await tx.execute(sql`
    select from ${members} m join users u on u.id = m.user_id
    where m.${by} = ${id} and u.email_verified and ${address} = ${email}`);
  return rows.length > 0;
}

/** Those who have proven this address. */
export async function listAddressees(tx: Db, email: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select u.id from users u where ${address} = ${email} and u.email_verified and u.suspended_at is null`,
  );
  return rows.map((row) => row.id);
}
