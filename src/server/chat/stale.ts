import type { ChatMessage, StaleSource } from '#contract/chat/chat.schema.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { readTextHashes } from '../sources/passages.service.ts';
import { announce } from './chat-news.ts';
import * as store from './chat.store.ts';

/** The messages; answers with those of their sources whose words are others now than those they were written from. */
export async function withStaleSources(
  deps: Pick<BoardDeps, 'database'>,
  messages: readonly ChatMessage[],
): Promise<ChatMessage[]> {
  const known = [...new Set(messages.flatMap(sharesOf).map(({ sourceId }) => sourceId))];
  const now = new Map((await readTextHashes(deps, known)).map((source) => [source.id, source]));
  return messages.map((message) => {
    const staleSources = sharesOf(message).flatMap((share): StaleSource[] => {
      const { textHash = null, fetchedAt = null } = now.get(share.sourceId) ?? {};
      if (textHash === null || textHash === share.textHash) return [];
      return [{ ...share, readAt: fetchedAt?.toISOString() ?? null }];
    });
    return staleSources.length > 0 ? { ...message, staleSources } : message;
  });
}

/** What an answer has read, by the hash of each text; answers that were written before these were kept tell nothing. */
const sharesOf = ({ receipt }: ChatMessage) =>
  (receipt?.context ?? []).flatMap(({ sourceId, textHash, nodeId, fileId, title }) =>
    sourceId && textHash ? [{ sourceId, textHash, nodeId, ...(fileId && { fileId }), title }] : [],
  );

/** Tells whoever looks at a conversation with an answer from this source that there is news. */
export async function announceChangedText(
  deps: BoardDeps,
  { boardId, sourceId }: { boardId: string; sourceId: string },
): Promise<void> {
  for (const nodeId of await store.findTalksAbout(deps.database.db, boardId, sourceId))
    await announce(deps, { boardId, nodeId, conversationId: null, runId: null });
}
