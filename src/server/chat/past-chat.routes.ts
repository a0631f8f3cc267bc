import type { FastifyInstance } from 'fastify';
import { historyApi } from '#contract/history/history.api.ts';
import { demandSaid } from '../history/moments.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { readable, type ChatDeps } from './chat.service.ts';
import { seenPlaceOf } from './chat-place.ts';
import { readConversationsUntil } from './conversations/conversations.service.ts';
import { findTalk, readShownUntil } from './conversations/shown.ts';

/** What was said on a board up to a moment of its past, also at chats that stand no more. */
export function mountPastChat(app: FastifyInstance, http: MountDeps, deps: ChatDeps): void {
  const { db } = deps.database;
  mount(app, http, historyApi.readConversations, async ({ board, query: { seq, nodeId } }) =>
    readConversationsUntil(deps, seenPlaceOf(board, nodeId), await demandSaid(deps, board, seq, nodeId)),
  );
  mount(app, http, historyApi.readMessages, async ({ board, query: { seq, nodeId, conversationId } }) => {
    const until = await demandSaid(deps, board, seq, nodeId);
    const place = seenPlaceOf(board, nodeId);
    const talk = await findTalk(db, place, conversationId);
    const rows = talk && talk.createdAt <= until ? await readShownUntil(db, talk.id, until) : [];
    return readable(deps, place, rows);
  });
}
