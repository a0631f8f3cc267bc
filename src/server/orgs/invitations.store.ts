import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { invitations } from './orgs.tables.ts';
import type { Place } from './place.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const columnOf = { org: invitations.orgId, project: invitations.projectId, canvas: invitations.boardId } as const;
const fieldOf = { org: 'orgId', project: 'projectId', canvas: 'boardId' } as const;
const ofPlace = ({ kind, id }: Place) => eq(columnOf[kind], id);
/** A stored address as `normalEmail` compares it; those of the contract's shape are plain ASCII. */
const address = sql`lower(btrim(u.email))`;

export const listInvitations = (db: Db, place: Place): Promise<InvitationRow[]> =>
  db.select().from(invitations).where(ofPlace(place)).orderBy(desc(invitations.createdAt), desc(invitations.id));

/** Writes an invitation, or gives that of the same address the new role, inviter, note and time. `isNew` tells which. */
export async function writeInvitation(
  tx: Db,
  place: Place,
  wanted: Omit<InvitationRow, 'orgId' | 'projectId' | 'boardId'>,
): Promise<{ row: InvitationRow; isNew: boolean }> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...wanted, [fieldOf[place.kind]]: place.id })
    .onConflictDoUpdate({
      target: [columnOf[place.kind], invitations.email],
      set: { role: wanted.role, inviterId: wanted.inviterId, expiresAt: wanted.expiresAt, note: wanted.note },
    })
    .returning();
  if (!row) throw new Error('the invitation was not written');
  return { row, isNew: row.id === wanted.id };
}

/** Takes away what nobody can accept any more. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, now));
}

export const countInvitations = (tx: Db, place: Place): Promise<number> => tx.$count(invitations, ofPlace(place));

/** Answers false when there is none of this id in the place. */
export async function removeInvitation(tx: Db, place: Place, id: string): Promise<boolean> {
  const rows = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), ofPlace(place)))
    .returning({ id: invitations.id });
  return rows.length === 1;
}

/** An invitation with the name of its place, and the canvas whose board it is to. */
export type Addressed = InvitationRow & { placeName: string; canvasId: string | null };
type Stored = Omit<Addressed, 'createdAt' | 'expiresAt'> & { createdAt: string; expiresAt: string };

async function readAddressed(db: Db, condition: SQL): Promise<Addressed[]> {
  const { rows } = await db.execute<Stored & Record<string, unknown>>(sql`
    select i.id, i.org_id as "orgId", i.project_id as "projectId", i.board_id as "boardId", c.id as "canvasId", i.email,
      i.role, i.inviter_id as "inviterId", i.created_at as "createdAt", i.expires_at as "expiresAt", i.note,
      coalesce(o.name, p.name, c.title) as "placeName"
    from invitations i left join orgs o on o.id = i.org_id and o.deleted_at is null
      left join living_projects l on l.id = i.project_id left join projects p on p.id = l.id
      left join canvases c on c.board_id = i.board_id and c.deleted_at is null
    where ${condition} and coalesce(o.id, l.id, c.id) is not null order by i.created_at desc, i.id desc`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) }));
}

/** Those that have not ended at this moment. */
export const listAddressed = (db: Db, email: string, now: Date): Promise<Addressed[]> =>
  readAddressed(db, sql`i.email = ${email} and i.expires_at > ${now.toISOString()}`);

/** One that has not ended, whoever it is to. */
export async function findById(db: Db, id: string, now: Date): Promise<Addressed | null> {
  const rows = await readAddressed(db, sql`i.id = ${id} and i.expires_at > ${now.toISOString()}`);
  return rows[0] ?? null;
}

export async function findAddressed(db: Db, id: string, email: string, now: Date): Promise<Addressed | null> {
  const rows = await readAddressed(
    db,
    sql`i.id = ${id} and i.email = ${email} and i.expires_at > ${now.toISOString()}`,
  );
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
  const people = {
    org: sql`select user_id from org_members where org_id = ${id}`,
    project: sql`select user_id from project_members where project_id = ${id}`,
    canvas: sql`select user_id from board_members where board_id = ${id} union select owner_id from boards where id = ${id}`,
  }[kind];
  const { rows } = await tx.execute(sql`
    select from users u where u.id in (${people}) and u.email_verified and ${address} = ${email}`);
  return rows.length > 0;
}

/** Those who have proven this address. */
export async function listAddressees(tx: Db, email: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select u.id from users u where ${address} = ${email} and u.email_verified and u.suspended_at is null`,
  );
  return rows.map((row) => row.id);
}
