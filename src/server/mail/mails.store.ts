import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { mails, mailUses } from './mails.tables.ts';

export type MailRow = typeof mails.$inferSelect;
type State = MailRow['state'];

const ofSenders = 7_305_002;

/** Held until the transaction ends, so that what one person has written at once is counted one by one. */
export const lockSender = (tx: Db, senderId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ofSenders}, hashtext(${senderId}))`);

export async function writeMail(tx: Db, mail: typeof mails.$inferInsert): Promise<void> {
  await tx.insert(mails).values(mail);
}

/** False where there is one of this key. */
export async function writeMailOnce(tx: Db, mail: typeof mails.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  return rows.length === 1;
}

/** How many notices went to a person, or are to go, since a moment. */
export async function countNotices(tx: Db, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ mails: count() })
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, 'notice'), gt(mails.createdAt, since)));
  return row?.mails ?? 0;
}

/** All mails about an invitation, youngest first. */
export const listMails = (db: Db, invitationIds: readonly string[]): Promise<MailRow[]> =>
  invitationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(mails)
        .where(inArray(mails.invitationId, [...invitationIds]))
        .orderBy(desc(mails.createdAt), desc(mails.id));

/** Counts a try of a mail that waits; null for one that does not, or is gone. */
export async function beginTry(db: Db, id: string): Promise<MailRow | null> {
  const [row] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1` })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
    .returning();
  return row ?? null;
}

/** Puts a mail that is in one of the states `from` into another; false where it is in none of them, or gone. */
export async function moveMail(
  db: Db,
  id: string,
  from: readonly State[],
  to: Partial<Pick<MailRow, 'state' | 'sentAt'>>,
): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set(to)
    .where(and(eq(mails.id, id), inArray(mails.state, [...from])))
    .returning({ id: mails.id });
  return rows.length === 1;
}

export async function removeMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** What was written before this moment and has not ended. */
export const listOpen = (db: Db, before: Date, most: number): Promise<Pick<MailRow, 'id' | 'state' | 'tries'>[]> =>
  db
    .select({ id: mails.id, state: mails.state, tries: mails.tries })
    .from(mails)
    .where(and(inArray(mails.state, ['waiting', 'sending']), lt(mails.createdAt, before)))
    .orderBy(mails.createdAt)
    .limit(most);

export async function countBySender(tx: Db, senderId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(mailUses)
    .where(and(eq(mailUses.senderId, senderId), gt(mailUses.at, since)));
  return row?.uses ?? 0;
}

export async function countByTarget(tx: Db, target: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(mailUses)
    .where(and(eq(mailUses.target, target), gt(mailUses.at, since)));
  return row?.uses ?? 0;
}

export async function writeUse(tx: Db, use: typeof mailUses.$inferInsert): Promise<void> {
  await tx.insert(mailUses).values(use);
}

export async function removeUsesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mailUses).where(lt(mailUses.at, before));
}
