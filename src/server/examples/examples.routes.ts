import type { FastifyInstance } from 'fastify';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { readLanguage } from '../platform/http/read-language.ts';
import { defineFinishing } from './finish-example.ts';
import { createExample } from './examples.service.ts';

export function mountExamples(app: FastifyInstance, http: MountDeps, deps: Parameters<typeof createExample>[0]): void {
  defineFinishing(deps);
  mount(app, http, canvasesApi.createExample, ({ actor, body, request }) =>
    createExample(deps, actor, body.language ?? readLanguage(request.headers['accept-language'])),
  );
}
