import type { FastifyInstance } from 'fastify';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { createCanvas, listCanvases, readCanvas, removeCanvas, saveContent, tagOf } from './canvases.service.ts';

export function mountCanvases(app: FastifyInstance, http: MountDeps, deps: BoardDeps): void {
  mount(app, http, canvasesApi.list, ({ actor }) => listCanvases(deps, actor));
  mount(app, http, canvasesApi.create, ({ actor, body }) => createCanvas(deps, actor, body));
  mount(app, http, canvasesApi.read, async ({ params, reply }) => {
    const canvas = await readCanvas(deps, params.canvasId ?? '');
    void reply.header('etag', tagOf(canvas));
    return canvas;
  });
  mount(app, http, canvasesApi.remove, async ({ board, params }) => {
    await removeCanvas(deps, board, params.canvasId ?? '');
    return undefined;
  });
  mount(
    app,
    http,
    canvasesApi.saveContent,
    async ({ params, body, request, reply }) => {
      const canvas = await saveContent(deps, params.canvasId ?? '', body.content, request.headers['if-match']);
      void reply.header('etag', tagOf(canvas));
      return canvas;
    },
    { bodyLimit: OURS.contentBodyBytes },
  );
}
