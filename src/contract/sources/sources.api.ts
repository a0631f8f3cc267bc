import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { OURS } from '../limits.ts';
import type { SourceId } from './index.ts';
import { captionsBy } from './captions-by.ts';
import { chapters } from './chapters.ts';
import { leftOut } from './left-out.ts';
import { passage } from './passage.ts';
import { playlist } from './playlist.ts';
import { recording } from './recording.ts';
import { sourceStatus } from './source-state.ts';
import { wordlessReasons } from './wordless.ts';

const ofCanvas = { may: 'board.edit', on: 'canvas', by: 'canvasId' } as const;

const processed = z.object({
  knowledge: z.object({ id, title: z.string() }),
  /** False, with 202, while the reading goes on: the node is updated when it ends. */
  nodeUpdated: z.boolean(),
});

/**
 * One route a row of the registry: it waits for the reading of the node's link, and answers 422 with the reason when that
 * failed. A caller may say by 'Prefer: wait=SECONDS' that it waits no longer; what takes minutes goes on after the answer.
 */
const processRoute = <F extends string>(source: SourceId, field: F) =>
  route({
    method: 'POST',
    path: `/api/canvases/:canvasId/process-${source}`,
    summary: `Read the ${source} link of a node; 202 while the reading goes on, such as that of speech`,
    policy: ofCanvas,
    body: z.strictObject({ nodeId: id, [field]: text(OURS.urlLength) } as { nodeId: typeof id } & Record<
      F,
      z.ZodString
    >),
    answer: processed,
  });

/**
 * How the last refresh ended, and when the text before it was read. failed: what had been read before still stands, and
 * `problem` (a SourceProblem) says why no new text came.
 */
export const lastRefresh = z.object({
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  at: isoTime,
  before: isoTime.nullable(),
  problem: z.string().nullable(),
});
export type LastRefresh = z.infer<typeof lastRefresh>;

/** The text of one reading. */
const readText = z.object({
  fetchedAt: isoTime.nullable(),
  passages: z.array(passage.pick({ text: true, heading: true, page: true, startSec: true })),
});

/** A text that was read before, and the one that stands now. `before` is null where none is kept. */
export const textVersions = z.object({ before: readText.nullable(), now: readText });
export type TextVersions = z.infer<typeof textVersions>;

/** `since`: the hash of the text that somebody knew; without it, or when that one is kept no more, the one before the present. */
export const versionsQuery = z.strictObject({ since: z.optional(z.string().regex(/^[0-9a-f]{64}$/)) });

/** What a person may bring in the place of what was read: a transcript of speech, a text, the description of a picture. */
const broughtWords = z.enum(['transcript', 'text', 'description']);

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
  /** What is kept here of it and can be played. */
  recording: recording.nullable(),
  /** Of a picture: what somebody wrote that it shows; its passages begin with it. */
  altText: z.string().nullable(),
  /** Pages that are pictures and could not be read. */
  unreadPages: z.number().int(),
  wordless: z.enum(wordlessReasons).nullable(),
  /** What of it is no text and was not read; null for nothing. */
  leftOut: leftOut.nullable(),
  takes: broughtWords,
  /** What its creator wants every chat to know about it. */
  note: z.nullable(z.string()),
  /** Null for what was read once. */
  refresh: lastRefresh.nullable(),
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
    summary:
      'Read an uploaded file; the object path must be one minted for this canvas. 202 without a text while the reading ' +
      'goes on, such as that of speech',
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
      metadata: z.object({
        extractionMethod: z.string(),
        openaiFileId: z.string().nullable(),
        status: sourceStatus,
      }),
    }),
  }),
  retry: route({
    method: 'POST',
    path: '/api/nodes/:nodeId/source/retry',
    summary: 'Read the link or file of a node again; what was read before stays until, and unless, a new text has come',
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    answer: z.object({ status: sourceStatus }),
  }),
  putTranscript: route({
    method: 'PUT',
    path: '/api/nodes/:nodeId/source/transcript',
    summary:
      "The words of a node's source as somebody has them: subtitles of any form, JSON of a recogniser, lines that begin with a time, or plain text",
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
    policy: { may: 'board.read', on: 'node', by: 'nodeId', guests: true },
    answer: sourceView,
  }),
  readVersions: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/source/versions',
    summary: "The text of a node's source as it stands, and as it stood before it was read again",
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    query: versionsQuery,
    answer: textVersions,
  }),
} as const;
