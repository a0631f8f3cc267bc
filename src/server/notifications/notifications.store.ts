import { and, count, desc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { threadKinds, watchedKinds } from '#contract/notifications/topics.ts';
import type { Db } from '../platform/db/db.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

/** How many entries of a thread are kept; of more the oldest give way. */
const MOST_SAID = 50;
/** So long after a mail about a thread the next one waits. */
const BETWEEN_MAILS = sql`interval '10 minutes'`;

/** How much it concerns the person, by the order of the kinds of a thread. */
const rankOf = (kind: SQL): SQL =>
  sql`array_position(array[${sql.raw(threadKinds.map((k) => `'${k}'`).join(', '))}], ${kind})`;

/**
 * Writes it. What the person was told about the same thing before gives way to it; unread entries of a thread stay beside
 * it, and a mail that waits goes at its time.
 */
export async function writeNotification(tx: Db, row: NewNotification): Promise<void> {
  const { title, detail, place, invitationId, personId, boardId, threadId, createdAt } = row;
  const kept = sql`notifications.read_at is null`;
  const said = sql`case when ${kept} then case when jsonb_array_length(notifications.said) >= ${MOST_SAID}
    then (notifications.said - 0) || excluded.said else notifications.said || excluded.said end else excluded.said end`;
  const kind = sql`case when ${kept} and ${rankOf(sql`notifications.kind`)} < ${rankOf(sql`excluded.kind`)}
    then notifications.kind else excluded.kind end`;
  const mail = sql`case when ${kept} and notifications.mail = 'now' then 'now'
    else coalesce(excluded.mail, case when ${kept} then notifications.mail end) end`;
  const mailDueAt = sql`case when ${kept} and notifications.mail = 'now' then notifications.mail_due_at
    else greatest(excluded.mail_due_at, notifications.mailed_at + ${BETWEEN_MAILS}) end`;
  const isShown = sql`excluded.is_shown or (${kept} and notifications.is_shown)`;
  const told = { title, detail, place, invitationId, personId, boardId, threadId, createdAt, readAt: null };
  await tx
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.about, notifications.family],
      set: { ...told, kind, said, mail, mailDueAt, isShown },
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

/**
 * What its person may still read: his places that are not in the trash, and what he sees on them. An invitation is to who is
 * not there yet, and who was let go is told so.
 */
const isReadable = sql`(
  notifications.kind in ('invited', 'removed') or notifications.board_id is null or
    board_role(notifications.board_id, notifications.user_id) is not null
  ) and not is_trashed_place(notifications.place)
  and (notifications.board_id is null or not is_trashed(notifications.board_id))
  and (notifications.thread_id is null or (sees_thread(notifications.thread_id, notifications.user_id)
    and exists (select from comments c where c.thread_id = notifications.thread_id and c.deleted_at is null)))
  and not exists (select from nodes n where (n.id = notifications.about or n.id::text = notifications.place ->> 'nodeId')
    and not sees_node(n.id, notifications.user_id))`;

/** The person's own, youngest first; after the one called `before`. */
export const listNotifications = (
  db: Db,
  userId: string,
  { onlyMine, before, most }: { onlyMine: boolean; before?: string | undefined; most: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.isShown, true),
        onlyMine ? notInArray(notifications.kind, [...watchedKinds]) : undefined,
        before === undefined
          ? undefined
          : sql`(notifications.created_at, notifications.id) <
              (select b.created_at, b.id from notifications b where b.id = ${before} and b.user_id = ${userId})`,
        isReadable,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most);

export async function countUnread(db: Db, userId: string): Promise<number> {
  const isOwn = and(eq(notifications.userId, userId), eq(notifications.isShown, true), isNull(notifications.readAt));
  const [row] = await db.select({ unread: count() }).from(notifications).where(and(isOwn, isReadable));
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
  await db.execute(sql`
    update notifications set said = (select jsonb_agg(
        case when e ->> 'by' in (select id::text from removed_things) then e || '{"by": null}' else e end order by i)
      from jsonb_array_elements(said) with ordinality as entries (e, i))
    where exists (select from jsonb_array_elements(said) as e where e ->> 'by' in (select id::text from removed_things))`);
}

/** What is read is neither mailed nor grouped with what comes. */
const read = (at: Date) => ({ readAt: at, mail: null, mailDueAt: null });

/** Marks the person's own, some or all; what was read before keeps its time. */
export async function markRead(tx: Db, userId: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set(read(at))
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    );
}

