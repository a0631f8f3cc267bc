import type { QueryClient } from '@tanstack/react-query';
import type { BoardPlace } from '#contract/board/place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { reading } from '../lib/query.ts';

/** The kept messages of a chat node. */
export const readingOf = (place: BoardPlace, nodeId: string) =>
  'canvasId' in place
    ? reading(chatApi.readMessages, { params: place, query: { nodeId } })
    : reading(projectsApi.readMessages, { params: place, query: { nodeId } });

/**
 * Reads a conversation again; call it when the live channel says that there is news. A project's own conversation goes
 * under the project's id.
 */
export const refreshChat = (client: QueryClient, place: BoardPlace, nodeId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: readingOf(place, nodeId).queryKey });
