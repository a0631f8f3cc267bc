import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';

export interface OfferRow {
  boardId: string;
  canvasId: string;
  title: string;
  ownerId: string;
  expiresAt: string;
}

/** A later offer replaces an earlier one. */
export async function writeOffer(
  tx: Db,
  { boardId, toUserId, expiresAt }: { boardId: string; toUserId: string; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into board_transfers (board_id, to_user_id, expires_at)
    values (${boardId}, ${toUserId}, ${expiresAt.toISOString()})
    on conflict (board_id) do update set to_user_id = excluded.to_user_id, expires_at = excluded.expires_at`);
}

export async function removeOffer(tx: Db, boardId: string): Promise<void> {
  await tx.execute(sql`delete from board_transfers where board_id = ${boardId}`);
}

/** What is offered to a person who still edits it at this moment, with one board only that one. */
export async function listOffers(db: Db, toUserId: string, now: Date, boardId?: string): Promise<OfferRow[]> {
  const { rows } = await db.execute<OfferRow & Record<string, unknown>>(sql`
    select b.id as "boardId", c.id as "canvasId", c.title, b.owner_id as "ownerId", t.expires_at as "expiresAt"
    from board_transfers t join boards b on b.id = t.board_id join canvases c on c.board_id = b.id
    where t.to_user_id = ${toUserId} and t.expires_at > ${now.toISOString()} and c.deleted_at is null
      and member_role(b.id, t.to_user_id) = 'editor' and (${boardId ?? null}::uuid is null or b.id = ${boardId ?? null}::uuid)
    order by t.expires_at, b.id`);
  return rows;
}

/** Gives the canvas its new owner. The shares with the old owner's organisations and their groups, and his links, end: they were his to give. */
export async function writeOwner(tx: Db, boardId: string, ownerId: string, at: Date): Promise<void> {
  noteWrite(tx, 'boards', 'board_members', 'group_shares');
  await tx.execute(sql`update links set off_at = ${at.toISOString()} where board_id = ${boardId} and off_at is null`);
  await tx.execute(sql`delete from group_shares where board_id = ${boardId}`);
  await tx.execute(sql`delete from board_members where board_id = ${boardId} and user_id = ${ownerId}`);
  await tx.execute(sql`update boards set owner_id = ${ownerId}, org_id = null, org_role = null where id = ${boardId}`);
}

/** Bytes of the files of this board, which move to the account of the new owner. */
export async function sumFiles(db: Db, boardId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(size), 0)::text as bytes from files where board_id = ${boardId}`);
  return Number(rows[0]?.bytes ?? 0);
}
