import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { linksApi } from '#contract/sharing/links.api.ts';
import { templatesApi } from '#contract/templates/templates.api.ts';
import { readBoard } from '../boards/boards.service.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { copyBoard, duplicateCanvas, type DuplicateDeps } from './duplicate.service.ts';
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
  mount(app, http, linksApi.copyBoard, async ({ actor, board: at, body }) => {
    if (actor.isGuest) throw new Fault('not-signed-in');
    const { board } = await readBoard(deps, at.boardId, at.principal);
    return copyBoard(deps, actor, { boardId: at.boardId, board, isShown: at.isShown }, body);
  });
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
