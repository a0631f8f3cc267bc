import { sql } from 'drizzle-orm';
import { Fault } from '#contract/base/fault.ts';
import { GUEST_CHANGES } from '#contract/board/guest-changes.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';

type TurnDeps = Pick<PlatformDeps, 'database' | 'clock'>;

/** So many changes of one guest in a minute, and so many guests of a link who changed something lately; with an account or without. */
export const GUEST_EDITS = { perMinute: GUEST_CHANGES, atOnce: 50, latelyMs: 10 * 60_000 } as const;
const MINUTE_MS = 60_000;
/** The last changes of a board, among which those of a minute are looked for. */
const LATELY_READ = 5_000;

/** Who is on a board by a link alone: a guest, or somebody with an account. */
interface Who {
  boardId: string;
  visitorId: string;
}

/** The visits by which a guest may edit a board now, those first where there is room for him. */
async function findTurn(
  db: Db,
  { boardId, visitorId }: Who,
  since: Date,
): Promise<{ id: string; hasRoom: boolean } | null> {
  const lately = since.toISOString();
  const { rows } = await db.execute<{ id: string; hasRoom: boolean }>(sql`
    select v.id, coalesce(v.edited_at > ${lately}, false) or (
        select count(*) from link_visits o where o.link_id = v.link_id and o.edited_at > ${lately}
      ) < ${GUEST_EDITS.atOnce} as "hasRoom"
    from link_visits v join live_links l on l.id = v.link_id and l.password_version = v.password_version
    where ${visitorId} in (v.guest_id, v.user_id) and l.board_id = ${boardId} and l.kind = 'board' and l.role = 'editor'
    order by "hasRoom" desc, v.id limit 1`);
  return rows[0] ?? null;
}

const latelyOf = ({ clock }: TurnDeps): Date => new Date(clock.now() - GUEST_EDITS.latelyMs);

/** Whether a guest by a link to edit is among those who may at once. */
export const hasGuestTurn = async (deps: TurnDeps, who: Who): Promise<boolean> =>
  (await findTurn(deps.database.db, who, latelyOf(deps)))?.hasRoom === true;

/**
 * Counts the changes that a guest has made just now, under the lock of the board. Throws Fault 'not-allowed' while as many others of the
 * link edit as may at once, 'too-large' for what is more than a guest may in a minute, 'too-many' for what is too soon.
 */
export async function takeGuestTurn(deps: TurnDeps, tx: Db, who: Who, made: number): Promise<void> {
  const now = deps.clock.now();
  const turn = await findTurn(tx, who, latelyOf(deps));
  if (!turn?.hasRoom) throw new Fault('not-allowed', '지금은 편집하는 손님이 많아 보기만 할 수 있어요.');
  await tx.execute(sql`update link_visits set edited_at = ${new Date(now).toISOString()} where id = ${turn.id}`);
  if (made > GUEST_EDITS.perMinute) throw new Fault('too-large', '로그인하지 않고는 한 번에 이만큼 바꿀 수 없어요.');
  const since = new Date(now - MINUTE_MS).toISOString();
  const { rows } = await tx.execute<{ lately: number }>(sql`
    select (select count(*) from board_events where guest_id = ${who.visitorId} and at > ${since})::int + (
      select count(*) from board_events e where e.actor_id = ${who.visitorId} and e.at > ${since}
        and e.board_id = b.id and e.seq > b.seq - ${LATELY_READ})::int as lately
    from boards b where b.id = ${who.boardId}`);
  if ((rows[0]?.lately ?? 0) > GUEST_EDITS.perMinute) throw new Fault('too-many', undefined, { retryAfterSec: 30 });
}
