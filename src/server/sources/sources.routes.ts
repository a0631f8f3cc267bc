import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import { sourceIds, sources as sourceRows, type SourceId } from '#contract/sources/index.ts';
import { refusals } from '#contract/sources/refusals.ts';
import { sourcesApi } from '#contract/sources/sources.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { titleOf } from './node-patches.ts';
import { processFile, processLink } from './process.ts';
import { keepTranscript } from './brought.ts';
import { openReaders } from './readers.ts';
import { readPlaylist } from './read-playlist.ts';
import { defineReading } from './reading-job.ts';
import { listenToFiles } from './file-news.ts';
import { readSource, readText } from './passages.service.ts';
import { retrySource, type SourceDeps } from './sources.service.ts';
import { startSweeping } from './sweep.ts';

/** The calls about sources, the queue that reads them and the sweep after it. Call before the jobs are started. */
export async function mountSources(app: FastifyInstance, http: MountDeps, deps: SourceDeps): Promise<void> {
  const stopListening = await listenToFiles(deps);
  const readers = openReaders(deps);
  defineReading({ ...deps, readers });
  const stopSweeping = startSweeping(deps);
  app.addHook('onClose', async () => {
    await stopSweeping();
    await stopListening();
    await readers.close();
  });

  const processRoutes = {
    youtube: sourcesApi.processYoutube,
    instagram: sourcesApi.processInstagram,
    website: sourcesApi.processWebsite,
  };
  for (const source of sourceIds) {
    mount(app, http, processRoutes[source], async ({ actor, board, body }) => {
      const { nodeId, url } = readProcessBody(source, body);
      const link = sourceRows[source].readLink(url);
      if (!link.ok) throw new Fault('not-this-source', refusals[source].ko);
      const done = await processLink(deps, {
        boardId: board.boardId,
        actorId: actor.id,
        nodeId,
        source,
        url: link.value.url,
      });
      return { knowledge: { id: done.id, title: titleOf(done) ?? '' }, nodeUpdated: true };
    });
  }

  mount(app, http, sourcesApi.processPdf, async ({ actor, board, body }) => {
    const done = await processFile(deps, { boardId: board.boardId, actorId: actor.id, ...body });
    return {
      title: done.title ?? body.originalName,
      knowledgeId: done.id,
      text: (await readText(deps, done.id)).slice(0, OURS.contentLength),
      metadata: { extractionMethod: done.extractionMethod ?? 'none', openaiFileId: null },
    };
  });

  mount(app, http, sourcesApi.retry, async ({ actor, board, params }) => ({
    status: await retrySource(deps, board.boardId, params.nodeId ?? '', actor.id),
  }));

  mount(
    app,
    http,
    sourcesApi.putTranscript,
    ({ board, params, body }) =>
      keepTranscript({ ...deps, readers }, { boardId: board.boardId, nodeId: params.nodeId ?? '', text: body.text }),
    { bodyLimit: OURS.transcriptBodyBytes },
  );

  mount(app, http, sourcesApi.readPlaylist, ({ query }) => readPlaylist({ ...deps, readers }, query.list));

  mount(app, http, sourcesApi.readSource, ({ board, params }) => readSource(deps, board.boardId, params.nodeId ?? ''));
}

const bodyFields = {
  youtube: 'youtubeUrl',
  instagram: 'instagramUrl',
  website: 'websiteUrl',
} as const satisfies Record<SourceId, string>;

/** The three calls differ in the name of one field. */
function readProcessBody(source: SourceId, body: Record<string, string>): { nodeId: string; url: string } {
  return { nodeId: body.nodeId ?? '', url: body[bodyFields[source]] ?? '' };
}
