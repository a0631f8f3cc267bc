import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { VoicePlace } from '#contract/voices/used-voice.ts';
import { builtOnce } from '../platform/db/built-once.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { keptUntilWritten } from '../platform/db/kept-until-written.ts';
import { voices, voiceTexts, voiceUses } from './voices.tables.ts';

export type VoiceRow = typeof voices.$inferSelect;
export type TextRow = typeof voiceTexts.$inferSelect;
export type UseKind = VoicePlace['kind'];

/** Of a node that was removed the use is kept, so that it comes back with the node; it does not count. */
const usesOf = sql<number>`(
  select count(*)::int from voice_uses u
  where u.voice_id = voices.id and (u.kind = 'board' or exists (select from nodes n where n.id = u.id))
)`;

export const listVoices = (db: Db, ownerId: string): Promise<{ voice: VoiceRow; uses: number }[]> =>
  db
    .select({ voice: voices, uses: usesOf })
    .from(voices)
    .where(eq(voices.ownerId, ownerId))
    .orderBy(asc(voices.name), asc(voices.createdAt));

/** Null for a voice of somebody else. */
export async function findVoice(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ voice: VoiceRow; uses: number } | null> {
  const [row] = await db
    .select({ voice: voices, uses: usesOf })
    .from(voices)
    .where(and(eq(voices.id, id), eq(voices.ownerId, ownerId)));
  return row ?? null;
}

/** Keeps everybody else from writing voices of this person until the transaction ends. */
export const lockOwner = (tx: Db, ownerId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`voices:${ownerId}`}, 0))`);

export const countVoices = (tx: Db, ownerId: string): Promise<number> => tx.$count(voices, eq(voices.ownerId, ownerId));

export async function writeVoice(tx: Db, row: typeof voices.$inferInsert): Promise<void> {
  noteWrite(tx, 'voices');
  await tx.insert(voices).values(row);
}

/** False where it is gone, or somebody else's. */
export async function changeVoice(
  db: Db,
  ownerId: string,
  id: string,
  fields: Partial<typeof voices.$inferInsert>,
): Promise<boolean> {
  noteWrite(db, 'voices');
  const rows = await db
    .update(voices)
    .set(fields)
    .where(and(eq(voices.id, id), eq(voices.ownerId, ownerId)))
    .returning({ id: voices.id });
  return rows.length > 0;
}

export async function removeVoice(db: Db, ownerId: string, id: string): Promise<boolean> {
  noteWrite(db, 'voices');
  const rows = await db
    .delete(voices)
    .where(and(eq(voices.id, id), eq(voices.ownerId, ownerId)))
    .returning({ id: voices.id });
  return rows.length > 0;
}

export const readTexts = (db: Db, voiceId: string): Promise<TextRow[]> =>
  db.select().from(voiceTexts).where(eq(voiceTexts.voiceId, voiceId)).orderBy(asc(voiceTexts.ordinal));

/** The beginnings of the first of them. */
export async function readTextStarts(
  db: Db,
  voiceId: string,
  { texts, letters }: { texts: number; letters: number },
): Promise<string[]> {
  const rows = await db
    .select({ start: sql<string>`left(${voiceTexts.text}, ${letters})` })
    .from(voiceTexts)
    .where(eq(voiceTexts.voiceId, voiceId))
    .orderBy(asc(voiceTexts.ordinal))
    .limit(texts);
  return rows.map(({ start }) => start);
}

/** In the place of all that it was measured on before. */
export async function writeTexts(tx: Db, voiceId: string, rows: readonly TextRow[]): Promise<void> {
  await tx.delete(voiceTexts).where(eq(voiceTexts.voiceId, voiceId));
  if (rows.length > 0) await tx.insert(voiceTexts).values([...rows]);
}

/** Attaches a voice of this person in the place of any other; false where it is none of theirs. */
export async function attach(
  db: Db,
  { kind, id, boardId }: { kind: UseKind; id: string; boardId: string },
  { ownerId, voiceId }: { ownerId: string; voiceId: string },
): Promise<boolean> {
  noteWrite(db, 'voice_uses');
  const { rows } = await db.execute(sql`
    insert into voice_uses (kind, id, board_id, voice_id)
    select ${kind}, ${id}::uuid, ${boardId}::uuid, v.id from voices v where v.id = ${voiceId} and v.owner_id = ${ownerId}
    on conflict (kind, id) do update set board_id = excluded.board_id, voice_id = excluded.voice_id
    returning id`);
  return rows.length > 0;
}

export async function detach(db: Db, kind: UseKind, id: string): Promise<void> {
  noteWrite(db, 'voice_uses');
  await db.delete(voiceUses).where(and(eq(voiceUses.kind, kind), eq(voiceUses.id, id)));
}

/** The chat's or the group's, whichever this node is. */
export async function detachNode(tx: Db, boardId: string, nodeId: string): Promise<void> {
  noteWrite(tx, 'voice_uses');
  await tx.delete(voiceUses).where(and(eq(voiceUses.boardId, boardId), eq(voiceUses.id, nodeId)));
}

export interface NodeUse {
  id: string;
  boardId: string;
  voiceId: string;
  ownerId: string;
}

export const readUsesOf = (db: Db, nodeIds: readonly string[]): Promise<NodeUse[]> =>
  nodeIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: voiceUses.id, boardId: voiceUses.boardId, voiceId: voiceUses.voiceId, ownerId: voices.ownerId })
        .from(voiceUses)
        .innerJoin(voices, eq(voices.id, voiceUses.voiceId))
        .where(and(ne(voiceUses.kind, 'board'), inArray(voiceUses.id, [...nodeIds])));

const usesOn = builtOnce((db) =>
  db
    .select({ kind: voiceUses.kind, id: voiceUses.id, voice: voices })
    .from(voiceUses)
    .innerJoin(voices, eq(voices.id, voiceUses.voiceId))
    .where(eq(voiceUses.boardId, sql.placeholder('boardId'))),
);

/** So many boards are kept in memory. */
const MOST_BOARDS = 500;

export const readUses = keptUntilWritten(
  ['voice_uses', 'voices', 'boards', 'projects', 'orgs', 'users'],
  MOST_BOARDS,
  (db, boardId: string): Promise<{ kind: UseKind; id: string; voice: VoiceRow }[]> => usesOn(db, { boardId }),
);
