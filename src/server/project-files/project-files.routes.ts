import type { FastifyInstance } from 'fastify';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { fileReader, type CopyDeps } from '../files/copies.service.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { readFileSource, readFileVersions } from '../sources/passages.service.ts';
import {
  addFile,
  copyToFiles,
  dropFile,
  listFiles,
  readFileAgain,
  type ProjectFileDeps,
  type ProjectPlace,
} from './project-files.service.ts';
import { removeUnrecorded } from './project-files.store.ts';

/** How long an upload may wait for its record. */
const UNRECORDED_MS = 24 * 60 * 60_000;

/** The files of a project, and the job that clears up after uploads that nobody recorded. */
export function mountProjectFiles(app: FastifyInstance, http: MountDeps, deps: ProjectFileDeps & CopyDeps): void {
  const placeOf = (call: { board: BoardRef; actor: { id: string } }): ProjectPlace => ({
    projectId: call.board.projectId ?? '',
    boardId: call.board.boardId,
    actorId: call.actor.id,
  });
  mount(app, http, projectsApi.addFile, (call) => addFile(deps, placeOf(call), call.body));
  mount(app, http, projectsApi.copyFiles, async (call) => {
    const mayRead = fileReader(http.access, call.actor);
    return { copies: await copyToFiles(deps, placeOf(call), { ...call.body, mayRead }) };
  });
  mount(app, http, projectsApi.readFiles, (call) => listFiles(deps, placeOf(call).projectId));
  mount(app, http, projectsApi.removeFile, async (call) => {
    await dropFile(deps, placeOf(call), call.params.fileId ?? '');
    return undefined;
  });
  mount(app, http, projectsApi.retryFile, (call) => readFileAgain(deps, placeOf(call), call.params.fileId ?? ''));
  mount(app, http, projectsApi.readFileSource, ({ board, params }) =>
    readFileSource(deps, board.boardId, params.fileId ?? ''),
  );
  mount(app, http, projectsApi.readFileVersions, ({ board, params, query }) =>
    readFileVersions(deps, board.boardId, params.fileId ?? '', query.since),
  );
  deps.jobs.define(
    'project-files.sweep',
    { tries: 2, retryDelaySec: 60, timeLimitSec: 300, parallel: 1, everySec: 3_600 },
    () => removeUnrecorded(deps.database.db, new Date(deps.clock.now() - UNRECORDED_MS)),
  );
}
