import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { newId } from '#contract/base/id.ts';
import type { SourceProblem, SourceStatus } from '#contract/sources/source-state.ts';
import { nodes } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';
import type { Draft } from './passages/passages.ts';
import { passages, sources } from './sources.tables.ts';
import type { Segment } from './youtube/timed-text.ts';

export type SourceKind = (typeof sources.$inferSelect)['kind'];

/** What the row's `meta` holds. Segments are read only when they are asked for: they are many. */
export interface SourceMeta {
  /** Keys for the node's metadata. */
  facts?: Record<string, unknown>;
  /** The node's title when the link came, and the title that we gave it last: such a title may be replaced. */
  givenTitle?: string;
  announcedTitle?: string;
  /** When the last reading ended, in milliseconds. */
  endedAt?: number;
  /** When its node was first seen to be gone, in milliseconds. */
  orphanedAt?: number;
}

export interface SourceRow {
  id: string;
  boardId: string;
  nodeId: string;
  kind: SourceKind;
  url: string | null;
  fileId: string | null;
  status: SourceStatus;
  problem: SourceProblem | null;
  title: string | null;
  description: string | null;
  language: string | null;
  extractionMethod: string | null;
  meta: SourceMeta;
  fetchedAt: Date | null;
  startedAt: Date | null;
}

const columns = {
  id: sources.id,
  boardId: sources.boardId,
  nodeId: sources.nodeId,
  kind: sources.kind,
  url: sources.url,
  fileId: sources.fileId,
  status: sources.status,
  problem: sources.problem,
  title: sources.title,
  description: sources.description,
  language: sources.language,
  extractionMethod: sources.extractionMethod,
  meta: sql<SourceMeta>`${sources.meta} - 'segments'`,
  fetchedAt: sources.fetchedAt,
  startedAt: sources.startedAt,
};

const firstOf = <T>(rows: T[]): T | null => rows[0] ?? null;

export const readById = async (db: Db, id: string): Promise<SourceRow | null> =>
  firstOf(await db.select(columns).from(sources).where(eq(sources.id, id)));

export const readByNodes = (db: Db, nodeIds: readonly string[]): Promise<SourceRow[]> =>
  db
    .select(columns)
    .from(sources)
    .where(inArray(sources.nodeId, [...nodeIds]));

/** Of nodes that stand on this board. */
export const readOfBoard = (db: Db, boardId: string, nodeIds: readonly string[]): Promise<SourceRow[]> =>
  db
    .select(columns)
    .from(sources)
    .where(and(eq(sources.boardId, boardId), inArray(sources.nodeId, [...nodeIds])));

/** A source of this file on this board, whichever node shows it. */
export const findOfFile = async (db: Db, boardId: string, fileId: string): Promise<SourceRow | null> =>
  firstOf(
    await db
      .select(columns)
      .from(sources)
      .where(and(eq(sources.boardId, boardId), eq(sources.fileId, fileId)))
      .limit(1),
  );

/** Of nodes that stand on the board that the source belongs to, whichever that is. */
export const readStanding = (db: Db, nodeIds: readonly string[]): Promise<SourceRow[]> =>
  db
    .select(columns)
    .from(sources)
    .innerJoin(nodes, and(eq(nodes.id, sources.nodeId), eq(nodes.boardId, sources.boardId)))
    .where(inArray(sources.nodeId, [...nodeIds]));

export async function readSegments(db: Db, sourceId: string): Promise<Segment[]> {
  const rows = await db
    .select({ segments: sql<Segment[] | null>`${sources.meta} -> 'segments'` })
    .from(sources)
    .where(eq(sources.id, sourceId));
  return rows[0]?.segments ?? [];
}

export const readPassages = (db: Db, sourceIds: readonly string[]) =>
  db
    .select()
    .from(passages)
    .where(inArray(passages.sourceId, [...sourceIds]))
    .orderBy(asc(passages.sourceId), asc(passages.ordinal));

export interface NewSource {
  id: string;
  boardId: string;
  nodeId: string;
  kind: SourceKind;
  url: string | null;
  fileId: string | null;
  givenTitle: string;
  at: Date;
}

/** Puts a source to be read; what was known of another link of the same node goes, its passages too. */
export async function writeQueued(db: Db, source: NewSource): Promise<void> {
  await db.delete(sources).where(eq(sources.nodeId, source.nodeId));
  const { at, givenTitle, ...row } = source;
  await db.insert(sources).values({ ...row, status: 'queued', meta: { givenTitle }, createdAt: at, startedAt: at });
}

/** Back into the queue; what was read before stays until the next reading ends. */
export const requeue = (db: Db, id: string, at: Date) =>
  db.update(sources).set({ status: 'queued', problem: null, startedAt: at }).where(eq(sources.id, id));

/** A source that was read before its node came gets the node. */
export const moveToNode = (db: Db, id: string, nodeId: string) =>
  db.update(sources).set({ nodeId }).where(eq(sources.id, id));

