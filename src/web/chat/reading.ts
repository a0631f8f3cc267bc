import type { QueryClient } from '@tanstack/react-query';
import type { BoardPlace } from '../lib/board-place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { historyApi } from '#contract/history/history.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { addressOf } from '../lib/api.ts';
import { reading } from '../lib/query.ts';

/** What is shown of a conversation of a chat node; a project's own chat goes under the project's id. */
export const readingOf = (place: BoardPlace, nodeId: string, conversationId: string) => {
  const query = { nodeId, conversationId };
  if (place.past) {
    const { boardId, seq } = place.past;
    return reading(historyApi.readMessages, { params: { boardId }, query: { ...query, seq } });
  }
  return 'canvasId' in place
    ? reading(chatApi.readMessages, { params: { canvasId: place.canvasId }, query })
    : reading(projectsApi.readMessages, { params: { projectId: place.projectId }, query });
};

/** The conversations of a chat, or those that hold what is sought; in the past all that it had then. */
export const conversationsOf = (place: BoardPlace, nodeId: string, q = '') => {
  if (place.past) {
    const { boardId, seq } = place.past;
    return reading(historyApi.readConversations, { params: { boardId }, query: { nodeId, seq } });
  }
  const query = { nodeId, ...(q !== '' && { q }) };
  return 'canvasId' in place
    ? reading(chatApi.readConversations, { params: { canvasId: place.canvasId }, query })
    : reading(projectsApi.readConversations, { params: { projectId: place.projectId }, query });
};

/**
 * Reads a conversation of a chat again, or all of them where none is named; call it when the live channel says that there
 * is news.
 */
export async function refreshChat(
  client: QueryClient,
  place: BoardPlace,
  nodeId: string,
  conversationId: string | null = null,
): Promise<void> {
  const lists = conversationsOf(place, nodeId).queryKey[0];
  const told = readingOf(place, nodeId, conversationId ?? '').queryKey[0];
  await client.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' &&
      (key.startsWith(lists) || (conversationId === null ? key.startsWith(told) : key === told)),
  });
}

/** Reads again what a project's own conversation would be answered from. */
export async function refreshProjectContext(client: QueryClient, params: { projectId: string }): Promise<void> {
  const context = addressOf(projectsApi.readContext, { params });
  await client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith(context),
  });
}
