import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { can } from '#contract/access/can.ts';
import { filesApi } from '#contract/files/files.api.ts';
import { Fault } from '#contract/base/fault.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { readSecret } from '../platform/secrets.ts';
import { copyFiles, fileReader } from './copies.service.ts';
import { fileOfObjectPath, readStored, toObjectPath, type FileDeps } from './files.service.ts';
import { sendFile } from './send-file.ts';
import { defineSweep } from './sweep.ts';
import { beginUpload, receiveUpload, type UploadDeps } from './uploads.service.ts';

/** Mounts uploads and stored files, and defines the job that clears up after them. */
export async function mountFiles(
  app: FastifyInstance,
  http: MountDeps,
  platform: FileDeps & Pick<PlatformDeps, 'jobs'> & Pick<UploadDeps, 'quota'>,
): Promise<void> {
  const uploadKey = await readSecret(platform.database.db, 'upload-key', () => randomBytes(32).toString('base64url'));
  const deps: UploadDeps = { ...platform, uploadKey };
  defineSweep(platform.jobs, platform);
  mount(app, http, filesApi.beginUpload, ({ actor, board, body }) =>
    beginUpload(deps, { ...body, family: 'canvas', boardId: board.boardId, userId: actor.id }),
  );
  mount(app, http, projectsApi.beginUpload, ({ actor, board, body }) =>
    beginUpload(deps, { ...body, family: 'project', boardId: board.boardId, userId: actor.id }),
  );
  mount(app, http, filesApi.setAcl, async ({ board, body }) => {
    const file = await fileOfObjectPath(deps, board.boardId, body.objectPath);
    return { objectPath: toObjectPath(file.id) };
  });
  mount(app, http, filesApi.readFile, async ({ params, query, request, reply }) => {
    const file = await readStored(deps, params.fileId ?? '');
    return sendFile(deps, file, { isDownload: query.download === '1', request, reply });
  });
  mount(app, http, filesApi.copyFiles, async ({ actor, board, body }) => {
    const mayRead = fileReader(http.access, actor);
    const wish = { ...body, family: 'canvas', boardId: board.boardId, userId: actor.id, mayRead } as const;
    const { copies } = await copyFiles(deps, wish);
    return { copies };
  });
  await app.register(async (scope) => mountPut(scope, http, deps));
}

function mountPut(scope: FastifyInstance, http: MountDeps, deps: UploadDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  mount(scope, http, filesApi.putUpload, async ({ actor, params, query, request, reply }) => {
    try {
      const length = readLength(request);
      return await receiveUpload(deps, {
        fileId: params.uploadId ?? '',
        userId: actor.id,
        token: query.t,
        length,
        body: request.raw,
        mayStore: async (boardId) => {
          const board = await http.access.boardOf.board(boardId, actor.id);
          return board !== null && can(actor, 'board.edit', board);
        },
      });
    } catch (error) {
      // What was not read of the body must not be taken for the next request.
      if (!request.raw.readableEnded) void reply.header('connection', 'close');
      throw request.raw.errored ? new Fault('bad-input', 'The upload broke off.', { cause: error }) : error;
    }
  });
}

function readLength(request: FastifyRequest): number | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return length === undefined || encoding !== undefined ? null : Number(length);
}
