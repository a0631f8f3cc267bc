import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reaches } from '#contract/access/roles.ts';
import { can, type Actor } from '#contract/access/can.ts';
import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { OURS } from '#contract/limits.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { readForAnswer, type BoardInPages } from '../boards/board-pages.ts';
import { readEvents } from '../boards/catch-up.ts';
import { AnswerInPieces } from '../platform/http/answer-in-pieces.ts';
import { holdTurn } from '../platform/http/hold-turn.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { Turns } from '../platform/http/turns.ts';
import { hasGuestTurn } from '../sharing/guest-turns.ts';
import { guestEdge, guestEvent, guestNode } from '../sharing/guest-view.ts';
import { isShared } from '../visibility/visibility.service.ts';
import * as editing from './editing.service.ts';
import { createRequestIds } from './request-ids.ts';
import { nodeViews, viewEdge, viewNodes, type NodePlace, type NodeView } from './views.ts';

/** Large boards on their way at once: each is held in memory until its reader has taken it. */
const LARGE_BOARDS = { atOnce: 16, perAccount: 3, waiting: 8, waitMs: 20_000 } as const;
/** Large boards that are read from the database at once. */
const READ_BOARDS = { atOnce: 2, perAccount: 1, waiting: 8, waitMs: 20_000 } as const;

/** Every door of the specification to a board; each leads to the same `commit`. */
export function mountEditing(app: FastifyInstance, http: MountDeps, deps: editing.EditingDeps): void {
  const large = { bodyLimit: OURS.boardBodyBytes };
  const editOf = (call: { board: BoardRef; actor: Actor; request: FastifyRequest }): editing.Edit => ({
    board: call.board,
    actor: call.actor,
    nextId: createRequestIds(
      deps.clock,
      call.actor.id,
      call.request.method === 'POST' && call.request.headers['idempotency-key'],
    ),
  });

  const [sending, reading] = [new Turns(LARGE_BOARDS), new Turns(READ_BOARDS)];
  for (const family of [canvasesApi, projectsApi]) {
    mount(app, http, family.readBoard, async ({ board: ref, actor, reply }) => {
      const { boardId, principal } = ref;
      const shapes = shapesFor(ref);
      const writer = {
        nodesAmong: (places: readonly NodePlace[]) => {
          const view = nodeViews(places, ref);
          return (node: BoardNode) => view(shapes.node(node));
        },
        edge: (edge: BoardEdge) => viewEdge(shapes.edge(edge)),
      };
      const read = await readForAnswer(
        deps,
        boardId,
        writer,
        async () => {
          await holdTurn(sending, actor.id, reply);
          return reading.take(actor.id);
        },
        principal,
      );
      const mayHide = reaches(principal.role, 'editor') && (await isShared(deps.database.db, boardId));
      const mayEdit = can(actor, 'board.edit', ref);
      const may = {
        edit: mayEdit && (!ref.isShown || (await hasGuestTurn(deps, { boardId, visitorId: actor.id }))),
        ask: can(actor, 'board.ask', ref) && !ref.isShown,
        ...(mayHide && { hide: true }),
        ...(ref.isShown && { bring: false }),
      };
      const here = { boardId, role: ref.role ?? 'viewer', may } as const;
      if (!('board' in read)) return sendInPieces(reply, here, read);
      const { seq, board } = read;
      return {
        ...here,
        seq,
        nodes: viewNodes(board.nodes, board.nodes.map(shapes.node), ref),
        edges: board.edges.map(shapes.edge).map(viewEdge),
      };
    });
    mount(app, http, family.readChanges, async ({ actor, board, query }) => {
      const told = await readEvents(deps, board.boardId, query.since, {
        hasHistory: can(actor, 'board.history', board) && !board.isShown,
        principal: board.principal,
      });
      return board.isShown ? { ...told, events: told.events.map((event) => guestEvent(event, actor.id)) } : told;
    });
    mount(
      app,
      http,
      family.change,
      ({ board, actor, body }) => editing.applyChanges(deps, board, actor, body.changes),
      large,
    );

    mount(
      app,
      http,
      family.addNode,
      async (call) => tagged(call.reply, await editing.addNode(deps, editOf(call), call.body)),
      large,
    );
    mount(app, http, family.removeNode, async (call) => {
      await editing.removeNode(deps, editOf(call), call.params.nodeId ?? '');
      return undefined;
    });
    mount(app, http, family.cleanUpNode, async ({ board, params }) => {
      await editing.cleanUpNode(deps, board, params.nodeId ?? '');
      return undefined;
    });

    mount(app, http, family.addEdge, (call) => editing.addEdge(deps, editOf(call), call.body));
  }
  mount(
    app,
    http,
    canvasesApi.updateNode,
    async (call) => {
      const { params, body, request, reply } = call;
      return tagged(
        reply,
        await editing.updateNode(deps, editOf(call), params.nodeId ?? '', body, request.headers['if-match']),
      );
    },
    large,
  );
  mount(app, http, canvasesApi.removeEdge, async (call) => {
    await editing.removeEdge(deps, editOf(call), call.params.edgeId ?? '');
    return undefined;
  });
}

function tagged(reply: FastifyReply, node: NodeView): NodeView {
  void reply.header('etag', editing.tagOf(node));
  return node;
}

/** Who has no part in the board gets shapes of his own, everybody else what is there. */
const shapesFor = ({ isShown }: BoardRef) =>
  isShown ? { node: guestNode, edge: guestEdge } : { node: (node: BoardNode) => node, edge: (edge: BoardEdge) => edge };

function sendInPieces(reply: FastifyReply, here: object, { seq, nodes, edges }: BoardInPages): FastifyReply {
  const head = JSON.stringify({ ...here, seq }).slice(0, -1);
  const between = [`${head},"nodes":[`, '],"edges":[', ']}'].map((text) => Buffer.from(text));
  const [before, middle, after] = between as [Buffer, Buffer, Buffer];
  const answer = new AnswerInPieces([before, ...nodes, middle, ...edges, after]);
  return reply.type('application/json; charset=utf-8').header('content-length', answer.length).send(answer);
}
