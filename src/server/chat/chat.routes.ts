import type { FastifyInstance } from 'fastify';
import type { Actor } from '#contract/access/can.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { OURS } from '#contract/limits.ts';
import { originalityApi } from '#contract/recipes/originality.api.ts';
import { partRewritingApi } from '#contract/recipes/part-rewriting.api.ts';
import { seeNews } from '../notifications/notifications.service.ts';
import { callerGone } from '../platform/http/caller-gone.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { guestConversation, guestSaid } from '../sharing/guest-view.ts';
import { createPageDrawer } from '../sources/documents/page-drawer.ts';
import { mountChatModels } from './chat-model.routes.ts';
import { listenToChats } from './chat-news.ts';
import { placeOf, seenPlaceOf } from './chat-place.ts';
import { answerAgain, foretellAgain } from './answer-again.ts';
import { ask, askWeb, readAnswer, readMessages, readPrompt, saveMessage } from './chat.service.ts';
import { createDrawPages } from './context/draw-pages.ts';
import { mountConversations } from './conversations/conversations.routes.ts';
import { readConversations } from './conversations/conversations.service.ts';
import { createNaming } from './conversations/name-talk.ts';
import { demandSearch, demandSearchEngine } from './demand-engine.ts';
import { sendEvents, wantsEvents } from './event-stream.ts';
import { findPlace } from './find-place.ts';
import { rereadChatsWhenVisibilityChanges } from './hidden-news.ts';
import { eventsOf, followAnswer, stopAnswer, wholeAnswer } from './follow.ts';
import { mountPastChat } from './past-chat.routes.ts';
import { mountProjectChat } from './project-chat.routes.ts';
import { readLeftOut } from '../boards/left-out.ts';
import { readContext } from './read-context.ts';
import { readOriginality, readOriginalityOfAnswer } from './recipes/originality.ts';
import { rewritePart } from './recipes/rewrite-part.ts';
import { readerOf, type RouteDeps } from './reader.ts';
import { settleAtStart } from './runs/interrupted.ts';
import { endUnread } from './runs/unread.ts';
import { withStaleSources } from './stale.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { mountVisitors } from './visitors/visitors.routes.ts';
import type { VisitorDeps } from './visitors/visitors.service.ts';
import { answerFromWeb, toWebAnswer, webEvents } from './web-answer.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import * as store from './chat.store.ts';
import type { Runs } from './runs/run-book.ts';

/**
 * Mounts the calls of the chat. Before it serves, answers that a former process left running are ended; when it stops,
 * running answers end with what is written.
 */
export async function mountChat(
  app: FastifyInstance,
  http: MountDeps,
  given: Omit<RouteDeps & VisitorDeps, 'runs' | 'answering' | 'naming' | 'boardsOfChats' | 'drawPages'>,
): Promise<void> {
  const drawPages = createDrawPages(createPageDrawer(), given.log);
  const now = { runs: new Map(), answering: new Map(), naming: createNaming(), boardsOfChats: new Map() };
  const deps: RouteDeps & VisitorDeps = { ...given, drawPages, ...now };
  const unread = endUnread(deps);
  const stopListening = await listenToChats(deps, {
    stop: (runId) => void deps.runs.get(runId)?.stop('stopped'),
    isThere: unread.isThere,
  });
  const stopEnding = endOrphans(deps);
  const stopTelling = rereadChatsWhenVisibilityChanges(deps);
  await settleAtStart(deps);
  app.addHook('preClose', async () => {
    await Promise.all([...deps.runs.values()].map((run) => run.stop('interrupted')));
    await deps.naming.stop();
    stopEnding();
    stopTelling();
    unread.stop();
    await stopListening();
  });
  mountTalk(app, http, deps);
  mountConversations(app, http, deps);
  mountAnswers(app, http, deps);
  mountRecipes(app, http, deps);
  mountWebSearch(app, http, deps);
  mountProjectChat(app, http, deps);
  mountPastChat(app, http, deps);
  mountChatModels(app, http, deps);
  mountVisitors(app, http, deps);
}

