import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { newId } from '#contract/base/id.ts';
import type { PlacedText } from '#contract/sources/text-changes.ts';
import type { Db } from '../platform/db/db.ts';
import { takeText, type ComingText } from './coming-texts.store.ts';
import { passages, sources, sourceVersions } from './sources.tables.ts';

/** How many texts before the present one are kept of a source. */
const VERSIONS_KEPT = 5;

interface Replacement {
  at: Date;
  /** When the present text was read. */
  before: Date | null;
}

/**
 * Puts a new text in the place of the present one, within `tx`. Where the words differ the present one is kept as a version,
 * and the source remembers which it was: something new, or the same again.
 */
export async function replaceText(tx: Db, text: ComingText, { at, before }: Replacement): Promise<void> {
  const { sourceId, hash } = text;
  const hashBefore = await readHash(tx, sourceId);
  const isChanged = hashBefore !== null && hash !== hashBefore;
  if (isChanged) await keepVersion(tx, sourceId, { textHash: hashBefore, fetchedAt: before, at });
  await takeText(tx, text);
  const outcome = isChanged ? 'changed' : 'unchanged';
  const refresh = { outcome, at: at.getTime(), before: before?.getTime() ?? null, problem: null };
  const meta =
    hashBefore === null
      ? sql`${sources.meta} - 'refresh'`
      : sql`${sources.meta} || ${JSON.stringify({ refresh })}::jsonb`;
  await tx.update(sources).set({ textHash: hash, meta }).where(eq(sources.id, sourceId));
}

/** What a version keeps of a passage. */
export const placedText = ({ text, heading, page, startSec }: PlacedText): PlacedText => ({
  text,
  heading,
  page,
  startSec,
});

async function readHash(db: Db, sourceId: string): Promise<string | null> {
  const rows = await db.select({ hash: sources.textHash }).from(sources).where(eq(sources.id, sourceId));
  return rows[0]?.hash ?? null;
}

async function keepVersion(
  db: Db,
  sourceId: string,
  { at, textHash, fetchedAt }: { textHash: string; fetchedAt: Date | null; at: Date },
): Promise<void> {
  await db.execute(sql`
    insert into ${sourceVersions} (id, source_id, text_hash, fetched_at, passages)
    select ${newId(at.getTime())}::uuid, ${sourceId}::uuid, ${textHash}, ${fetchedAt?.toISOString() ?? null}::timestamptz,
      jsonb_agg(jsonb_build_object('text', text, 'heading', heading, 'page', page, 'startSec', start_sec) order by ordinal)
    from ${passages} where source_id = ${sourceId}::uuid having count(*) > 0`);
  const kept = db
    .select({ id: sourceVersions.id })
    .from(sourceVersions)
    .where(eq(sourceVersions.sourceId, sourceId))
    .orderBy(desc(sourceVersions.id))
    .limit(VERSIONS_KEPT);
  await db
    .delete(sourceVersions)
    .where(and(eq(sourceVersions.sourceId, sourceId), notInArray(sourceVersions.id, kept)));
}

/** The text with this hash where it is kept, else the one before the present; null when there is none. */
export async function readVersion(
  db: Db,
  sourceId: string,
  textHash: string | undefined,
): Promise<{ fetchedAt: Date | null; passages: PlacedText[] } | null> {
  const isSought = sql`${sourceVersions.textHash} = ${textHash ?? ''}`;
  const rows = await db
    .select({ fetchedAt: sourceVersions.fetchedAt, passages: sourceVersions.passages })
    .from(sourceVersions)
    .where(eq(sourceVersions.sourceId, sourceId))
    .orderBy(desc(isSought), desc(sourceVersions.id))
    .limit(1);
  return rows[0] ?? null;
}

/** The hashes of the texts that stand now; sources that are gone are left out. */
export const readHashes = (
  db: Db,
  sourceIds: readonly string[],
): Promise<{ id: string; textHash: string | null; fetchedAt: Date | null }[]> =>
  db
    .select({ id: sources.id, textHash: sources.textHash, fetchedAt: sources.fetchedAt })
    .from(sources)
    .where(inArray(sources.id, [...sourceIds]));
