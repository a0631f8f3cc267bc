import type { FastifyInstance } from 'fastify';
import type { MediaAbilities } from '#contract/ai/ai-settings.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import { sourceIds, sources as sourceRows, type SourceId } from '#contract/sources/index.ts';
import { refusals } from '#contract/sources/refusals.ts';
import { mediaApi } from '#contract/sources/media.api.ts';
import { siteIconApi } from '#contract/sources/site-icon.api.ts';
import { id } from '#contract/base/id.ts';
import { sourcesApi } from '#contract/sources/sources.api.ts';
import { structureApi } from '#contract/recipes/structure/structure.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { guestSource } from '../sharing/guest-view.ts';
import { demandSeen } from '../visibility/visibility.service.ts';
import { keepAltText } from './alt-text.ts';
import { titleOf } from './node-patches.ts';
import { processFile, processLink, readWait } from './process.ts';
import { keepTranscript } from './brought.ts';
import { mountFileSources } from './file-sources.routes.ts';
import { openReaders, type ReadingDeps } from './readers.ts';
import { defineEmbedding } from './embedding-job.ts';
import { defineSummaries } from './model-summaries.service.ts';
import { defineIndexing } from './indexing-job.ts';
import { createReadDocument, type ReadDocument } from './read-document.ts';
import { createReadLink, type ReadLink } from './read-link.ts';
import { defineReading } from './reading-job.ts';
import { listenToFiles } from './file-news.ts';
import { abilitiesOf } from './media/media-tools.ts';
import { bringRecording } from './post-recording.ts';
import { readSource, readText, readVersions, findReadSource, readSegments } from './passages.service.ts';
import { createSiteIcons } from './site-icons.ts';
import { isFinished, retrySource, type SourceDeps } from './sources.service.ts';
import { startSweeping } from './sweep.ts';
import type { TextWorkers } from './workers/text-workers.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import { isPlaylistId, type Playlist } from '#contract/sources/playlist.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { WebError } from '../platform/web/web-error.ts';
import { SourceFailure } from './reading.ts';
import { fetchPlaylist } from './youtube/playlist.ts';

/** The reading goes on. */
const ACCEPTED = 202;
const HOUR_SEC = 3_600;
const DAY_SEC = 24 * HOUR_SEC;

/**
 * The calls about sources, the queue that reads them and the sweep after it. Call before the jobs are started. Answers what
 * other rooms may ask of what reads strangers' text.
 */
export async function mountSources(
  app: FastifyInstance,
  http: MountDeps,
  deps: SourceDeps,
): Promise<
  Pick<TextWorkers, 'findClose'> & {
    readLink: ReadLink;
    readDocument: ReadDocument;
    mediaAbilities: () => Promise<MediaAbilities>;
  }
> {
  const stopListening = await listenToFiles(deps);
  const readers = openReaders(deps);
  defineReading({ ...deps, readers });
  defineIndexing(deps);
  defineEmbedding(deps);
  defineSummaries(deps);
  const stopSweeping = startSweeping(deps);
  app.addHook('onClose', async () => {
    await stopSweeping();
    await stopListening();
    await readers.close();
  });

  const reading = { ...deps, readers };
  mountProcessing(app, http, deps);
  mountBrought(app, http, reading);
  mountFileSources(app, http, reading);
  mountSiteIcons(app, http, reading);
  mountReading(app, http, reading);
  return {
    findClose: readers.workers.findClose,
    readLink: createReadLink(reading),
    readDocument: createReadDocument(readers),
    mediaAbilities: () => abilitiesOf(readers.media),
  };
}

const processRoutes = {
  youtube: sourcesApi.processYoutube,
  instagram: sourcesApi.processInstagram,
  website: sourcesApi.processWebsite,
};

