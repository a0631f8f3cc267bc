import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { builtOnce } from '../platform/db/built-once.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { keptUntilWritten } from '../platform/db/kept-until-written.ts';
import { sessions, users } from './people.tables.ts';

export type UserRow = typeof users.$inferSelect;

const theFirst = 7_305_001;
/** So many are kept in memory. */
const MOST_SESSIONS = 2_000;

/** Held until the transaction ends, so that of two people who come first only one finds no administrator. */
export const lockTheDoor = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${theFirst})`);

export async function findUser(db: Db, issuer: string, subject: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return row ?? null;
}

export async function findUserById(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export const findUsers = (db: Db, ids: readonly string[]): Promise<UserRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]));

export async function hasAdministrator(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isSystemAdmin, true)).limit(1);
  return rows.length > 0;
}

export async function writeAdministrator(tx: Db, id: string): Promise<UserRow> {
  noteWrite(tx, 'users');
  const [row] = await tx.update(users).set({ isSystemAdmin: true }).where(eq(users.id, id)).returning();
  if (!row) throw new Error('the user vanished while signing in');
  return row;
}

export async function writeUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow> {
  noteWrite(db, 'users');
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('the new user was not written');
  return row;
}

type Profile = Pick<UserRow, 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'profileImageUrl'>;

export async function writeProfile(db: Db, id: string, profile: Profile): Promise<UserRow> {
  noteWrite(db, 'users');
  const [row] = await db.update(users).set(profile).where(eq(users.id, id)).returning();
  if (!row) throw new Error('the user vanished while signing in');
  return row;
}

export async function writeSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  noteWrite(db, 'sessions');
  await db.insert(sessions).values(session);
}

/**
 * The session and its user, who is not suspended; whether it is over is for the caller to say. Every call asks for it: where
 * this process alone writes, it is read anew only when a session or a person may have been written.
 */
export const findSession = keptUntilWritten(
  ['sessions', 'users'],
  MOST_SESSIONS,
  async (db, tokenHash: string) => (await sessionOf(db, { tokenHash }))[0] ?? null,
);

const sessionOf = builtOnce((db) =>
  db
    .select({ user: users, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.suspendedAt))),
);

export async function touchSession(db: Db, tokenHash: string, now: Date, seenBefore: Date): Promise<void> {
  noteWrite(db, 'sessions');
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastSeenAt, seenBefore)));
}

/** Answers whose session it was; null when there was none. */
export async function removeSession(db: Db, tokenHash: string): Promise<string | null> {
  noteWrite(db, 'sessions');
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  return row?.userId ?? null;
}

/** The living sessions of somebody, last used first. */
export const readSessions = (db: Db, userId: string, now: Date, idleSince: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));

export async function removeSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  noteWrite(db, 'sessions');
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

type Chosen = Partial<Pick<UserRow, 'chosenFirstName' | 'chosenLastName' | 'pictureTag'>>;

/** Writes what is named; answers the person as he stands then. */
export async function writeChosen(db: Db, id: string, chosen: Chosen): Promise<UserRow> {
  noteWrite(db, 'users');
  const [row] =
    Object.keys(chosen).length > 0
      ? await db.update(users).set(chosen).where(eq(users.id, id)).returning()
      : await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('the user vanished while signed in');
  return row;
}

export async function removeEndedSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  noteWrite(db, 'sessions');
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
}
