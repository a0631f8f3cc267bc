import type { FastifyInstance } from 'fastify';
import { OURS } from '#contract/limits.ts';
import { fileSourcesApi } from '#contract/sources/file-sources.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { keepAltText } from './alt-text.ts';
import { keepTranscript } from './brought.ts';
import { keepFileNote } from './file-notes.ts';
import { rereadFile } from './file-sources.ts';
import type { ReadingDeps } from './readers.ts';

/** The calls about the sources of stored files. */
export function mountFileSources(app: FastifyInstance, http: MountDeps, deps: ReadingDeps): void {
  mount(app, http, fileSourcesApi.retryFileSource, async ({ actor, board, params }) => ({
    status: await rereadFile(deps, board.boardId, params.fileId ?? '', actor.id),
  }));
  mount(
    app,
    http,
    fileSourcesApi.putFileTranscript,
    ({ board, params, body }) =>
      keepTranscript(deps, { boardId: board.boardId, of: { fileId: params.fileId ?? '' }, text: body.text }),
    { bodyLimit: OURS.transcriptBodyBytes },
  );
  mount(app, http, fileSourcesApi.putFileAltText, ({ board, params, body }) =>
    keepAltText(deps, { boardId: board.boardId, of: { fileId: params.fileId ?? '' }, text: body.text }),
  );
  mount(app, http, fileSourcesApi.putFileNote, async ({ actor, board, params, body }) => ({
    note: await keepFileNote(deps, {
      boardId: board.boardId,
      fileId: params.fileId ?? '',
      note: body.note,
      actorId: actor.id,
    }),
  }));
}
