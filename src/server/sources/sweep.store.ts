import { and, eq, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import { nodes } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { columns, type SourceRow } from './sources.store.ts';
import { sources } from './sources.tables.ts';

/** Somebody still wants it: a node of its board, or a project's file. */
const isWanted = sql`(${sources.standsAlone} or exists (
  select 1 from ${nodes} where ${nodes.id} = ${sources.nodeId} and ${nodes.boardId} = ${sources.boardId}
))`;

const heldAs = sql`(${sources.meta} ->> 'heldAs')`;
const timedOut = (now: number): string => JSON.stringify({ outcome: 'failed', at: now, problem: 'timeout' });

/** Readings that began before `before` and never ended: failed now. What was to be refreshed stands as it stood. */
export const failOverdue = (db: Db, now: number, before: { processing: Date; queued: Date }): Promise<SourceRow[]> =>
  db
    .update(sources)
    .set({
      status: sql`coalesce(${heldAs}, 'failed')`,
      problem: sql`case when ${heldAs} is null then 'timeout' end`,
      meta: sql`case when ${heldAs} is null then ${sources.meta} else (${sources.meta} - 'heldAs') || jsonb_build_object(
        'refresh', ${timedOut(now)}::jsonb || jsonb_build_object('before', round(extract(epoch from ${sources.fetchedAt}) * 1000)))
        end`,
    })
    .where(
      or(
        and(
          eq(sources.status, 'processing'),
          lt(sources.startedAt, before.processing),
          sql`coalesce((${sources.meta} ->> 'dueAt')::bigint, 0) < ${before.processing.getTime()}`,
        ),
        and(eq(sources.status, 'queued'), lt(sources.startedAt, before.queued), isWanted),
      ),
    )
    .returning(columns);

export const readWaiting = (db: Db, before: Date) =>
  db
    .select({ id: sources.id, boardId: sources.boardId, addedBy: sources.addedBy })
    .from(sources)
    .where(and(eq(sources.status, 'queued'), lt(sources.startedAt, before), isWanted))
    .limit(100);

/** Marks sources whose node is gone, and removes those that have been marked before `before` (milliseconds); null: none. */
export async function sweepOrphans(db: Db, now: number, before: number | null): Promise<void> {
  const orphanedAt = sql`(${sources.meta} ->> 'orphanedAt')::bigint`;
  await db
    .update(sources)
    .set({ meta: sql`${sources.meta} || ${JSON.stringify({ orphanedAt: now })}::jsonb` })
    .where(and(not(isWanted), sql`not ${sources.meta} ? 'orphanedAt'`));
  if (before === null) return;
  await db.delete(sources).where(and(isNotNull(orphanedAt), lt(orphanedAt, before), not(isWanted)));
}