function mountTalk(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  const demandNode = async ({ actor, board }: { actor: Actor; board: BoardRef }, nodeId: string) => {
    const { boardOf, shownBoardOf } = http.access;
    const node = await (board.isShown ? shownBoardOf('node', nodeId, actor) : boardOf.node(nodeId, actor.id));
    if (node?.boardId !== board.boardId) throw new Fault('not-found');
  };
  mount(app, http, chatApi.readMessages, async ({ actor, board, query }) => {
    await demandNode({ actor, board }, query.nodeId);
    if (!board.isShown) await seeNews(deps, actor.id, query.nodeId);
    const messages = await readMessages(deps, seenPlaceOf(board, query.nodeId), query.conversationId);
    return board.isShown ? messages.map(guestSaid) : messages;
  });
  mount(app, http, chatApi.readConversations, async ({ actor, board, query }) => {
    await demandNode({ actor, board }, query.nodeId);
    const conversations = await readConversations(deps, seenPlaceOf(board, query.nodeId), query.q);
    return board.isShown ? conversations.map(guestConversation) : conversations;
  });
  mount(app, http, chatApi.saveMessage, async ({ actor, body }) => {
    const place = await findPlace(deps, actor, body);
    const { messageText: text, isWebSearch = false, metadata = {}, conversationId } = body;
    return saveMessage(deps, place, { actorId: actor.id, text, isWebSearch, metadata, conversationId });
  });
  mount(app, http, chatApi.readContext, async ({ actor, board, params: { nodeId = '' }, query }) => {
    const { readers, ...context } = await readContext(deps, placeOf(board, nodeId), { actorId: actor.id, ...query });
    const leftOut = await readLeftOut(deps, { boardId: board.boardId, nodeId, principal: board.principal, readers });
    const named = leftOut.map(({ id, title, type }) => ({ nodeId: id, title, kind: type }));
    return { ...context, ...(named.length > 0 && { leftOut: named }) };
  });
  mount(app, http, chatApi.readSuggested, async ({ actor, board, params, query }) =>
    suggestQuestions(deps, placeOf(board, params.nodeId ?? ''), { actorId: actor.id, ...query }),
  );
}

function mountRecipes(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  mount(app, http, originalityApi.readOriginality, ({ board, params }) =>
    readOriginality(deps, board, params.nodeId ?? ''),
  );
  mount(app, http, originalityApi.readOfAnswer, async ({ board, params }) =>
    readOriginalityOfAnswer(deps, board, await readAnswer(deps, params.runId ?? '', board)),
  );
  mount(app, http, partRewritingApi.rewritePart, async ({ actor, board, body, reply }) => {
    const payer = { boardId: board.boardId, userId: actor.id };
    return { rewritten: await rewritePart(deps, payer, body, callerGone(reply.raw)) };
  });
}

