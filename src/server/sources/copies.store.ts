import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { copyPassages } from './passages.store.ts';
import type { ComingText } from './coming-texts.store.ts';
import { lock, type SourceMeta, type SourceRow } from './sources.store.ts';
import { sources } from './sources.tables.ts';
import { replaceText } from './versions.store.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

export interface Copy {
  id: string;
  boardId: string;
  nodeId: string;
  fileId: string | null;
  standsAlone: boolean;
  addedBy: string;
  facts: Record<string, unknown>;
  givenTitle: string;
  at: Date;
}

export interface TakenOver {
  facts: Record<string, unknown>;
  segments: readonly Segment[];
  text: ComingText;
  at: Date;
}

/**
 * Gives a source what was read of another one, as if it had been read itself; what its people wrote of it stays. False when
 * it is gone, or is being read: then that one has the newer text.
 */
export async function takeOver(tx: Db, from: SourceRow, copyId: string, taken: TakenOver): Promise<boolean> {
  const { facts, segments, text, at } = taken;
  const before = await lock(tx, copyId);
  if (!before || before.status === 'queued' || before.status === 'processing') return false;
  const { altText = '', altPassages = 0, chapters = null } = from.meta;
  const meta = { facts, segments, altText, altPassages, chapters, endedAt: at.getTime() };
  const { status, title, description, language, extractionMethod, fetchedAt } = from;
  await tx
    .update(sources)
    .set({
      status,
      title,
      description,
      language,
      extractionMethod,
      fetchedAt,
      problem: null,
      startedAt: at,
      meta: sql`${sources.meta} || ${JSON.stringify(meta)}::jsonb`,
    })
    .where(eq(sources.id, copyId));
  await replaceText(tx, text, { at, before: before.fetchedAt });
  return true;
}

/** Copies what was read of a source, words and seconds too. False when the source is gone, or the node's id is taken. */
export async function writeCopy(tx: Db, from: string, copy: Copy): Promise<boolean> {
  const [row] = await tx.select().from(sources).where(eq(sources.id, from));
  if (!row) return false;
  const { at, facts, givenTitle, ...place } = copy;
  const { heldAs: _held, refresh: _refresh, orphanedAt: _orphaned, noteForAi: _note, ...meta } = row.meta as SourceMeta;
  const rows = await tx
    .insert(sources)
    .values({ ...row, ...place, meta: { ...meta, facts, givenTitle }, createdAt: at, startedAt: at })
    .onConflictDoNothing()
    .returning({ id: sources.id });
  if (rows.length === 0) return false;
  await copyPassages(tx, from, copy.id, at);
  return true;
}
