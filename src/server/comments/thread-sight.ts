import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#contract/access/can.ts';

/**
 * Threads whose card or wire somebody sees, and that are not for members alone where he is none; of what has gone, only where
 * nothing on the board was ever hidden.
 */
export const isSeenBy = (person: SQL): SQL => sql`sees_thread(t.id, ${person})`;

/** Guests see what everybody sees, and of what was removed only what they wrote to themselves. */
const isSeenByGuest = (guestId: string): SQL => sql`(${isSeenBy(sql`null::uuid`)} and (t.guest_id = ${guestId}
  or case when t.node_id is not null then exists (select from nodes n where n.id = t.node_id)
    when t.anchor ->> 'on' = 'edge' then exists (select from edges e where e.id::text = t.anchor ->> 'edgeId')
    else true end))`;

/** The threads `t` that somebody sees. */
export const isSeen = ({ id, isGuest }: Actor): SQL => (isGuest ? isSeenByGuest(id) : isSeenBy(sql`${id}::uuid`));

/** Who looks, to the functions of the database: a guest is nobody in particular there. */
export const personOf = ({ id, isGuest }: Actor): SQL => (isGuest ? sql`null::uuid` : sql`${id}::uuid`);
