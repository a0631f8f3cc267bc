import { and, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { passages, passageVectors } from './sources.tables.ts';

const ofModel = (model: string) => and(eq(passageVectors.hash, passages.hash), eq(passageVectors.model, model));

/** Words of the source that the model has not seen, each once. */
export async function readUnseen(
  db: Db,
  model: string,
  sourceId: string,
  most: number,
): Promise<{ hash: string; text: string }[]> {
  const rows = await db
    .selectDistinct({ hash: passages.hash, text: passages.text })
    .from(passages)
    .leftJoin(passageVectors, ofModel(model))
    .where(and(eq(passages.sourceId, sourceId), isNotNull(passages.hash), isNull(passageVectors.hash)))
    .limit(most);
  const texts = new Map(rows.flatMap(({ hash, text }) => (hash === null ? [] : [[hash, text] as const])));
  return Array.from(texts, ([hash, text]) => ({ hash, text }));
}

/** Sources with words that the model has not seen. */
export async function findUnseen(db: Db, model: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ sourceId: passages.sourceId })
    .from(passages)
    .leftJoin(passageVectors, ofModel(model))
    .where(and(isNotNull(passages.hash), isNull(passageVectors.hash)))
    .limit(most);
  return rows.map(({ sourceId }) => sourceId);
}

export async function writeVectors(
  db: Db,
  model: string,
  at: Date,
  made: readonly { hash: string; vector: Float32Array }[],
): Promise<void> {
  const rows = made.map(({ hash, vector }) => ({ hash, model, vector: toBytes(vector), madeAt: at }));
  if (rows.length > 0) await db.insert(passageVectors).values(rows).onConflictDoNothing();
}

export async function readVectors(
  db: Db,
  model: string,
  hashes: readonly string[],
): Promise<{ hash: string; vector: Float32Array }[]> {
  const rows = await db
    .select({ hash: passageVectors.hash, vector: passageVectors.vector })
    .from(passageVectors)
    .where(and(eq(passageVectors.model, model), inArray(passageVectors.hash, [...hashes])));
  return rows.map(({ hash, vector }) => ({ hash, vector: toVector(vector) }));
}

/** Removes what no passage says any more. */
export async function removeUnused(db: Db): Promise<void> {
  const said = db.select({ hash: passages.hash }).from(passages).where(eq(passages.hash, passageVectors.hash));
  await db.delete(passageVectors).where(notExists(said));
}

const toBytes = (vector: Float32Array): Buffer => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);

function toVector(bytes: Buffer): Float32Array {
  const whole = new Uint8Array(bytes.byteLength - (bytes.byteLength % Float32Array.BYTES_PER_ELEMENT));
  whole.set(bytes.subarray(0, whole.length));
  return new Float32Array(whole.buffer);
}
