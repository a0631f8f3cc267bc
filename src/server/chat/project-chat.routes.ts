import type { FastifyInstance } from 'fastify';
import type { Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { demandSeen } from '../visibility/visibility.service.ts';
import { placeOf, seenPlaceOf, type SeenPlace } from './chat-place.ts';
import { chooseProjectDepth } from '../sources/project-sources.ts';
import { seeNews } from '../notifications/notifications.service.ts';
import { ask, readMessages } from './chat.service.ts';
import { readConversations } from './conversations/conversations.service.ts';
import { sendEvents, wantsEvents } from './event-stream.ts';
import { eventsOf, wholeAnswer } from './follow.ts';
import { readContext } from './read-context.ts';
import { readerOf, type RouteDeps } from './reader.ts';

/** The conversation about a project's files and links, and those of the chat nodes on its board. */
export function mountProjectChat(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  mount(app, http, projectsApi.ask, async ({ actor, board, params, body, request, reply }) => {
    const place = placeOf(board, params.projectId ?? '');
    const { question: text, ...standing } = body;
    const begun = await ask(deps, place, { actorId: actor.id, text, ...standing, language: body.language });
    const reader = readerOf(http, deps, request, actor, place.boardId, begun.runId);
    if (wantsEvents(request)) return sendEvents(reply, deps.log, reader, (signal) => eventsOf(begun, signal));
    const message = await wholeAnswer(deps, begun, { actorId: actor.id, reply });
    const { messageText: answer, citations: sources, confidence } = message;
    return { answer, sources, confidence, runId: begun.runId, engine: begun.engine, message };
  });
  mount(app, http, projectsApi.readMessages, async ({ actor, board, params: { projectId = '' }, query }) => {
    const { nodeId = projectId, conversationId } = query;
    const place = await chatAt(actor, board, projectId, nodeId);
    await seeNews(deps, actor.id, place.nodeId);
    return readMessages(deps, place, conversationId);
  });
  mount(app, http, projectsApi.readConversations, async ({ actor, board, params: { projectId = '' }, query }) =>
    readConversations(deps, await chatAt(actor, board, projectId, query.nodeId), query.q),
  );
  mount(app, http, projectsApi.readContext, async ({ actor, board, params: { projectId = '' }, query }) => {
    const { readers: _readers, ...context } = await readContext(deps, placeOf(board, projectId), {
      actorId: actor.id,
      ...query,
    });
    return context;
  });
  mount(app, http, projectsApi.chooseDepth, async ({ board, params: { nodeId = '' }, body: { depth } }) => {
    await demandSeen(deps.database.db, board, nodeId);
    await chooseProjectDepth(deps, board.boardId, nodeId, depth);
    return { depth };
  });

  /** The project's own chat, or that of a node on its board. Throws Fault 'not-found' for any other node. */
  async function chatAt(actor: Actor, board: BoardRef, projectId: string, nodeId: string): Promise<SeenPlace> {
    const standing = nodeId === projectId ? board : await http.access.boardOf.node(nodeId, actor.id);
    if (standing?.boardId !== board.boardId) throw new Fault('not-found');
    return seenPlaceOf(board, nodeId);
  }
}