function mountAnswers(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  // Beside the question come, unread, the connected nodes of the client: with their transcripts.
  mount(
    app,
    http,
    chatApi.ask,
    async ({ actor, body, request, reply }) => {
      const { message: text, language, conversationId, edits, mentions, recipe, ...named } = body;
      const question = { actorId: actor.id, text, language, conversationId, edits, mentions, recipe };
      const begun = await ask(deps, { actor, named }, question);
      const reader = readerOf(http, deps, request, actor, begun.place.boardId, begun.runId);
      if (wantsEvents(request)) return sendEvents(reply, deps.log, reader, (signal) => eventsOf(begun, signal));
      const message = await wholeAnswer(deps, begun, { actorId: actor.id, reply });
      const { citations, confidence } = message;
      return {
        response: message.messageText,
        runId: begun.runId,
        citations,
        confidence,
        engine: begun.engine,
        message,
      };
    },
    { bodyLimit: OURS.transcriptBodyBytes },
  );
  mount(app, http, chatApi.followRun, async ({ actor, board, params, query, request, reply }) => {
    const leaving = new AbortController();
    const events = await followAnswer(deps, params.runId ?? '', board, { at: query.at, signal: leaving.signal });
    return sendEvents(reply, deps.log, readerOf(http, deps, request, actor, board.boardId, params.runId), (signal) => {
      signal.addEventListener('abort', () => leaving.abort(), { once: true });
      return events;
    });
  });
  mount(app, http, chatApi.readAnswer, async ({ board, params }) => {
    const [answer] = await withStaleSources(deps, board.boardId, [await readAnswer(deps, params.runId ?? '', board)]);
    if (!answer) throw new Fault('not-found');
    return answer;
  });
  mount(app, http, chatApi.readPrompt, async ({ board, params }) => ({
    prompt: await readPrompt(deps, params.runId ?? '', board),
  }));
  mount(app, http, chatApi.foretellAgain, ({ actor, board, params }) =>
    foretellAgain(deps, board, params.runId ?? '', { actorId: actor.id, language: undefined }),
  );
  mount(app, http, chatApi.answerAgain, async ({ actor, board, params, body, request, reply }) => {
    const begun = await answerAgain(deps, board, params.runId ?? '', { actorId: actor.id, language: body.language });
    const reader = readerOf(http, deps, request, actor, board.boardId, begun.runId);
    if (wantsEvents(request)) return sendEvents(reply, deps.log, reader, (signal) => eventsOf(begun, signal));
    return { runId: begun.runId, message: await wholeAnswer(deps, begun, { actorId: actor.id, reply }) };
  });
  mount(app, http, chatApi.stopRun, async ({ params }) => ({
    stopped: await stopAnswer(deps, params.runId ?? ''),
  }));
}

function mountWebSearch(app: FastifyInstance, http: MountDeps, deps: RouteDeps): void {
  mount(app, http, chatApi.searchWeb, async ({ actor, body, request, reply }) => {
    const { query, canvasId, projectId, nodeId, conversationId, edits } = body;
    const isStreaming = wantsEvents(request);
    if (nodeId !== undefined) {
      const place = await findPlace(deps, actor, { canvasId, projectId, nodeId });
      const question = { actorId: actor.id, text: query, language: undefined, conversationId, edits };
      const begun = await askWeb(deps, place, question);
      const reader = readerOf(http, deps, request, actor, place.boardId, begun.runId);
      if (isStreaming) return sendEvents(reply, deps.log, reader, (signal) => eventsOf(begun, signal));
      return toWebAnswer(await wholeAnswer(deps, begun, { actorId: actor.id, reply }), query);
    }
    const search = demandSearch(deps);
    const reader = readerOf(http, deps, request, actor, null);
    const paid = { boardId: null, runId: newId(deps.clock.now()), userId: actor.id };
    const { engine, lack } = await demandSearchEngine(deps, paid, search, deps.engines.usual());
    const { readKnowledge } = deps;
    const charge = (tokens: number) => deps.quota.charge({ ...paid, tokens });
    const asked = { search, engine, lack, query, readKnowledge: () => readKnowledge(), charge };
    if (isStreaming) return sendEvents(reply, deps.log, reader, (signal) => webEvents(asked, signal));
    return answerFromWeb(asked, callerGone(reply.raw));
  });
}

/** Ends answers whose board was deleted while they were written. The answer stops the watch. */
function endOrphans(deps: BoardDeps & { runs: Runs }): () => void {
  const endGone = async () => {
    const standing = await store.readRunsOnBoards(deps.database.db, [...deps.runs.keys()]);
    for (const [id, run] of deps.runs) if (!standing.has(id)) void run.stop('interrupted');
  };
  return deps.hub.guard((change) => {
    if (!('boardId' in change) || deps.runs.size === 0) return;
    endGone().catch((error: unknown) =>
      deps.log.error({ err: error }, 'answers of a deleted board could not be ended'),
    );
  });
}
