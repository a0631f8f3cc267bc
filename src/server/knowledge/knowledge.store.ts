import { asc, desc, eq } from 'drizzle-orm';
import { builtOnce } from '../platform/db/built-once.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { keptUntilWritten } from '../platform/db/kept-until-written.ts';
import { globalAiKnowledge as knowledge } from './knowledge.tables.ts';

export type KnowledgeRow = typeof knowledge.$inferSelect;

const firstOf = (rows: KnowledgeRow[]): KnowledgeRow | null => rows[0] ?? null;

const order = [desc(knowledge.priority), asc(knowledge.createdAt), asc(knowledge.id)] as const;

/** Highest priority first; of equal ones the older first. */
export const listKnowledge = (db: Db): Promise<KnowledgeRow[]> =>
  db
    .select()
    .from(knowledge)
    .orderBy(...order);

const active = builtOnce((db) =>
  db
    .select()
    .from(knowledge)
    .where(eq(knowledge.isActive, true))
    .orderBy(...order),
);

/** The active ones in the same order: asked for with every question, and seldom written. */
export const listActive = keptUntilWritten(['global_ai_knowledge'], 1, (db, _all: 'all') => active(db, {}));

export async function writeKnowledge(db: Db, row: typeof knowledge.$inferInsert): Promise<KnowledgeRow | null> {
  noteWrite(db, 'global_ai_knowledge');
  return firstOf(await db.insert(knowledge).values(row).returning());
}

/** Null when there is no such item. */
export async function changeKnowledge(
  db: Db,
  id: string,
  fields: Partial<typeof knowledge.$inferInsert>,
): Promise<KnowledgeRow | null> {
  noteWrite(db, 'global_ai_knowledge');
  return firstOf(await db.update(knowledge).set(fields).where(eq(knowledge.id, id)).returning());
}

export async function removeKnowledge(db: Db, id: string): Promise<KnowledgeRow | null> {
  noteWrite(db, 'global_ai_knowledge');
  return firstOf(await db.delete(knowledge).where(eq(knowledge.id, id)).returning());
}
