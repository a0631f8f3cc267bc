import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { OURS } from '../limits.ts';
import type { SourceId } from './index.ts';
import { captionsBy } from './captions-by.ts';
import { chapters } from './chapters.ts';
import { passage } from './passage.ts';
import { playlist } from './playlist.ts';
import { sourceStatus } from './source-state.ts';

const ofCanvas = { may: 'board.edit', on: 'canvas', by: 'canvasId' } as const;

const processed = z.object({
  knowledge: z.object({ id, title: z.string() }),
  nodeUpdated: z.boolean(),
});

/** One route a row of the registry: it waits for the reading of the node's link, and answers 422 with the reason when that failed. */
const processRoute = <F extends string>(source: SourceId, field: F) =>
  route({
    method: 'POST',
    path: `/api/canvases/:canvasId/process-${source}`,
    summary: `Read the ${source} link of a node`,
    policy: ofCanvas,
    body: z.strictObject({ nodeId: id, [field]: text(OURS.urlLength) } as { nodeId: typeof id } & Record<
      F,
      z.ZodString
    >),
    answer: processed,
  });

/** What the reader of a source shows: its passages in order, and where they came from. */
export const sourceView = z.object({
  id,
  nodeId: id,
  status: sourceStatus,
  title: z.string().nullable(),
  url: z.string().nullable(),
  language: z.string().nullable(),
  extractionMethod: z.string().nullable(),
  fetchedAt: isoTime.nullable(),
  /** Of a recording: who wrote its words down. Null where nothing is known of that, and for sources that are read. */
  captions: captionsBy.nullable(),
  chapters: chapters.nullable(),
  passages: z.array(passage),
});
export type SourceView = z.infer<typeof sourceView>;

export const sourcesApi = {
  processYoutube: processRoute('youtube', 'youtubeUrl'),
  processInstagram: processRoute('instagram', 'instagramUrl'),
  processWebsite: processRoute('website', 'websiteUrl'),
  processPdf: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/process-pdf',
    summary: 'Read an uploaded file; the object path must be one minted for this canvas',
    policy: ofCanvas,
    body: z.strictObject({
      filename: text(300),
      originalName: text(300),
      objectPath: text(500),
      nodeId: id.optional(),
    }),
    answer: z.object({
      title: z.string(),
      knowledgeId: id,
      text: z.string(),
      metadata: z.object({ extractionMethod: z.string(), openaiFileId: z.string().nullable() }),
    }),
  }),
  retry: route({
    method: 'POST',
    path: '/api/nodes/:nodeId/source/retry',
    summary: 'Read the link or file of a node again',
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    answer: z.object({ status: sourceStatus }),
  }),
  putTranscript: route({
    method: 'PUT',
    path: '/api/nodes/:nodeId/source/transcript',
    summary:
      "The words of a node's source as somebody has them: SRT, WebVTT, SBV, json3, lines that begin with a time, or plain text",
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    body: z.strictObject({ text: text(OURS.transcriptLength) }),
    answer: z.object({ status: sourceStatus, passageCount: z.number().int(), isTimed: z.boolean() }),
  }),
  readPlaylist: route({
    method: 'GET',
    path: '/api/boards/:boardId/playlist',
    summary:
      'The videos of a YouTube playlist, to be put on this board; answers 422 with the reason when it cannot be read',
    policy: { may: 'board.edit', on: 'board', by: 'boardId' },
    query: z.strictObject({ list: text(80) }),
    answer: playlist,
  }),
  readSource: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/source',
    summary: "The passages of a node's source",
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    answer: sourceView,
  }),
} as const;
