import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { readGuestChange, type GuestRefusal } from '#contract/board/guest-changes.ts';
import type { Db } from '../platform/db/db.ts';

/** Who changes a board: a person by his id, null for the server's own work, or whoever a request comes from. */
export type Author = string | null | (Pick<Actor, 'id' | 'isGuest'> & { isShown?: true | undefined });

/** `actorId`: whom the changes are told of, null for the server. `isLimited`: he has no part in the board, but a link. */
export interface Signature {
  actorId: string | null;
  isGuest: boolean;
  isLimited: boolean;
}

export const signatureOf = (by: Author): Signature =>
  by === null || typeof by === 'string'
    ? { actorId: by, isGuest: false, isLimited: false }
    : { actorId: by.id, isGuest: by.isGuest === true, isLimited: by.isGuest === true || by.isShown === true };

const refusals: Record<GuestRefusal, string> = {
  bring: '파일과 링크는 로그인하면 추가할 수 있어요.',
  'not-for-guests': '로그인하지 않고는 바꿀 수 없는 것이에요.',
  'too-large': '로그인하지 않고는 한 번에 이만큼 바꿀 수 없어요.',
};

/** Throws Fault 'not-allowed' for what guests may not do on the board as they see it. */
export function demandForGuest(board: Board, change: BoardChange): void {
  const verdict = readGuestChange(board, change);
  if (!verdict.ok) throw new Fault('not-allowed', refusals[verdict.reason]);
}

/**
 * A guest brings back only what he took away himself: whatever else stood under that id may have left words behind that its
 * card showed. Throws Fault 'not-allowed'.
 */
export async function demandOwnRemovals(
  tx: Db,
  boardId: string,
  { actorId, changes }: { actorId: string; changes: readonly BoardChange[] },
): Promise<void> {
  const ids = changes.flatMap((change) => (change.do === 'add-node' ? [change.node.id] : []));
  if (ids.length === 0) return;
  const { rows } = await tx.execute(sql`
    select from (
      select distinct on (e.change ->> 'id') coalesce(e.actor_id, e.guest_id) as by from board_events e
      where e.board_id = ${boardId} and e.change ->> 'do' = 'remove-node'
        and e.change ->> 'id' = any(${sql.param(ids)}::text[])
      order by e.change ->> 'id', e.seq desc
    ) last where last.by is distinct from ${actorId}::uuid limit 1`);
  if (rows.length > 0) throw new Fault('not-allowed', refusals['not-for-guests']);
}
