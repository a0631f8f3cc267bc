import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { isSeenBy } from './thread-sight.ts';

/** Those of these people who see the thread. */
export async function listSeeing(tx: Db, threadId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select u.id from users u join comment_threads t on t.id = ${threadId}
    where u.id in ${userIds} and ${isSeenBy(sql`u.id`)}`);
  const seeing = new Set(rows.map(({ id }) => id));
  return userIds.filter((id) => seeing.has(id));
}

/**
 * Whom a thread concerns: who wrote in it or watches it, and whose card or answer it is at. What hangs on nothing that somebody
 * made concerns the owner of the board.
 */
export async function listConcerned(tx: Db, threadId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with thread as (select t.*, b.owner_id,
      case when t.anchor ->> 'on' = 'answer' then (select r.user_id from chat_messages m join ai_runs r on r.id = m.run_id
          where m.id::text = t.anchor ->> 'messageId')
        else (select e.actor_id from board_events e where e.board_id = t.board_id and e.change ->> 'do' = 'add-node'
          and coalesce(e.change -> 'node' ->> 'id', e.change ->> 'id') = t.node_id::text limit 1) end as maker_id
      from comment_threads t join boards b on b.id = t.board_id where t.id = ${threadId})
    select id from (
      select author_id as id from comments where thread_id = ${threadId}
      union select user_id from thread_watch where thread_id = ${threadId} and level = 'all'
      union select coalesce(maker_id, owner_id) from thread
    ) found where id is not null limit 100`);
  return rows.map(({ id }) => id);
}

/** Who does not want to hear of a thread. */
export async function listDeaf(tx: Db, threadId: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select user_id as id from thread_watch where thread_id = ${threadId} and level = 'none'`);
  return new Set(rows.map(({ id }) => id));
}

/** What was said in these comments, as far as somebody sees their threads, with the names of whom it names. */
export async function readSaid(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<{ id: string; body: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string; body: string }>(sql`
    select c.id, c.body from comments c join comment_threads t on t.id = c.thread_id
    where c.id in ${ids} and c.deleted_at is null and ${isSeenBy(sql`${userId}::uuid`)}`);
  return rows;
}
