import type { FastifyInstance } from 'fastify';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { templatesApi } from '#contract/templates/templates.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { duplicateCanvas, type DuplicateDeps } from './duplicate.service.ts';
import { createFromTemplate, listTemplates, removeTemplate, saveTemplate } from './templates.service.ts';

export function mountTemplates(app: FastifyInstance, http: MountDeps, deps: DuplicateDeps): void {
  mount(app, http, canvasesApi.duplicate, ({ actor, board, params, body }) =>
    duplicateCanvas(
      deps,
      actor,
      { canvasId: params.canvasId ?? '', boardId: board.boardId, principal: board.principal },
      body.title,
    ),
  );
  mount(app, http, templatesApi.list, ({ actor }) => listTemplates(deps, actor));
  mount(app, http, templatesApi.save, ({ actor, board, body }) => saveTemplate(deps, actor, board.boardId, body));
  mount(app, http, templatesApi.use, ({ actor, params, body }) =>
    createFromTemplate(deps, actor, params.templateId ?? '', body),
  );
  mount(app, http, templatesApi.remove, async ({ actor, params }) => {
    await removeTemplate(deps, actor, params.templateId ?? '');
    return undefined;
  });
}
