import type { FastifyInstance } from 'fastify';
import { libraryApi } from '#contract/library/library.api.ts';
import type { Route } from '#contract/base/route.ts';
import { mount, type Call, type MountDeps } from '../platform/http/mount.ts';
import { listOlder, updateOlder } from './older-copies.service.ts';
import { bringSource, listSources, removeSources, type LibraryDeps } from './library.service.ts';
import { listNotes } from './own-notes.service.ts';

export function mountLibrary(app: FastifyInstance, http: MountDeps, deps: LibraryDeps): void {
  mount(app, http, libraryApi.list, ({ actor, query }) => listSources(deps, actor.id, query));
  mount(app, http, libraryApi.notes, async ({ actor, query }) => ({ notes: await listNotes(deps, actor.id, query) }));
  mount(app, http, libraryApi.bring, ({ actor, board, body: { from, nodeId, isPlaced = false } }) =>
    bringSource(deps, http.access, { board, actor, from, nodeId, isPlaced }),
  );
  const asked = ({ board, params, actor }: Pick<Call<Route>, 'board' | 'params' | 'actor'>) => ({
    boardId: board.boardId,
    actorId: actor.id,
    of: params.nodeId ? { nodeId: params.nodeId } : { fileId: params.fileId ?? '' },
  });
  for (const route of [libraryApi.readOlder, libraryApi.readOlderOfFile])
    mount(app, http, route, async (call) => ({ copies: await listOlder(deps, asked(call)) }));
  for (const route of [libraryApi.update, libraryApi.updateOfFile])
    mount(app, http, route, async (call) => ({
      updated: await updateOlder(deps, { ...asked(call), wished: call.body.copies }),
    }));
  mount(app, http, libraryApi.remove, async ({ actor, body }) => ({
    removed: await removeSources(deps, http.access, actor, body.nodeIds),
  }));
}
