import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { ChatPlace } from './chat-place.ts';
import { chatModels } from './chat.tables.ts';

export async function readChosenModel(db: Db, talkId: string): Promise<string | null> {
  const [row] = await db.select({ model: chatModels.model }).from(chatModels).where(eq(chatModels.talkId, talkId));
  return row?.model ?? null;
}

export const readChosenModels = (db: Db, talkIds: readonly string[]): Promise<(typeof chatModels.$inferSelect)[]> =>
  talkIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(chatModels)
        .where(inArray(chatModels.talkId, [...talkIds]));

/** Null: the default again. */
export async function writeChosenModel(
  db: Db,
  { boardId, nodeId }: Pick<ChatPlace, 'boardId' | 'nodeId'>,
  model: string | null,
): Promise<void> {
  if (model === null) return void (await db.delete(chatModels).where(eq(chatModels.talkId, nodeId)));
  await db
    .insert(chatModels)
    .values({ talkId: nodeId, boardId, model })
    .onConflictDoUpdate({ target: chatModels.talkId, set: { boardId, model } });
}
