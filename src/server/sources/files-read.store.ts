import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { columns, firstOf, type SourceRow } from './sources.store.ts';
import { sources } from './sources.tables.ts';

/** A source of this file on this board, whichever node shows it. */
export const findOfFile = async (db: Db, boardId: string, fileId: string): Promise<SourceRow | null> =>
  firstOf(
    await db
      .select(columns)
      .from(sources)
      .where(and(eq(sources.boardId, boardId), eq(sources.fileId, fileId)))
      .orderBy(desc(sources.standsAlone))
      .limit(1),
  );

/** Another source of this file on this board that has read all of it. */
export const findReadOfFile = async (db: Db, boardId: string, fileId: string, but: string): Promise<SourceRow | null> =>
  firstOf(
    await db
      .select(columns)
      .from(sources)
      .where(
        and(eq(sources.boardId, boardId), eq(sources.fileId, fileId), eq(sources.status, 'ready'), ne(sources.id, but)),
      )
      .orderBy(desc(sources.fetchedAt))
      .limit(1),
  );

/** A file that became a project's takes what was read of it for itself, from whichever node it was. */
export const standAlone = (db: Db, id: string, fileId: string) =>
  db.update(sources).set({ nodeId: fileId, standsAlone: true }).where(eq(sources.id, id));

export async function removeOfFile(db: Db, boardId: string, fileId: string): Promise<void> {
  await db.delete(sources).where(and(eq(sources.boardId, boardId), eq(sources.fileId, fileId)));
}
