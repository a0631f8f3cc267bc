import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filesApi } from '#contract/files/files.api.ts';
import { Fault } from '#contract/base/fault.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { readSecret } from '../platform/secrets.ts';
import { contentDisposition } from './disposition.ts';
import { fileOfObjectPath, readStored, toObjectPath, type FileDeps, type StoredFile } from './files.service.ts';
import { defineSweep } from './sweep.ts';
import { beginUpload, receiveUpload, type UploadDeps } from './uploads.service.ts';

/** Mounts uploads and stored files, and defines the job that clears up after them. */
export async function mountFiles(
  app: FastifyInstance,
  http: MountDeps,
  platform: FileDeps & Pick<PlatformDeps, 'jobs'>,
): Promise<void> {
  const uploadKey = await readSecret(platform.database.db, 'upload-key', () => randomBytes(32).toString('base64url'));
  const deps: UploadDeps = { ...platform, uploadKey };
  defineSweep(platform.jobs, platform);
  mount(app, http, filesApi.beginUpload, ({ actor, board, body }) =>
    beginUpload(deps, { boardId: board.boardId, userId: actor.id, name: body?.name, size: body?.size }),
  );
  mount(app, http, filesApi.setAcl, async ({ board, body }) => {
    const file = await fileOfObjectPath(deps, board.boardId, body.objectPath);
    return { objectPath: toObjectPath(file.id) };
  });
  mount(app, http, filesApi.readFile, async ({ params, query, request, reply }) => {
    const file = await readStored(deps, params.fileId ?? '');
    return sendFile(deps, file, query.download === '1', request, reply);
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

const DAY_SEC = 24 * 60 * 60;

/**
 * Sends a file so that no browser runs it: under its stored type, sandboxed, as a download unless it is a picture that we drew
 * ourselves or a PDF. Bytes never change under an id, so pictures may stay in the reader's own cache.
 */
async function sendFile(
  deps: FileDeps,
  file: StoredFile,
  isDownload: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isPicture = file.mimeType.startsWith('image/') && file.width !== null;
  const isShown = !isDownload && (isPicture || file.mimeType === 'application/pdf');
  void reply.headers({
    'content-type': file.mimeType,
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', file.name),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  if (isPicture) {
    const etag = `"${file.sha256}"`;
    void reply.headers({ 'cache-control': `private, max-age=${DAY_SEC}`, etag, vary: 'cookie' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const body = await deps.objects.get(file.objectKey);
  return reply.header('content-length', file.size).send(body);
}
