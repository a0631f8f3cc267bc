import { shownTurns, turnsTo } from '#contract/chat/versions.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ChatPlace, Question } from '../chat-place.ts';
import * as chat from '../chat.store.ts';
import * as store from './conversations.store.ts';

/** The conversation that is meant: the named one if it is of this chat, the newest one when none is named; null where there is none. */
export async function findTalk(
  db: Db,
  { boardId, nodeId }: ChatPlace,
  id: string | undefined,
): Promise<store.ConversationRow | null> {
  if (id === undefined) return store.findNewest(db, boardId, nodeId);
  const found = await store.findConversation(db, id);
  return found?.boardId === boardId && found.nodeId === nodeId ? found : null;
}

/** The same within a transaction, begun where there is none. Throws Fault 'not-found' for the id of another chat's. */
export async function openTalk(tx: Db, place: ChatPlace, id: string | undefined, now: number): Promise<string> {
  const found = await findTalk(tx, place, id);
  if (found) return found.id;
  const { boardId, nodeId } = place;
  const row = { id: id ?? newId(now), boardId, nodeId, createdAt: new Date(now) };
  if (!(await store.writeConversation(tx, row))) throw new Fault('not-found');
  return row.id;
}

/** What is shown of a conversation, from its beginning; each message with its versions. */
export async function readShown(db: Db, conversationId: string): Promise<chat.StoredMessage[]> {
  const shown = shownTurns(await store.readTurns(db, conversationId));
  return readInOrder(db, shown);
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

/** Where a question stands: after what it is said; for another version, after what the first one was said. */
export type Standing = Pick<Question, 'conversationId' | 'edits' | 'again'>;

/** What was said before this question: what is shown, up to where it stands. Throws Fault 'not-found' for a version of nothing. */
export async function readPast(db: Db, place: ChatPlace, standing: Standing): Promise<chat.StoredMessage[]> {
  const talk = await findTalk(db, place, standing.conversationId);
  if (!talk) return [];
  const turns = await store.readTurns(db, talk.id);
  const version = standing.again ?? standing.edits;
  if (version === undefined) return readInOrder(db, shownTurns(turns));
  const way = turnsTo(turns, version);
  if (way.length === 0) throw new Fault('not-found');
  return readInOrder(
    db,
    way.slice(0, -1).map((id) => ({ id, versions: [id] })),
  );
}
