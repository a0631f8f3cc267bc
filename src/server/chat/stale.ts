import type { ChatMessage, StaleSource } from '#contract/chat/chat.schema.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import { readPart, type BoardDeps } from '../boards/boards.service.ts';
import { readTextHashes } from '../sources/passages.service.ts';
import { announce } from './chat-news.ts';
import * as store from './chat.store.ts';

/** The messages; answers with those of their sources and notes whose words are others now than those they were written from. */
export async function withStaleSources(
  deps: BoardDeps,
  boardId: string,
  messages: readonly ChatMessage[],
): Promise<ChatMessage[]> {
  const known = [...new Set(messages.flatMap(sharesOf).map(({ sourceId }) => sourceId))];
  const now = new Map((await readTextHashes(deps, known)).map((source) => [source.id, source]));
  const notesNow = await readNotePrints(deps, boardId, messages);
  return messages.map((message) => {
    const sources = sharesOf(message).flatMap((share): StaleSource[] => {
      const { textHash = null, fetchedAt = null } = now.get(share.sourceId) ?? {};
      if (textHash === null || textHash === share.textHash) return [];
      return [{ ...share, readAt: fetchedAt?.toISOString() ?? null }];
    });
    const notes = notesOf(message).flatMap(({ nodeId, title, hash }): StaleSource[] => {
      const print = notesNow.get(nodeId);
      if (print === undefined || print === hash) return [];
      return [{ sourceId: nodeId, nodeId, title, textHash: null, readAt: null }];
    });
    const staleSources = [...sources, ...notes];
    return staleSources.length > 0 ? { ...message, staleSources } : message;
  });
}

/** What an answer has read, by the hash of each text; answers that were written before these were kept tell nothing. */
const sharesOf = ({ receipt }: ChatMessage) =>
  (receipt?.context ?? []).flatMap(({ sourceId, textHash, nodeId, fileId, title }) =>
    sourceId && textHash ? [{ sourceId, textHash, nodeId, ...(fileId && { fileId }), title }] : [],
  );

const notesOf = ({ receipt }: ChatMessage) =>
  (receipt?.context ?? []).flatMap(({ nodeId, title, noteHash }) =>
    noteHash ? [{ nodeId, title, hash: noteHash }] : [],
  );

/** How the notes read now that these answers were written from; of one that is gone nothing is told. */
async function readNotePrints(
  deps: BoardDeps,
  boardId: string,
  messages: readonly ChatMessage[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(messages.flatMap(notesOf).map(({ nodeId }) => nodeId));
  if (ids.size === 0) return new Map();
  const { nodes } = await readPart(deps, boardId, { nodes: ids });
  return new Map(nodes.map((node) => [node.id, printOfNote(node).hash]));
}

/** Tells whoever looks at a conversation with an answer from this source that there is news. */
export async function announceChangedText(
  deps: BoardDeps,
  { boardId, sourceId }: { boardId: string; sourceId: string },
): Promise<void> {
  for (const nodeId of await store.findTalksAbout(deps.database.db, boardId, sourceId))
    await announce(deps, { boardId, nodeId, conversationId: null, runId: null });
}
