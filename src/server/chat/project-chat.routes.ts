import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { placeOf } from './chat-place.ts';
import { ask, readMessages } from './chat.service.ts';
import { sendEvents, wantsEvents } from './event-stream.ts';
import { eventsOf, wholeAnswer } from './follow.ts';
import { readerOf, type RouteDeps } from './reader.ts';

/** The conversation about a project's files, and those of the chat nodes on its board. */
export function mountProjectChat(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  mount(app, http, projectsApi.ask, async ({ actor, board, params, body, request, reply }) => {
    const place = placeOf(board, params.projectId ?? '');
    const begun = await ask(deps, place, { actorId: actor.id, text: body.question, language: body.language });
    const reader = readerOf(http, deps, request, actor, place.boardId);
    if (wantsEvents(request)) return sendEvents(reply, deps.log, reader, (signal) => eventsOf(begun, signal));
    const message = await wholeAnswer(begun);
    const { messageText: answer, citations: sources, confidence } = message;
    return { answer, sources, confidence, runId: begun.runId, engine: begun.engine, message };
  });
  mount(app, http, projectsApi.readMessages, async ({ actor, board, params, query }) => {
    const { projectId = '' } = params;
    const { nodeId = projectId } = query;
    const standing = nodeId === projectId ? board : await http.access.boardOf.node(nodeId, actor.id);
    if (standing?.boardId !== board.boardId) throw new Fault('not-found');
    return readMessages(deps, placeOf(board, nodeId));
  });
}
