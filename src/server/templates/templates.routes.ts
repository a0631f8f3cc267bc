import type { FastifyInstance } from 'fastify';
import { templatesApi } from '#contract/templates/templates.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import {
  createFromTemplate,
  listTemplates,
  removeTemplate,
  saveTemplate,
  type TemplateDeps,
} from './templates.service.ts';

export function mountTemplates(app: FastifyInstance, http: MountDeps, deps: TemplateDeps): void {
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
