import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Depth } from '#contract/board/depths.ts';
import type { Chapters } from '#contract/sources/chapters.ts';
import type { LastRefresh } from '#contract/sources/sources.api.ts';
import type { SourceProblem, SourceStatus } from '#contract/sources/source-state.ts';
import type { Db } from '../platform/db/db.ts';
import type { ComingText } from './coming-texts.store.ts';
import type { Draft } from './passages/passages.ts';
import { sources } from './sources.tables.ts';
import { replaceText } from './versions.store.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

export type SourceKind = (typeof sources.$inferSelect)['kind'];

/** What the row's `meta` holds. Segments are read only when they are asked for: they are many. */
export interface SourceMeta {
  /** Keys for the node's metadata. */
  facts?: Record<string, unknown>;
  /** The node's title when the link came, and the title that we gave it last: such a title may be replaced. */
  givenTitle?: string;
  announcedTitle?: string;
  chapters?: Chapters | null;
  /** When the last reading ended, in milliseconds. */
  endedAt?: number;
  /** When its present reading is over its time, in milliseconds, where that is later than for others. */
  dueAt?: number;
  /** The uploaded file in which a post is said. */
  recordingId?: string;
  /** What somebody wrote that a picture shows, and how many of the passages, from the first, that makes. */
  altText?: string;
  altPassages?: number;
  /** When its node was first seen to be gone, in milliseconds. */
  orphanedAt?: number;
  /** While it is read again: how it stood, and stands again when that fails. */
  heldAs?: HeldStatus;
  /** What every chat shall know about a file that no node shows; where one does, the node keeps it. */
  noteForAi?: string | null;
  /** How the last reading of what had been read before ended. */
  refresh?: Refresh;
}

export type HeldStatus = 'ready' | 'partial';

/** Moments in milliseconds; `before` is when the text before was read. */
export interface Refresh {
  outcome: LastRefresh['outcome'];
  at: number;
  before: number | null;
  problem: SourceProblem | null;
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
  textHash: string | null;
  meta: SourceMeta;
  fetchedAt: Date | null;
  startedAt: Date | null;
  addedBy: string | null;
  standsAlone: boolean;
  /** How much of it the project's own conversation reads; all of it where nobody has chosen. */
  projectDepth: Depth | null;
}

export const columns = {
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
  textHash: sources.textHash,
  meta: sql<SourceMeta>`${sources.meta} - 'segments'`,
  fetchedAt: sources.fetchedAt,
  startedAt: sources.startedAt,
  addedBy: sources.addedBy,
  standsAlone: sources.standsAlone,
  projectDepth: sources.projectDepth,
};

export const firstOf = <T>(rows: T[]): T | null => rows[0] ?? null;

export const readById = async (db: Db, id: string): Promise<SourceRow | null> =>
  firstOf(await db.select(columns).from(sources).where(eq(sources.id, id)));

export const readByNodes = (db: Db, nodeIds: readonly string[]): Promise<SourceRow[]> =>
  db
    .select(columns)
    .from(sources)
    .where(inArray(sources.nodeId, [...nodeIds]));

export interface NewSource {
  id: string;
  boardId: string;
  nodeId: string;
  kind: SourceKind;
  url: string | null;
  fileId: string | null;
  givenTitle: string;
  addedBy: string | null;
  standsAlone?: boolean;
  at: Date;
}

/**
 * Puts sources to be read; what was known of another link of the same node goes, its passages too. Answers the ids of those that
 * were written: a node may be given any id, that of another's file too.
 */
