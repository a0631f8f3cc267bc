import type { FastifyInstance } from 'fastify';
import { searchApi } from '#contract/search/search.api.ts';
import { callerGone } from '../platform/http/caller-gone.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { askEverything, type AskDeps } from './ask.service.ts';
import { findInBoard } from './find.service.ts';
import { search } from './search.service.ts';

export function mountSearch(app: FastifyInstance, http: MountDeps, deps: AskDeps): void {
  mount(app, http, searchApi.search, async ({ actor, query }) => ({ hits: await search(deps, actor.id, query) }));
  mount(app, http, searchApi.findInBoard, ({ actor, board, query }) =>
    findInBoard(deps, { actorId: actor.id, boardId: board.boardId, principal: board.principal }, query.q),
  );
  mount(app, http, searchApi.ask, ({ actor, body, reply }) =>
    askEverything(deps, actor.id, body, callerGone(reply.raw)),
  );
}