/** Marks what the person was told about one thing as read; false where nothing of it was unread. */
export async function markSeen(tx: Db, userId: string, about: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set(read(at))
    .where(and(eq(notifications.userId, userId), eq(notifications.about, about), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Held by the transaction: what people were told of a thread. */
export const lockOfThread = (tx: Db, threadId: string): Promise<NotificationRow[]> =>
  tx.select().from(notifications).where(eq(notifications.threadId, threadId)).orderBy(notifications.id).for('update');

export async function changeNotification(tx: Db, id: string, to: Partial<NewNotification>): Promise<void> {
  await tx.update(notifications).set(to).where(eq(notifications.id, id));
}

export async function removeNotification(tx: Db, id: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.id, id));
}

interface NamedPlace {
  canvasId: string | null;
  projectId: string | null;
  title: string;
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

/** Who may edit a board, as far as a hundred are found. */
export async function listEditors(db: Db, boardId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select owner_id as id from boards where id = ${boardId}
      union select user_id from board_members where board_id = ${boardId}
      union select m.user_id from boards b join living_org_members m on m.org_id = b.org_id
        where b.id = ${boardId} and b.org_role is not null
      union select user_id from living_group_roles where board_id = ${boardId}
      union select m.user_id from projects p join project_members m on m.project_id = p.id where p.board_id = ${boardId}
      union select m.user_id from projects p join org_members m on m.org_id = p.org_id where p.board_id = ${boardId}
    ) found
    where id is not null and member_role(${boardId}, id) in ('editor', 'admin', 'owner') order by id limit 100`);
  return rows.map(({ id }) => id);
}

/** The board of a canvas or project. */
export async function findBoard(
  db: Db,
  { canvasId, projectId }: { canvasId: string | null; projectId: string | null },
): Promise<string | null> {
  if (canvasId === null && projectId === null) return null;
  const { rows } = await db.execute<{ id: string }>(
    canvasId === null
      ? sql`select board_id as id from projects where id = ${projectId}`
      : sql`select board_id as id from canvases where id = ${canvasId}`,
  );
  return rows[0]?.id ?? null;
}

/** Those of these that are unread and that their person may still read. */
export const listToMail = (db: Db, ids: readonly string[]): Promise<NotificationRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(notifications)
        .where(and(inArray(notifications.id, [...ids]), isNull(notifications.readAt), isReadable))
        .orderBy(desc(notifications.createdAt), desc(notifications.id));

/** Whose own mail is due, the longest waiting first. */
export async function listDue(db: Db, now: Date, most: number): Promise<{ id: string; userId: string }[]> {
  const { rows } = await db.execute<{ id: string; userId: string }>(sql`
    select id, user_id as "userId" from notifications where mail = 'now' and mail_due_at <= ${now.toISOString()} and read_at is null
    order by mail_due_at limit ${most}`);
  return rows;
}

/** One of which a mail of its own is due, held by the transaction; null where it is not any more, or another instance has it. */
export async function takeDue(tx: Db, id: string, now: Date): Promise<NotificationRow | null> {
  const isDue = sql`mail = 'now' and mail_due_at <= ${now.toISOString()} and read_at is null`;
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), isDue))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** For whom something waits for a digest. */
export async function listDigested(db: Db, since: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct user_id as id from notifications
    where mail = 'digest' and read_at is null and created_at > ${since.toISOString()}`);
  return rows.map(({ id }) => id);
}

/** What waits for a person's digest, marked as mailed. */
export async function takeDigest(tx: Db, userId: string, { until, at }: { until: Date; at: Date }): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update notifications set mail = null, mail_due_at = null, mailed_at = ${at.toISOString()}::timestamptz
    where user_id = ${userId}::uuid and mail = 'digest' and read_at is null
      and created_at <= ${until.toISOString()} returning id`);
  return rows.map(({ id }) => id);
}