/** The calls that wait for a node's reading; what takes longer than the caller waits is answered 202. */
function mountProcessing(app: FastifyInstance, http: MountDeps, deps: SourceDeps): void {
  for (const source of sourceIds) {
    mount(app, http, processRoutes[source], async ({ actor, board, body, request, reply }) => {
      const { nodeId, url } = readProcessBody(source, body);
      await demandSeen(deps.database.db, board, nodeId);
      const link = sourceRows[source].readLink(url);
      const isNameless = source === 'youtube' && link.ok && link.value.id === null;
      if (!link.ok || isNameless) throw new Fault('not-this-source', refusals[source].ko);
      const done = await processLink(deps, {
        boardId: board.boardId,
        actorId: actor.id,
        nodeId,
        source,
        url: link.value.url,
        waitMs: readWait(request.headers.prefer),
      });
      const nodeUpdated = isFinished(done.status);
      if (!nodeUpdated) reply.code(ACCEPTED);
      return { knowledge: { id: done.id, title: titleOf(done) ?? '' }, nodeUpdated };
    });
  }
  mount(app, http, sourcesApi.processPdf, async ({ actor, board, body, request, reply }) => {
    const waitMs = readWait(request.headers.prefer);
    if (body.nodeId) await demandSeen(deps.database.db, board, body.nodeId);
    const fileId = id.safeParse(body.objectPath.replace(/^files\//, ''));
    if (!fileId.success || !(await http.access.boardOf.file(fileId.data, actor.id))) throw new Fault('not-found');
    const done = await processFile(deps, { boardId: board.boardId, actorId: actor.id, ...body, waitMs });
    const isRead = isFinished(done.status);
    if (!isRead) reply.code(ACCEPTED);
    return {
      title: body.originalName,
      knowledgeId: done.id,
      text: isRead ? (await readText(deps, done.id)).slice(0, OURS.contentLength) : '',
      metadata: { extractionMethod: done.extractionMethod ?? 'none', openaiFileId: null, status: done.status },
    };
  });
  mount(app, http, sourcesApi.retry, async ({ actor, board, params }) => ({
    status: await retrySource(deps, board.boardId, params.nodeId ?? '', actor.id),
  }));
}

/** What people bring themselves for the source of a node. */
function mountBrought(app: FastifyInstance, http: MountDeps, deps: ReadingDeps): void {
  const large = { bodyLimit: OURS.transcriptBodyBytes };
  const nodeOf = ({ nodeId = '' }: Record<string, string>) => ({ nodeId });
  mount(
    app,
    http,
    sourcesApi.putTranscript,
    ({ board, params, body }) => keepTranscript(deps, { boardId: board.boardId, of: nodeOf(params), text: body.text }),
    large,
  );
  mount(app, http, mediaApi.putAltText, ({ board, params, body }) =>
    keepAltText(deps, { boardId: board.boardId, of: nodeOf(params), text: body.text }),
  );
  mount(app, http, mediaApi.putRecording, ({ actor, board, params, body }) =>
    bringRecording(deps, { boardId: board.boardId, actorId: actor.id, ...nodeOf(params), fileId: body.fileId }),
  );
}

function mountSiteIcons(app: FastifyInstance, http: MountDeps, { readers, clock }: ReadingDeps): void {
  const readSiteIcon = createSiteIcons(readers.fetch, clock);
  mount(app, http, siteIconApi.readSiteIcon, async ({ query, reply }) => {
    const icon = await readSiteIcon(query.site);
    void reply.headers({
      'cache-control': `private, max-age=${icon ? DAY_SEC : HOUR_SEC}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    return icon ? reply.type('image/webp').send(icon) : reply.code(204).send();
  });
}

/** What was read of the source of a node, and what is on a playlist before it is put down. */
function mountReading(app: FastifyInstance, http: MountDeps, deps: ReadingDeps): void {
  mount(app, http, sourcesApi.readPlaylist, ({ query }) => readPlaylist(deps, query.list));
  mount(app, http, sourcesApi.readSource, async ({ board, params }) => {
    const source = await readSource(deps, board.boardId, params.nodeId ?? '');
    return board.isShown ? guestSource(source) : source;
  });
  mount(app, http, sourcesApi.readVersions, ({ board, params, query }) =>
    readVersions(deps, board.boardId, params.nodeId ?? '', query.since),
  );
  mount(app, http, structureApi.readStructure, ({ board, params }) =>
    readStructure(deps, board.boardId, params.nodeId ?? ''),
  );
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

/** What the lines of a node's recording do. Throws Fault 'not-found' where there is no source. */
async function readStructure(
  deps: ReadingDeps,
  boardId: string,
  nodeId: string,
): Promise<AnswerOf<typeof structureApi.readStructure>> {
  const source = await findReadSource(deps, boardId, { nodeId });
  if (!source) throw new Fault('not-found');
  const segments = await readSegments(deps, source.id);
  return { xray: await deps.readers.workers.findStructure({ segments, chapters: source.meta.chapters ?? null }) };
}

/** Throws Fault 'not-this-source' for what is no playlist's id, 'nothing-readable' with the reason in words. */
async function readPlaylist(
  { config, readers }: Pick<ReadingDeps, 'config' | 'readers'>,
  listId: string,
): Promise<Playlist> {
  if (!isPlaylistId(listId)) throw new Fault('not-this-source', refusals.youtube.ko);
  const { baseUrl } = config.youtube;
  try {
    return await fetchPlaylist(listId, {
      ask: (path, options) => readers.fetchYoutube(new URL(path, baseUrl).href, options),
      askOut: readers.fetch,
      config: config.youtube,
    });
  } catch (error) {
    if (!(error instanceof SourceFailure) && !(error instanceof WebError)) throw error;
    throw new Fault('nothing-readable', problemWords[error.problem].ko, { cause: error });
  }
}
