import type { FastifyInstance } from 'fastify';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { projectTrashApi } from '#contract/projects/trash.api.ts';
import { readLosses } from '../orgs/trash.service.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import {
  createProject,
  listProjects,
  listProjectsOf,
  readProject,
  readShownProject,
  updateProject,
  type ProjectDeps,
} from './projects.service.ts';
import { listTrashedProjects, removeProject, removeProjectForEver, restoreProject } from './trash.service.ts';

/** Projects themselves; their people stand in the room of organisations, their files and board in rooms of their own. */
export function mountProjects(app: FastifyInstance, http: MountDeps, deps: ProjectDeps): void {
  mount(app, http, projectsApi.list, ({ actor }) => listProjects(deps, actor));
  mount(app, http, orgsApi.readProjects, ({ actor, org }) => listProjectsOf(deps, actor, org.orgId));
  mount(app, http, projectsApi.create, ({ actor, body }) => createProject(deps, actor, body));
  mount(app, http, projectsApi.read, ({ actor, board, params }) =>
    (board.isShown ? readShownProject : readProject)(deps, actor, params.projectId ?? ''),
  );
  mount(app, http, projectsApi.update, ({ actor, board, params, body }) =>
    updateProject(deps, actor, board, params.projectId ?? '', body),
  );
  mount(app, http, projectsApi.remove, async ({ actor, board, params }) => {
    await removeProject(deps, actor, board, params.projectId ?? '');
    return undefined;
  });
  mount(app, http, projectTrashApi.readProjectLosses, ({ actor, params }) =>
    readLosses(deps, actor, { projectId: params.projectId ?? '' }),
  );
  mount(app, http, projectTrashApi.readProjectTrash, ({ actor }) => listTrashedProjects(deps, actor));
  mount(app, http, projectTrashApi.restoreProject, ({ actor, params }) =>
    restoreProject(deps, actor, params.trashedId ?? ''),
  );
  mount(app, http, projectTrashApi.removeProjectForEver, async ({ actor, params }) => {
    await removeProjectForEver(deps, actor, params.trashedId ?? '');
    return undefined;
  });
}