export const mergeMeta = (db: Db, id: string, meta: Partial<Record<keyof SourceMeta, unknown>>) =>
  db
    .update(sources)
    .set({ meta: sql`${sources.meta} || ${JSON.stringify(meta)}::jsonb` })
    .where(eq(sources.id, id));

export const clearOrphaned = (db: Db, ids: readonly string[]) =>
  db
    .update(sources)
    .set({ meta: sql`${sources.meta} - 'orphanedAt'` })
    .where(inArray(sources.id, [...ids]));

/** Takes the source for reading from `at` on. False when it is finished or gone. */
export async function begin(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(sources)
    .set({ status: 'processing', startedAt: at, problem: null })
    .where(and(eq(sources.id, id), inArray(sources.status, ['queued', 'processing'])))
    .returning({ id: sources.id });
  return rows.length > 0;
}

export interface Outcome {
  status: 'ready' | 'partial' | 'failed';
  problem: SourceProblem | null;
  title: string | null;
  description: string | null;
  language: string | null;
  extractionMethod: string | null;
  meta: SourceMeta & { segments?: Segment[] };
  at: Date;
  /** Null leaves the passages of an earlier reading. */
  passages: (Draft & { tokens: number })[] | null;
}

/** Ends the reading that began at `startedAt`. False when another one took over meanwhile: then nothing is written. */
export async function finish(db: Db, id: string, startedAt: Date, outcome: Outcome): Promise<boolean> {
  const { at, meta, passages: drafts, ...row } = outcome;
  const rows = await db
    .update(sources)
    .set({ ...row, fetchedAt: at, meta: sql`${sources.meta} || ${JSON.stringify(meta)}::jsonb` })
    .where(and(eq(sources.id, id), eq(sources.status, 'processing'), eq(sources.startedAt, startedAt)))
    .returning({ id: sources.id });
  if (rows.length === 0) return false;
  if (drafts) await replacePassages(db, id, at, drafts);
  return true;
}

const ROWS_PER_INSERT = 500;

async function replacePassages(
  db: Db,
  sourceId: string,
  at: Date,
  drafts: NonNullable<Outcome['passages']>,
): Promise<void> {
  await db.delete(passages).where(eq(passages.sourceId, sourceId));
  const rows = drafts.map((draft, ordinal) => ({ ...draft, id: newId(at.getTime()), sourceId, ordinal }));
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await db.insert(passages).values(rows.slice(i, i + ROWS_PER_INSERT));
}

/** Whether the node still waits to hear how its source ended. */
export async function isAwaited(db: Db, nodeId: string): Promise<boolean> {
  const rows = await db
    .select({ waits: sql<boolean>`${nodes.metadata} ->> 'isProcessing' = 'true'` })
    .from(nodes)
    .where(eq(nodes.id, nodeId));
  return rows[0]?.waits === true;
}

/** What intake needs of the nodes with these ids that stand on the board. */
export const readNodes = (db: Db, boardId: string, ids: readonly string[]) =>
  db
    .select({ id: nodes.id, type: nodes.type, title: nodes.title, metadata: nodes.metadata })
    .from(nodes)
    .where(and(eq(nodes.boardId, boardId), inArray(nodes.id, [...ids])));

const nodeStands = sql`exists (select 1 from ${nodes} where ${nodes.id} = ${sources.nodeId} and ${nodes.boardId} = ${sources.boardId})`;

/** Readings that began before `before` and never ended: failed now. */
export const failOverdue = (db: Db, before: { processing: Date; queued: Date }): Promise<SourceRow[]> =>
  db
    .update(sources)
    .set({ status: 'failed', problem: 'timeout' })
    .where(
      or(
        and(eq(sources.status, 'processing'), lt(sources.startedAt, before.processing)),
        and(eq(sources.status, 'queued'), lt(sources.startedAt, before.queued), nodeStands),
      ),
    )
    .returning(columns);

export const readWaiting = (db: Db, before: Date) =>
  db
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.status, 'queued'), lt(sources.startedAt, before), nodeStands))
    .limit(100);

/** Marks sources whose node is gone, and removes those that have been marked before `before` (milliseconds). */
export async function sweepOrphans(db: Db, now: number, before: number): Promise<void> {
  const orphanedAt = sql`(${sources.meta} ->> 'orphanedAt')::bigint`;
  await db
    .update(sources)
    .set({ meta: sql`${sources.meta} || ${JSON.stringify({ orphanedAt: now })}::jsonb` })
    .where(and(sql`not ${nodeStands}`, sql`not ${sources.meta} ? 'orphanedAt'`));
  await db.delete(sources).where(and(isNotNull(orphanedAt), lt(orphanedAt, before), sql`not ${nodeStands}`));
}

export async function removeOfNode(db: Db, boardId: string, nodeId: string): Promise<void> {
  await db.delete(sources).where(and(eq(sources.boardId, boardId), eq(sources.nodeId, nodeId)));
}
