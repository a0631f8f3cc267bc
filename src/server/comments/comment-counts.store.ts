import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/can.ts';
import type { Db } from '../platform/db/db.ts';
import { readGuestNames } from '../sharing/guest-names.ts';

interface Counts extends Record<string, unknown> {
  threads: number;
  ofBoard: number;
  ofThread: number;
  lately: number;
}

/** How much stands on the board and in the thread, and what the person wrote since a moment. */
export async function countAll(
  tx: Db,
  { boardId, threadId, actor, since }: { boardId: string; threadId: string; actor: Actor; since: Date },
): Promise<Counts> {
  const { rows } = await tx.execute<Counts>(sql`
    select (select count(*)::int from comment_threads where board_id = ${boardId}) as threads,
      (select count(*)::int from comments c join comment_threads t on t.id = c.thread_id where t.board_id = ${boardId})
        as "ofBoard",
      (select count(*)::int from comments where thread_id = ${threadId}) as "ofThread",
      (select count(*)::int from comments where ${actor.isGuest ? sql`guest_id` : sql`author_id`} = ${actor.id}
        and created_at > ${since.toISOString()}) as lately`);
  return rows[0] ?? { threads: 0, ofBoard: 0, ofThread: 0, lately: 0 };
}

/** What all guests together have written on the board, and since a moment: who has no account is easily many. */
export async function countByGuests(
  tx: Db,
  boardId: string,
  since: Date,
): Promise<{ threads: number; comments: number; lately: number }> {
  const { rows } = await tx.execute<{ threads: number; comments: number; lately: number }>(sql`
    select (select count(*)::int from comment_threads where board_id = ${boardId} and guest_id is not null) as threads,
      count(*)::int as comments, count(*) filter (where c.created_at > ${since.toISOString()})::int as lately
    from comments c join comment_threads t on t.id = c.thread_id
    where t.board_id = ${boardId} and c.guest_id is not null`);
  return rows[0] ?? { threads: 0, comments: 0, lately: 0 };
}

/** Whether a link lets others than members comment on the board. */
export async function hasCommentLink(db: Db, boardId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from links l where l.board_id = ${boardId} and lets_comment(l) limit 1`);
  return rows.length > 0;
}

/** The names of these guests; who is no guest is left out. */
export const listGuests = async (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  Array.from(await readGuestNames(db, ids), ([id, name]) => ({ id, name }));

/** Whether somebody is a member by what lasts. */
export async function isMember(db: Db, boardId: string, { id, isGuest }: Actor): Promise<boolean> {
  if (isGuest) return false;
  const { rows } = await db.execute(sql`select where member_role(${boardId}, ${id}::uuid) is not null`);
  return rows.length > 0;
}
