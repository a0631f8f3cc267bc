import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Writes it; what the person was told about the same thing before gives way to it, and it is unread again. */
export async function writeNotification(tx: Db, row: typeof notifications.$inferInsert): Promise<void> {
  const { kind, title, detail, place, invitationId, personId, createdAt } = row;
  await tx
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.about],
      set: { kind, title, detail, place, invitationId, personId, createdAt, readAt: null },
    });
}

/** Leaves a person the youngest `most`. */
export async function prune(tx: Db, userId: string, most: number): Promise<void> {
  await tx.execute(sql`
    delete from notifications where user_id = ${userId} and (created_at, id) < (
      select created_at, id from notifications where user_id = ${userId}
      order by created_at desc, id desc offset ${most - 1} limit 1
    )`);
}

/** Not about a node that the person does not see, nor about what lies in the trash. */
const isAboutSeen = (userId: string) => sql`(${notifications.about} is null
  or not exists (select from nodes where id = ${notifications.about}) or sees_node(${notifications.about}, ${userId}::uuid)) and not is_trashed_place(${notifications.place})`;

export const listNotifications = (db: Db, userId: string, most: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isAboutSeen(userId)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most);

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isAboutSeen(userId)));
  return row?.unread ?? 0;
}

/** Removes what tells of deleted things, and the names of deleted people from the rest. */
export async function eraseRemoved(db: Db): Promise<void> {
  await db.execute(sql`
    delete from notifications where about in (select id from removed_things) or exists (
        select from jsonb_each_text(case when jsonb_typeof(place) = 'object' then place else '{}' end) as named
        where named.value in (select id::text from removed_things)
      )`);
  await db.execute(sql`
    update notifications set detail = null, person_id = null where person_id in (select id from removed_things)`);
}

/** Marks the person's own, some or all; what was read before keeps its time. */
export async function markRead(tx: Db, userId: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    );
}

interface NamedPlace {
  canvasId: string | null;
  projectId: string | null;
  title: string;
}

/** Marks what the person was told about one thing as read; false where nothing of it was unread. */
export async function markSeen(tx: Db, userId: string, about: string, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update notifications set read_at = ${at.toISOString()}::timestamptz
    where user_id = ${userId}::uuid and about = ${about}::uuid and read_at is null returning id`);
  return rows.length > 0;
}

/** The canvas or project of a board, if this person may still read it; null otherwise. */
export async function findPlace(db: Db, boardId: string, userId: string): Promise<NamedPlace | null> {
  const { rows } = await db.execute<NamedPlace & Record<string, unknown>>(sql`
    select c.id as "canvasId", p.id as "projectId", coalesce(c.title, p.name) as title
    from boards b left join canvases c on c.board_id = b.id left join projects p on p.board_id = b.id
    where b.id = ${boardId} and not is_trashed(b.id)
      and board_role(b.id, ${userId}::uuid) is not null`);
  return rows[0] ?? null;
}
