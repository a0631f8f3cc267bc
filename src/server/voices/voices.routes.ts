import type { FastifyInstance } from 'fastify';
import { can, type Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { UPLOAD, VOICES } from '#contract/limits.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { uploadSentences } from '../files/upload-sentences.ts';
import { callerGone } from '../platform/http/caller-gone.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import type { ReadDocument } from '../sources/read-document.ts';
import { attachVoice, readPlaces } from './attaching.service.ts';
import type { FindReadable } from './material.ts';
import { openMeasuring } from './measuring.ts';
import { rewriteLines, type RewritingDeps } from './rewriting.service.ts';
import { keepTells, readTells } from './tells.service.ts';
import {
  changeVoice,
  createVoice,
  listVoices,
  measureAgain,
  readVoice,
  removeVoice,
  type VoicesDeps,
} from './voices.service.ts';

export async function mountVoices(
  app: FastifyInstance,
  http: MountDeps,
  { readDocument, ...given }: RewritingDeps & Pick<VoicesDeps, 'readLink'> & { readDocument: ReadDocument },
): Promise<void> {
  const measuring = openMeasuring();
  app.addHook('onClose', () => measuring.close());
  const deps = { ...given, measure: measuring.measure };
  const large = { bodyLimit: VOICES.bodyBytes };
  const readableBy =
    (actor: Actor): FindReadable =>
    async ({ kind, id }) => {
      const ref = await http.access.boardOf[kind](id, actor.id);
      return ref && can(actor, 'board.read', ref) ? ref : null;
    };
  mount(app, http, voicesApi.list, ({ actor }) => listVoices(deps, actor.id));
  mount(app, http, voicesApi.create, ({ actor, body }) => createVoice(deps, actor.id, readableBy(actor), body), large);
  mount(app, http, voicesApi.read, ({ actor, params }) => readVoice(deps, actor.id, params.voiceId ?? ''));
  mount(app, http, voicesApi.change, ({ actor, params, body }) =>
    changeVoice(deps, actor.id, params.voiceId ?? '', body),
  );
  mount(
    app,
    http,
    voicesApi.measure,
    ({ actor, params, body }) =>
      measureAgain(deps, { ownerId: actor.id, id: params.voiceId ?? '' }, readableBy(actor), body),
    large,
  );
  mount(app, http, voicesApi.rewrite, ({ actor, params, body, reply }) =>
    rewriteLines(deps, { ownerId: actor.id, voiceId: params.voiceId ?? '' }, body, callerGone(reply.raw)),
  );
  mount(app, http, voicesApi.remove, async ({ actor, params }) => {
    await removeVoice(deps, actor.id, params.voiceId ?? '');
    return undefined;
  });
  mount(app, http, voicesApi.readOfNode, async ({ actor, board, params }) => ({
    places: await readPlaces(deps, { boardId: board.boardId, nodeId: params.nodeId ?? '' }, actor.id),
  }));
  mount(app, http, voicesApi.readOfProject, async ({ actor, board }) => ({
    places: await readPlaces(deps, { boardId: board.boardId, nodeId: null }, actor.id),
  }));
  mount(app, http, voicesApi.attachToNode, async ({ actor, board, params, body }) => {
    const standing = { boardId: board.boardId, nodeId: params.nodeId ?? '' };
    await attachVoice(deps, standing, { actorId: actor.id, voiceId: body.voiceId });
    return { places: await readPlaces(deps, standing, actor.id) };
  });
  mount(app, http, voicesApi.attachToBoard, async ({ actor, board, body }) => {
    await attachVoice(deps, { boardId: board.boardId, nodeId: null }, { actorId: actor.id, voiceId: body.voiceId });
    return undefined;
  });
  mount(app, http, voicesApi.readTells, ({ actor }) => readTells(deps, actor.id));
  mount(app, http, voicesApi.keepTells, ({ actor, body }) => keepTells(deps, actor.id, body));
  await app.register(async (scope) => mountReadFile(scope, http, readDocument));
}

/** Takes the bytes of a file, whatever its sender calls them. */
function mountReadFile(scope: FastifyInstance, http: MountDeps, readDocument: ReadDocument): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  const limits = { bodyLimit: UPLOAD.canvasFileBytes };
  const read = ({ query, body }: { query: { name: string }; body: unknown }) => {
    if (!Buffer.isBuffer(body) || body.length === 0) throw new Fault('bad-input', uploadSentences.empty);
    return readDocument(query.name, body);
  };
  mount(scope, http, voicesApi.readFile, async (call) => ({ text: await read(call) }), limits);
}
