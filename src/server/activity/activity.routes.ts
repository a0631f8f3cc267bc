import type { FastifyInstance } from 'fastify';
import { activityApi } from '#contract/activity/activity.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { readBoardActivity, readOrgActivity, type ActivityDeps } from './activity.service.ts';

export function mountActivity(app: FastifyInstance, http: MountDeps, deps: ActivityDeps): void {
  mount(app, http, activityApi.board, ({ actor, board, query }) =>
    readBoardActivity(deps, board.boardId, actor.id, query.before),
  );
  mount(app, http, activityApi.org, ({ actor, org, query }) =>
    readOrgActivity(deps, org.orgId, actor.id, query.before),
  );
}
