import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** A number of our own, so that nobody else's advisory locks are met. */
const LOCK = 30_001;
/** So much of a board's history is not counted, and not worth letting go. */
const FREE_HISTORY_BYTES = 64 * 1024;

/** The account that a board belongs to: its owner's, or the owner's of the organisation whose project it is. */
const accountOf = (boardId: string): SQL => sql`
  (select coalesce(b.owner_id, (select o.owner_id from projects p join orgs o on o.id = p.org_id where p.board_id = b.id))
  from boards b where b.id = ${boardId})`;

/** The boards of the account that a board belongs to, as `b`, by their ids. */
const ofAccount = sql`(
  select id from boards where owner_id = (select id from account)
  union all
  select p.board_id from projects p join orgs o on o.id = p.org_id where o.owner_id = (select id from account))`;

/**
 * The bytes of all boards of the account that this board belongs to, with their histories, the frames of these and the
 * checkpoints of canvases.
 */
export async function sumBytes(tx: Db, boardId: string): Promise<number> {
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    with account as (select ${accountOf(boardId)} as id)
    select coalesce(sum(b.bytes + greatest(0, b.history_bytes - ${FREE_HISTORY_BYTES}) + coalesce(c.content_bytes, 0)), 0)
      + coalesce((select sum(f.bytes) from board_frames f where f.board_id in ${ofAccount}), 0) as bytes
    from boards b left join canvases c on c.board_id = b.id where b.id in ${ofAccount}`);
  return Number(rows[0]?.bytes ?? 0);
}

/** The boards of that account whose history counts, the largest first. */
export async function findHistories(tx: Db, boardId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with account as (select ${accountOf(boardId)} as id)
    select id from boards b where b.id in ${ofAccount} and b.history_bytes > ${FREE_HISTORY_BYTES} order by b.history_bytes desc`);
  return rows.map(({ id }) => id);
}

/** Lets go of all frames of that account but the newest of each board. */
export async function dropFrames(tx: Db, boardId: string): Promise<void> {
  await tx.execute(sql`
    with account as (select ${accountOf(boardId)} as id)
    delete from board_frames f where f.board_id in ${ofAccount}
      and f.seq < (select max(n.seq) from board_frames n where n.board_id = f.board_id)`);
}

/**
 * Lets one transaction at a time weigh the boards of this account. No row of it is locked: an upload that holds the account
 * refers to boards, and would wait for this one while this one waited for it.
 */
export async function holdBytes(tx: Db, boardId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${accountOf(boardId)}::text))`);
}
