import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/db.ts';
import { moment } from '../platform/db/moment.ts';
import { files } from './files.tables.ts';

export type FileRow = typeof files.$inferSelect;

/** Also filled by triggers on `files`. */
const removedObjects = pgTable('removed_objects', {
  objectKey: text('object_key').primaryKey(),
  removableAt: moment('removable_at').notNull().defaultNow(),
});

export async function writeFile(db: Db, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

export async function findFile(db: Db, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** Makes `objectKey` the one under which a reservation's bytes are expected; false when it is no reservation any more. */
export async function claimReservation(db: Db, id: string, objectKey: string): Promise<boolean> {
  const rows = await db
    .update(files)
    .set({ objectKey })
    .where(and(eq(files.id, id), eq(files.state, 'reserved')))
    .returning({ id: files.id });
  return rows.length === 1;
}

type Stored = Pick<FileRow, 'objectKey' | 'name' | 'mimeType' | 'size' | 'sha256' | 'width' | 'height'>;

/** Turns the reservation into a stored file; false when another upload claimed it, or it is gone. */
export async function completeReservation(db: Db, id: string, claimedKey: string, stored: Stored): Promise<boolean> {
  const rows = await db
    .update(files)
    .set({ ...stored, state: 'stored' })
    .where(and(eq(files.id, id), eq(files.state, 'reserved'), eq(files.objectKey, claimedKey)))
    .returning({ id: files.id });
  return rows.length === 1;
}

/** A stored file gets the name and the type under which it is shown from now on. */
export async function nameFile(db: Db, id: string, named: Pick<FileRow, 'name' | 'mimeType'>): Promise<void> {
  await db.update(files).set(named).where(eq(files.id, id));
}

/** The bytes go as well, by the note that the row leaves. */
export async function removeFile(db: Db, boardId: string, id: string): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), eq(files.boardId, boardId)));
}

export async function removeReservation(db: Db, id: string, claimedKey: string): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), eq(files.state, 'reserved'), eq(files.objectKey, claimedKey)));
}

/** Counts a wrong address for what this person reserved; the reservation goes with the `most`-th. Others count nothing. */
export async function countWrongTry(db: Db, id: string, userId: string, most: number): Promise<void> {
  const isReserved = and(eq(files.id, id), eq(files.uploaderId, userId), eq(files.state, 'reserved'));
  await db
    .update(files)
    .set({ wrongTries: sql`${files.wrongTries} + 1` })
    .where(isReserved);
  await db.delete(files).where(and(isReserved, gte(files.wrongTries, most)));
}

export async function removeReservationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(files).where(and(eq(files.state, 'reserved'), lt(files.createdAt, before)));
}

/** Notes bytes in the store as removable from `at` on, unless a file names them by then. */
export async function noteRemovable(db: Db, objectKey: string, at: Date): Promise<void> {
  await db
    .insert(removedObjects)
    .values({ objectKey, removableAt: at })
    .onConflictDoUpdate({ target: removedObjects.objectKey, set: { removableAt: at } });
}

/** Notes whose moment has come, with whether a file names the bytes. */
export async function readRemovable(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ objectKey: string; isInUse: boolean }[]> {
  const rows = await db
    .select({ objectKey: removedObjects.objectKey, fileId: files.id })
    .from(removedObjects)
    .leftJoin(files, eq(files.objectKey, removedObjects.objectKey))
    .where(lte(removedObjects.removableAt, now))
    .limit(limit);
  return rows.map(({ objectKey, fileId }) => ({ objectKey, isInUse: fileId !== null }));
}

export async function forgetRemovable(db: Db, objectKey: string): Promise<void> {
  await db.delete(removedObjects).where(eq(removedObjects.objectKey, objectKey));
}
