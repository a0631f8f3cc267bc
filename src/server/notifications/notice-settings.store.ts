import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { boardWatch, noticeSettings } from './notifications.tables.ts';

export type SettingsRow = typeof noticeSettings.$inferSelect;
export type WatchRow = typeof boardWatch.$inferSelect;

const usual = (userId: string): SettingsRow => ({
  userId,
  topics: {},
  digest: 'weekdays',
  zone: null,
  language: null,
  digestDay: null,
});

/** Of who has chosen nothing, what is usual. */
export async function readSettings(db: Db, userId: string): Promise<SettingsRow> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return row ?? usual(userId);
}

export async function writeSettings(tx: Db, userId: string, changed: Partial<Omit<SettingsRow, 'userId'>>) {
  const [row] = await tx
    .insert(noticeSettings)
    .values({ ...usual(userId), ...changed })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: { userId, ...changed } })
    .returning();
  if (!row) throw new Error('the settings were not written');
  return row;
}

export async function readWatch(db: Db, boardId: string, userId: string): Promise<WatchRow | null> {
  const [row] = await db
    .select()
    .from(boardWatch)
    .where(and(eq(boardWatch.boardId, boardId), eq(boardWatch.userId, userId)));
  return row ?? null;
}

export async function writeWatch(tx: Db, row: WatchRow): Promise<void> {
  const { level, mutedUntil } = row;
  await tx
    .insert(boardWatch)
    .values(row)
    .onConflictDoUpdate({ target: [boardWatch.boardId, boardWatch.userId], set: { level, mutedUntil } });
}

/** Who wants to hear of everything on a board. */
export async function listWatchers(db: Db, boardId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: boardWatch.userId })
    .from(boardWatch)
    .where(and(eq(boardWatch.boardId, boardId), eq(boardWatch.level, 'all')))
    .limit(100);
  return rows.map(({ userId }) => userId);
}

export async function isBoard(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from boards where id = ${id}`);
  return rows.length > 0;
}
