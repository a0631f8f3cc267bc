import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { can } from '#contract/access/can.ts';
import { filesApi } from '#contract/files/files.api.ts';
import { Fault } from '#contract/base/fault.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { mount, type AccessPort, type MountDeps } from '../platform/http/mount.ts';
import { readSecret } from '../platform/secrets.ts';
import { copyFiles, fileReader } from './copies.service.ts';
import { fileOfObjectPath, readStored, toObjectPath, type FileDeps } from './files.service.ts';
import { sendFile } from './send-file.ts';
import { defineSweep } from './sweep.ts';
import { beginUpload, receiveUpload, type UploadDeps } from './uploads.service.ts';

/** How an upload under way hears that rights may have changed, and asks anew who sends it. */
interface Watch {
  hub: { guard: (recheck: (change: object) => void) => () => void };
  actorNow: AccessPort['actorOf'];
}

/** Mounts uploads and stored files, and defines the job that clears up after them. */
export async function mountFiles(
  app: FastifyInstance,
  http: MountDeps,
  platform: FileDeps & Pick<PlatformDeps, 'jobs'> & Pick<UploadDeps, 'quota'> & Watch,
): Promise<void> {
  const uploadKey = await readSecret(platform.database.db, 'upload-key', () => randomBytes(32).toString('base64url'));
  const deps: UploadDeps & Watch = { ...platform, uploadKey };
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

function mountPut(scope: FastifyInstance, http: MountDeps, deps: UploadDeps & Watch): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  mount(scope, http, filesApi.putUpload, async ({ actor, params, query, request, reply }) => {
    const mayStore = async (boardId: string) => {
      // A membership that has ended throws: that is a no as well.
      const now = await deps.actorNow(request).catch(() => null);
      const board = now?.id === actor.id && (await http.access.boardOf.board(boardId, actor.id));
      return board ? can(actor, 'board.edit', board) : false;
    };
    let stopWatching = () => {};
    try {
      const length = readLength(request);
      return await receiveUpload(deps, {
        fileId: params.uploadId ?? '',
        userId: actor.id,
        token: query.t,
        length,
        body: request.raw,
        mayStore,
        watch(boardId) {
          const recheck = async () => void ((await mayStore(boardId)) || request.raw.destroy());
          stopWatching = deps.hub.guard((change) => {
            if ('userId' in change && change.userId !== actor.id) return;
            void recheck().catch((error: unknown) => request.raw.destroy(error as Error));
          });
        },
      });
    } catch (error) {
      // What was not read of the body must not be taken for the next request.
      if (!request.raw.readableEnded) void reply.header('connection', 'close');
      throw request.raw.errored ? new Fault('bad-input', 'The upload broke off.', { cause: error }) : error;
    } finally {
      stopWatching();
    }
  });
}

function readLength(request: FastifyRequest): number | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return length === undefined || encoding !== undefined ? null : Number(length);
}
