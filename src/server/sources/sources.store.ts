import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Chapters } from '#contract/sources/chapters.ts';
import type { SourceProblem, SourceStatus } from '#contract/sources/source-state.ts';
import { nodes } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';
import type { Draft } from './passages/passages.ts';
import { replacePassages } from './passages.store.ts';
import { sources } from './sources.tables.ts';
import type { Segment } from './youtube/timed-text.ts';

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
  addedBy: string | null;
  standsAlone: boolean;
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
  meta: sql<SourceMeta>`${sources.meta} - 'segments'`,
  fetchedAt: sources.fetchedAt,
  startedAt: sources.startedAt,
  addedBy: sources.addedBy,
  standsAlone: sources.standsAlone,
};

const firstOf = <T>(rows: T[]): T | null => rows[0] ?? null;

export const readById = async (db: Db, id: string): Promise<SourceRow | null> =>
  firstOf(await db.select(columns).from(sources).where(eq(sources.id, id)));

export const readByNodes = (db: Db, nodeIds: readonly string[]): Promise<SourceRow[]> =>
  db
    .select(columns)
    .from(sources)
    .where(inArray(sources.nodeId, [...nodeIds]));

/** A source of this file on this board, whichever node shows it. */
export const findOfFile = async (db: Db, boardId: string, fileId: string): Promise<SourceRow | null> =>
  firstOf(
    await db
      .select(columns)
      .from(sources)
      .where(and(eq(sources.boardId, boardId), eq(sources.fileId, fileId)))
      .orderBy(desc(sources.standsAlone))
      .limit(1),
  );

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
 * Puts a source to be read; what was known of another link of the same node goes, its passages too. False when the id
 * stands for something else: a node may be given any id, that of another's file too.
 */
export async function writeQueued(db: Db, source: NewSource): Promise<boolean> {
  await removeOfNode(db, source.boardId, source.nodeId);
  const { at, givenTitle, ...row } = source;
  const rows = await db
    .insert(sources)
    .values({ ...row, status: 'queued', meta: { givenTitle }, createdAt: at, startedAt: at })
    .onConflictDoNothing()
    .returning({ id: sources.id });
  return rows.length > 0;
}

/** Back into the queue; what was read before stays until the next reading ends. */
export const requeue = (db: Db, id: string, at: Date) =>
  db.update(sources).set({ status: 'queued', problem: null, startedAt: at }).where(eq(sources.id, id));

/** A file that became a project's takes what was read of it for itself, from whichever node it was. */
export const standAlone = (db: Db, id: string, fileId: string) =>
  db.update(sources).set({ nodeId: fileId, standsAlone: true }).where(eq(sources.id, id));

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

/** Ends whatever reading is under way: what a person brought wins. Title and description stay. */
export async function keepBrought(
  db: Db,
  id: string,
  brought: Pick<Outcome, 'language' | 'extractionMethod' | 'meta' | 'at'> & {
    passages: NonNullable<Outcome['passages']>;
  },
): Promise<void> {
  const { at, meta, passages: drafts, ...row } = brought;
  await db
    .update(sources)
    .set({
      ...row,
      status: 'ready',
      problem: null,
      fetchedAt: at,
      startedAt: at,
      meta: sql`${sources.meta} || ${JSON.stringify(meta)}::jsonb`,
    })
    .where(eq(sources.id, id));
  await replacePassages(db, id, at, drafts);
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

export async function removeOfNode(db: Db, boardId: string, nodeId: string): Promise<void> {
  await db
    .delete(sources)
    .where(and(eq(sources.boardId, boardId), eq(sources.nodeId, nodeId), not(sources.standsAlone)));
}

export async function removeOfFile(db: Db, boardId: string, fileId: string): Promise<void> {
  await db.delete(sources).where(and(eq(sources.boardId, boardId), eq(sources.fileId, fileId)));
}
