import type { FastifyInstance } from 'fastify';
import type { Role } from '#contract/access/roles.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { waitingApi } from '#contract/canvases/waiting.api.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { readLanguage } from '../platform/http/read-language.ts';
import {
  createCanvas,
  listCanvases,
  listTrash,
  readCanvas,
  removeCanvas,
  removeForEver,
  restoreCanvas,
  saveContent,
  tagOf,
  updateCanvas,
} from './canvases.service.ts';
import { waitingOn } from './waiting.ts';
import { readContent } from './read-content.ts';

/** Whoever came past the policy has a role. */
const roleIn = ({ role }: BoardRef): Role => role ?? 'viewer';

export function mountCanvases(app: FastifyInstance, http: MountDeps, deps: BoardDeps): void {
  mount(app, http, canvasesApi.list, ({ actor }) => listCanvases(deps, actor));
  mount(app, http, canvasesApi.create, ({ actor, body, request }) =>
    createCanvas(deps, actor, { ...body, language: body.language ?? readLanguage(request.headers['accept-language']) }),
  );
  mount(app, http, canvasesApi.read, async ({ board, params, reply }) => {
    const canvas = await readCanvas(deps, params.canvasId ?? '', roleIn(board));
    void reply.header('etag', tagOf(canvas));
    return canvas;
  });
  mount(app, http, canvasesApi.remove, async ({ board, params }) => {
    await removeCanvas(deps, board, params.canvasId ?? '');
    return undefined;
  });
  mount(app, http, canvasesApi.update, ({ board, params, body }) =>
    updateCanvas(deps, { canvasId: params.canvasId ?? '', role: roleIn(board) }, body),
  );
  mount(app, http, waitingApi.read, ({ actor, query }) => waitingOn(deps, actor, query));
  mount(app, http, canvasesApi.readTrash, ({ actor }) => listTrash(deps, actor));
  mount(app, http, canvasesApi.restore, ({ actor, params }) => restoreCanvas(deps, actor, params.trashedId ?? ''));
  mount(app, http, canvasesApi.removeForEver, async ({ actor, params }) => {
    await removeForEver(deps, actor, params.trashedId ?? '');
    return undefined;
  });
  mount(
    app,
    http,
    canvasesApi.saveContent,
    async ({ board, params, body, request, reply }) => {
      const place = { canvasId: params.canvasId ?? '', role: roleIn(board) };
      const canvas = await saveContent(deps, place, body.content, request.headers['if-match']);
      void reply.header('etag', tagOf(canvas));
      return canvas;
    },
    { bodyLimit: OURS.contentBodyBytes, readBody: readContent },
  );
}
