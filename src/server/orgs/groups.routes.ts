import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { groupsApi } from '#contract/orgs/groups.api.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import {
  changeGroup,
  createGroup,
  readGroups,
  readShared,
  removeGroup,
  shareWithGroup,
  unshareWithGroup,
} from './groups.service.ts';
import type { PlaceDeps } from './place.ts';

const projectOf = ({ board }: { readonly board: BoardRef }) => {
  if (board.projectId === null) throw new Fault('not-found');
  return { kind: 'project', id: board.projectId, boardId: board.boardId } as const;
};

/** Groups of the members of an organisation, and what they are in its projects. */
export function mountGroups(app: FastifyInstance, http: MountDeps, deps: PlaceDeps): void {
  mount(app, http, groupsApi.readGroups, ({ org }) => readGroups(deps, org.orgId));
  mount(app, http, groupsApi.createGroup, ({ actor, org, body }) => createGroup(deps, actor, org.orgId, body));
  mount(app, http, groupsApi.changeGroup, ({ actor, org, params, body }) =>
    changeGroup(deps, actor, { orgId: org.orgId, groupId: params.groupId ?? '' }, body),
  );
  mount(app, http, groupsApi.removeGroup, async ({ actor, org, params }) => {
    await removeGroup(deps, actor, org.orgId, params.groupId ?? '');
    return undefined;
  });
  mount(app, http, groupsApi.readProjectGroups, (call) => readShared(deps, projectOf(call)));
  mount(app, http, groupsApi.shareProject, (call) =>
    shareWithGroup(deps, call.actor, projectOf(call), { groupId: call.params.groupId ?? '', ...call.body }),
  );
  mount(app, http, groupsApi.unshareProject, (call) =>
    unshareWithGroup(deps, call.actor, projectOf(call), call.params.groupId ?? ''),
  );
}
