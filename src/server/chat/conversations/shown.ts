import { shownTurns } from './versions.ts';
import type { Db } from '../../platform/db/db.ts';
import { maySee } from '#contract/board/audience.ts';
import type { SeenPlace } from '../chat-place.ts';
import * as chat from '../chat.store.ts';
import * as store from './conversations.store.ts';

/**
 * The conversation that is meant: the named one if it is of this chat, the newest one when none is named; null where there is
 * none that who looks sees.
 */
export async function findTalk(
  db: Db,
  place: SeenPlace,
  id: string | undefined,
): Promise<store.ConversationRow | null> {
  if (id === undefined) return store.findNewest(db, place);
  const found = await store.findConversation(db, id);
  const isHere = found?.boardId === place.boardId && found.nodeId === place.nodeId;
  return isHere && maySee(found.audience, place.principal) ? found : null;
}

/** What is shown of a conversation, from its beginning; each message with its versions. */
export async function readShown(db: Db, conversationId: string): Promise<chat.StoredMessage[]> {
  const shown = shownTurns(await store.readTurns(db, conversationId));
  return readInOrder(db, shown);
}

/** The same as it was at a moment, by the versions that had been written then. */
export async function readShownUntil(db: Db, conversationId: string, until: Date): Promise<chat.StoredMessage[]> {
  return readInOrder(db, shownTurns(await store.readTurnsUntil(db, conversationId, until)));
}

async function readInOrder(
  db: Db,
  turns: readonly { id: string; versions: string[] }[],
): Promise<chat.StoredMessage[]> {
  if (turns.length === 0) return [];
  const rows = await chat.readWithRuns(
    db,
    turns.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.message.id, row]));
  return turns.flatMap(({ id, versions }) => {
    const row = byId.get(id);
    return row ? [{ ...row, versions }] : [];
  });
}
