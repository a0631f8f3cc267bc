import type { FastifyInstance, FastifyRequest } from 'fastify';
import { can, type Actor } from '#contract/access/can.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { Fault } from '#contract/base/fault.ts';
import type { AnswerEngine } from '../ai/engine.ts';
import type { SearchProvider } from '../ai/search/search-provider.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { mount, type AccessPort, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { listenToChats } from './chat-news.ts';
import type { ChatPlace } from './chat-place.ts';
import { ask, askWeb, demandSearch, readContext, readMessages, saveMessage, type ChatDeps } from './chat.service.ts';
import { sendEvents, wantsEvents, type Reader } from './event-stream.ts';
import { eventsOf, followAnswer, stopAnswer, wholeAnswer } from './follow.ts';
import { settleAtStart } from './runs/interrupted.ts';
import { answerFromWeb, toWebAnswer, webEvents } from './web-answer.ts';

/** `actorNow` is `actorOf` asked anew at each call: a stream outlives the moment in which it was allowed. */
type RouteDeps = ChatDeps & { actorNow: AccessPort['actorOf'] };

/**
 * Mounts the calls of the chat. Before it serves, answers that a former process left running are ended; when it stops,
 * running answers end with what is written.
 */
export async function mountChat(
  app: FastifyInstance,
  http: MountDeps,
  given: BoardDeps & { engine: AnswerEngine; search: SearchProvider | null; actorNow: AccessPort['actorOf'] },
): Promise<void> {
  const deps: RouteDeps = { ...given, runs: new Map() };
  const stopListening = await listenToChats(deps, (runId) => void deps.runs.get(runId)?.stop('stopped'));
  await settleAtStart(deps);
  app.addHook('preClose', async () => {
    await Promise.all([...deps.runs.values()].map((run) => run.stop('interrupted')));
    await stopListening();
  });
  mountConversation(app, http, deps);
  mountAnswers(app, http, deps);
  mountWebSearch(app, http, deps);
}

function mountConversation(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  mount(app, http, chatApi.readMessages, async ({ board, query, params }) => {
    const node = await http.access.boardOf.node(query.nodeId);
    if (node?.boardId !== board.boardId) throw new Fault('not-found');
    return readMessages(deps, { boardId: board.boardId, canvasId: params.canvasId ?? '', nodeId: query.nodeId });
  });
  mount(app, http, chatApi.saveMessage, async ({ actor, body }) => {
    const place = await findPlace(http.access, actor, body);
    const { messageText: text, isWebSearch = false, metadata = {} } = body;
    return saveMessage(deps, place, { actorId: actor.id, text, isWebSearch, metadata });
  });
  mount(app, http, chatApi.readContext, async ({ board, params }) =>
    readContext(deps, { boardId: board.boardId, canvasId: canvasOf(board), nodeId: params.nodeId ?? '' }),
  );
}

function mountAnswers(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  mount(app, http, chatApi.ask, async ({ actor, body, request, reply }) => {
    const place = await findPlace(http.access, actor, body);
    const begun = await ask(deps, place, { actorId: actor.id, text: body.message, language: body.language });
    const reader = readerOf(http, deps, request, actor, place.boardId);
    if (wantsEvents(request)) return sendEvents(reply, deps.log, reader, (signal) => eventsOf(begun, signal));
    const message = await wholeAnswer(begun);
    const { citations, confidence } = message;
    return { response: message.messageText, runId: begun.runId, citations, confidence, engine: begun.engine, message };
  });
  mount(app, http, chatApi.followRun, async ({ actor, board, params, query, request, reply }) => {
    const leaving = new AbortController();
    const events = await followAnswer(deps, params.runId ?? '', canvasOf(board), query.at, leaving.signal);
    return sendEvents(reply, deps.log, readerOf(http, deps, request, actor, board.boardId), (signal) => {
      signal.addEventListener('abort', () => leaving.abort(), { once: true });
      return events;
    });
  });
  mount(app, http, chatApi.stopRun, async ({ board, params }) => ({
    stopped: await stopAnswer(deps, params.runId ?? '', canvasOf(board)),
  }));
}

function mountWebSearch(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  mount(app, http, chatApi.searchWeb, async ({ actor, body, request, reply }) => {
    const { query, canvasId, nodeId } = body;
    const isStreaming = wantsEvents(request);
    if (canvasId !== undefined && nodeId !== undefined) {
      const place = await findPlace(http.access, actor, { canvasId, nodeId });
      const begun = await askWeb(deps, place, { actorId: actor.id, text: query, language: undefined });
      const reader = readerOf(http, deps, request, actor, place.boardId);
      if (isStreaming) return sendEvents(reply, deps.log, reader, (signal) => eventsOf(begun, signal));
      return toWebAnswer(await wholeAnswer(begun), query);
    }
    const search = demandSearch(deps);
    const reader = readerOf(http, deps, request, actor, null);
    if (isStreaming)
      return sendEvents(reply, deps.log, reader, (signal) => webEvents(search, deps.engine, query, signal));
    return answerFromWeb(search, deps.engine, query, leavingOf(reply.raw));
  });
}

/** The caller of a stream, who may be signed out or lose the board while it runs. */
function readerOf(
  { access }: MountDeps,
  { hub, actorNow }: RouteDeps,
  request: FastifyRequest,
  actor: Actor,
  boardId: string | null,
): Reader {
  return {
    watch: (heard) =>
      hub.guard((change) => {
        if ('userId' in change ? change.userId === actor.id : change.boardId === boardId) heard();
      }),
    async mayStay() {
      // A membership that has ended throws: that is a no as well.
      const now = await actorNow(request).catch(() => null);
      if (now?.id !== actor.id) return false;
      const board = boardId === null ? null : await access.boardOf.board(boardId);
      return boardId === null || (board !== null && can(now, 'board.read', board));
    },
  };
}

/** Aborted when the caller goes away before the answer. */
function leavingOf(response: { once: (event: 'close', heard: () => void) => unknown }): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  return leaving.signal;
}

/** The place that a body names, if the actor may ask there. A node of another canvas is absent. Throws Fault. */
async function findPlace(
  access: AccessPort,
  actor: Actor,
  named: { canvasId: string; nodeId: string },
): Promise<ChatPlace> {
  const board = await access.boardOf.node(named.nodeId);
  if (!board || board.canvasId !== named.canvasId || !can(actor, 'board.read', board)) throw new Fault('not-found');
  if (!can(actor, 'board.ask', board)) throw new Fault('not-allowed');
  return { boardId: board.boardId, canvasId: named.canvasId, nodeId: named.nodeId };
}

function canvasOf(board: BoardRef): string {
  if (board.canvasId === null) throw new Fault('not-found');
  return board.canvasId;
}