export async function writeQueued(db: Db, added: readonly NewSource[]): Promise<Set<string>> {
  for (const [boardId, ofBoard] of Map.groupBy(added, (source) => source.boardId))
    await removeOfNodes(
      db,
      boardId,
      ofBoard.map(({ nodeId }) => nodeId),
    );
  if (added.length === 0) return new Set();
  const rows = await db
    .insert(sources)
    .values(
      added.map(({ at, givenTitle, ...row }) => ({
        ...row,
        status: 'queued' as const,
        meta: { givenTitle },
        createdAt: at,
        startedAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: sources.id });
  return new Set(rows.map(({ id }) => id));
}

/** Back into the queue; what was read before stays until the next reading ends, and beyond where that fails. */
export const requeue = (db: Db, id: string, at: Date) =>
  db
    .update(sources)
    .set({
      status: 'queued',
      problem: null,
      startedAt: at,
      meta: sql`case when ${sources.status} in ('ready', 'partial')
        then ${sources.meta} || jsonb_build_object('heldAs', ${sources.status}) else ${sources.meta} end`,
    })
    .where(eq(sources.id, id));

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

/**
 * Ends the reading that began at `startedAt`; its passages have come as `text`. False when another one took over meanwhile:
 * then nothing is written.
 */
export async function finish(
  db: Db,
  id: string,
  startedAt: Date,
  { outcome, text }: { outcome: Outcome; text: ComingText | null },
): Promise<boolean> {
  const { at, meta, passages: _, ...row } = outcome;
  const before = await readFetchedAt(db, id);
  const rows = await db
    .update(sources)
    .set({ ...row, fetchedAt: at, meta: mergedMeta(meta) })
    .where(isBeingRead(id, startedAt))
    .returning({ id: sources.id });
  if (rows.length === 0) return false;
  if (text) await replaceText(db, text, { at, before });
  return true;
}

/** Ends a refresh that brought nothing better: everything stands as it stood before, and it is kept why. False as `finish`. */
export async function keepHeld(
  db: Db,
  id: string,
  startedAt: Date,
  { heldAs, problem, at }: { heldAs: HeldStatus; problem: SourceProblem; at: number },
): Promise<boolean> {
  const fetchedAt = await readFetchedAt(db, id);
  const refresh: Refresh = { outcome: 'failed', at, before: fetchedAt?.getTime() ?? null, problem };
  const rows = await db
    .update(sources)
    .set({ status: heldAs, problem: null, meta: mergedMeta({ refresh, endedAt: at }) })
    .where(isBeingRead(id, startedAt))
    .returning({ id: sources.id });
  return rows.length > 0;
}

const isBeingRead = (id: string, startedAt: Date) =>
  and(eq(sources.id, id), eq(sources.status, 'processing'), eq(sources.startedAt, startedAt));

/** The end of a reading holds nothing back any more. */
const mergedMeta = (meta: Outcome['meta']) => sql`(${sources.meta} - 'heldAs') || ${JSON.stringify(meta)}::jsonb`;

async function readFetchedAt(db: Db, id: string): Promise<Date | null> {
  const rows = await db.select({ fetchedAt: sources.fetchedAt }).from(sources).where(eq(sources.id, id));
  return rows[0]?.fetchedAt ?? null;
}

/** Ends whatever reading is under way: what a person brought wins. Title and description stay. */
export async function keepBrought(
  db: Db,
  id: string,
  brought: Pick<Outcome, 'language' | 'extractionMethod' | 'meta' | 'at'> & { text: ComingText },
): Promise<void> {
  const { at, meta, text, ...row } = brought;
  const before = await readFetchedAt(db, id);
  await db
    .update(sources)
    .set({
      ...row,
      status: 'ready',
      problem: null,
      fetchedAt: at,
      startedAt: at,
      meta: mergedMeta(meta),
    })
    .where(eq(sources.id, id));
  await replaceText(db, text, { at, before });
}

/** The row, held until the transaction ends. */
export const lock = async (tx: Db, id: string): Promise<SourceRow | null> =>
  firstOf(await tx.select(columns).from(sources).where(eq(sources.id, id)).for('update'));

/** `isReadable`: what could not be read has words now. */
export async function keepAltText(
  tx: Db,
  id: string,
  {
    isReadable,
    textHash,
    ...meta
  }: Required<Pick<SourceMeta, 'altText' | 'altPassages' | 'facts'>> & { isReadable: boolean; textHash: string | null },
): Promise<void> {
  await mergeMeta(tx, id, meta);
  await tx.update(sources).set({ textHash }).where(eq(sources.id, id));
  if (isReadable) await tx.update(sources).set({ status: 'ready', problem: null }).where(eq(sources.id, id));
}

export const removeOfNode = (db: Db, boardId: string, nodeId: string): Promise<void> =>
  removeOfNodes(db, boardId, [nodeId]);

async function removeOfNodes(db: Db, boardId: string, nodeIds: readonly string[]): Promise<void> {
  await db
    .delete(sources)
    .where(and(eq(sources.boardId, boardId), inArray(sources.nodeId, [...nodeIds]), not(sources.standsAlone)));
}
