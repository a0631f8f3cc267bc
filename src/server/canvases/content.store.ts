import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { canvases } from './canvases.tables.ts';
import type { JudgedContent } from './judged-content.ts';

const PART_BYTES = 512 * 1024;
/** So often it may be saved anew while it is read. */
const TRIES = 4;

/** Keeps a checkpoint; answers how many bytes it holds. */
export async function writeContent(tx: Db, id: string, { text, packed }: JudgedContent, at: Date): Promise<number> {
  noteWrite(tx, 'canvases');
  const small = packed ? '{}' : Buffer.from(text).toString();
  await tx
    .update(canvases)
    .set({
      content: sql`${small}::jsonb`,
      packedContent: packed && Buffer.from(packed),
      contentBytes: text.length,
      contentSavedAt: at,
      updatedAt: at,
    })
    .where(eq(canvases.id, id));
  return text.length;
}

type Kept = { small: string; packed: null } | { small: null; packed: Buffer };

/**
 * The checkpoint of a canvas: JSON, or compressed where it is large. Such a one is read in parts, with others served in between.
 * Null for no such canvas.
 */
export async function readContent(db: Db, id: string): Promise<Kept | null> {
  for (let left = TRIES; ; left -= 1) {
    const first = await readPart(db, id, 1);
    if (!first) return null;
    if (first.size === null) return { small: first.small, packed: null };
    const parts = [first.part];
    const from = () => 1 + parts.length * PART_BYTES;
    for (;;) {
      if (from() > first.size) return { small: null, packed: Buffer.concat(parts) };
      const next = await readPart(db, id, from());
      if (next?.savedAt !== first.savedAt) break;
      parts.push(next.part);
    }
    if (left === 1) throw new Error('the content of a canvas was saved anew each time it was read');
  }
}

interface Part extends Record<string, unknown> {
  small: string;
  part: Buffer;
  size: number | null;
  savedAt: string | null;
}

async function readPart(db: Db, id: string, from: number): Promise<Part | null> {
  const { rows } = await db.execute<Part>(sql`
    select content::text as small, substring(packed_content from ${from}::int for ${PART_BYTES}::int) as part,
      octet_length(packed_content) as size, content_saved_at::text as "savedAt"
    from canvases where id = ${id} and deleted_at is null`);
  return rows[0] ?? null;
}
