import type { FastifyInstance, FastifyRequest } from 'fastify';
import { can, type Actor } from '#contract/access/can.ts';
import { differencesOf } from '#contract/history/differences.ts';
import { historyApi } from '#contract/history/history.api.ts';
import { OURS } from '#contract/limits.ts';
import { historyRuleOf } from '../billing/history-rule.ts';
import { applyChanges } from '../editing/editing.service.ts';
import { createRequestIds } from '../editing/request-ids.ts';
import { defineRestoredNotices } from '../notifications/restored-notices.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { AnswerInPieces } from '../platform/http/answer-in-pieces.ts';
import { holdTurn } from '../platform/http/hold-turn.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { Turns } from '../platform/http/turns.ts';
import { defineHistoryCare, purgeNode } from './care.ts';
import { addMark, removeMark, renameMark } from './marks.service.ts';
import { readMomentBoard, readMomentText, standingOf } from './moments.ts';
import { restoreMoment, type Restorer, type RestoreDeps } from './restore.service.ts';
import { readSteps, readTimeline } from './timeline.ts';
import { readVersions, restoreVersion } from './versions.service.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { copyBoard, type DuplicateDeps } from '../templates/duplicate.service.ts';
import type { FrameDeps } from './frames.ts';

/** Whole boards of the past on their way at once. */
const PASTS = { atOnce: 8, perAccount: 2, waiting: 16, waitMs: 20_000 } as const;

export function mountHistory(
  app: FastifyInstance,
  http: MountDeps,
  deps: RestoreDeps & CopyDeps & Pick<PlatformDeps, 'config' | 'jobs'>,
): void {
  defineHistoryCare(deps);
  defineRestoredNotices(deps);
  const turns = new Turns(PASTS);
  const ruleOf = (boardId: string) => historyRuleOf(deps, boardId);
  const by = (call: { board: BoardRef; actor: Actor; request: FastifyRequest }): Restorer => ({
    board: call.board,
    actor: call.actor,
    nextId: createRequestIds(deps.clock, call.actor.id, call.request.headers['idempotency-key']),
  });

  mount(app, http, historyApi.readTimeline, async ({ actor, board, query }) => ({
    ...(await readTimeline(deps, board, query, async (boardId) => (await ruleOf(boardId)).days)),
    may: { purge: can(actor, 'history.purge', board) },
  }));
  mount(app, http, historyApi.readSteps, ({ board, query }) => readSteps(deps, board, query));
  mount(app, http, historyApi.readMoment, async ({ actor, board, query, reply }) => {
    await holdTurn(turns, actor.id, reply);
    const answer = new AnswerInPieces(await readMomentText(deps, board, query.seq));
    return reply.type('application/json; charset=utf-8').header('content-length', answer.length).send(answer);
  });
  mount(app, http, historyApi.readDifferences, async ({ actor, board, query, reply }) => {
    await holdTurn(turns, actor.id, reply);
    const to = query.to ?? (await standingOf(deps.database.db, board.boardId)).seq;
    return differencesOf(await readMomentBoard(deps, board, query.from), await readMomentBoard(deps, board, to));
  });
  mount(app, http, historyApi.copyMoment, async ({ actor, board, body, reply }) => {
    await holdTurn(turns, actor.id, reply);
    return copyMoment(deps, actor, board, body);
  });
  mount(app, http, historyApi.restore, async (call) => {
    await holdTurn(turns, call.actor.id, call.reply);
    return restoreMoment(deps, by(call), call.body);
  });
  mount(
    app,
    http,
    historyApi.changeWhole,
    async ({ actor, board, body, reply }) => {
      await holdTurn(turns, actor.id, reply);
      return applyChanges(deps, board, actor, body.changes);
    },
    { bodyLimit: OURS.contentBodyBytes },
  );
  mount(app, http, historyApi.addMark, ({ actor, board, body }) =>
    addMark(deps, { boardId: board.boardId, actorId: actor.id }, body, async (id) => (await ruleOf(id)).marks),
  );
  mount(app, http, historyApi.renameMark, ({ board, params, body }) =>
    renameMark(deps, board.boardId, params['markId'] ?? '', body.name),
  );
  mount(app, http, historyApi.removeMark, async ({ board, params }) => {
    await removeMark(deps, board.boardId, params['markId'] ?? '');
    return undefined;
  });
  mount(app, http, historyApi.readVersions, ({ board, params }) => readVersions(deps, board, params['nodeId'] ?? ''));
  mount(app, http, historyApi.restoreVersion, (call) =>
    restoreVersion(deps, by(call), call.params['nodeId'] ?? '', call.body.seq),
  );
  mount(app, http, historyApi.purgeNode, async ({ board, params }) => {
    await purgeNode(deps, board.boardId, params['nodeId'] ?? '');
    return undefined;
  });
}

type CopyDeps = FrameDeps & DuplicateDeps;

/**
 * A canvas of the actor's own that holds what he may see of the board at a moment. Throws Fault 'not-allowed' for who may not
 * take it along, 'not-found' for a moment that is not kept, and as `copyBoard`.
 */
async function copyMoment(
  deps: CopyDeps,
  actor: Actor,
  at: BoardRef,
  { seq, title }: { seq: number; title: string },
): Promise<Canvas> {
  if (!can(actor, 'board.copy', at)) throw new Fault('not-allowed');
  const board = await readMomentBoard(deps, at, seq);
  return copyBoard(deps, actor, { boardId: at.boardId, board }, { title });
}
