import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { readKinds } from '../sources/index.ts';
import { sourceStatus } from '../sources/source-state.ts';

const libraryKind = z.enum(readKinds);

/** How many sources one answer holds. */
export const LIBRARY_PAGE = 50;

/** Where a source stands: a node of a board, or a project's file that no node shows. */
export const libraryPlace = z.object({
  nodeId: id.nullable(),
  fileId: id.nullable(),
  boardId: id,
  canvasId: id.nullable(),
  projectId: id.nullable(),
  /** The name of the canvas or project. */
  where: z.string(),
  /** Whether the caller may take it away there. */
  mayEdit: z.boolean(),
});
export type LibraryPlace = z.infer<typeof libraryPlace>;

/** What was read from one address, or of the same bytes, on however many boards. The first place is the one that was read best and last. */
export const librarySource = z.object({
  kind: libraryKind,
  title: z.string(),
  url: z.string().nullable(),
  /** Who or where it comes from: the channel, the account, the site. */
  from: z.string().nullable(),
  /** A stored picture of the first place. */
  thumbnail: z.string().nullable(),
  status: sourceStatus,
  passageCount: z.number().int().nullable(),
  fetchedAt: isoTime.nullable(),
  places: z.array(libraryPlace),
});
export type LibrarySource = z.infer<typeof librarySource>;

/** A place whose text is older than, and other than, that of the place that is looked at. */
export const olderCopy = z.object({ ...libraryPlace.omit({ boardId: true }).shape, fetchedAt: isoTime.nullable() });
export type OlderCopy = z.infer<typeof olderCopy>;

/** The node, or the project's file without one, whose source is meant. */
const origin = z.union([z.strictObject({ nodeId: id }), z.strictObject({ fileId: id })]);
export type LibraryOrigin = z.infer<typeof origin>;

/** A note in which somebody has written. */
const ownNote = z.object({
  nodeId: id,
  /** Its title, or how it begins. */
  title: z.string(),
  canvasId: id.nullable(),
  projectId: id.nullable(),
  /** The name of the canvas or project. */
  where: z.string(),
});
export type OwnNote = z.infer<typeof ownNote>;

const olderCopies = z.object({ copies: z.array(olderCopy) });
const wantedCopies = z.strictObject({ copies: z.array(origin).min(1).max(200) });
const updatedCopies = z.object({ updated: z.number().int() });

export const libraryApi = {
  list: route({
    method: 'GET',
    path: '/api/library',
    summary: "Every source of the caller's canvases and projects, read last first, each once with all its places",
    policy: { signedIn: true },
    query: z.strictObject({
      q: z.optional(text(200)),
      kind: z.optional(libraryKind),
      page: z.coerce.number().int().min(0).max(1_000).default(0),
    }),
    answer: z.object({ sources: z.array(librarySource), hasMore: z.boolean() }),
  }),
  notes: route({
    method: 'GET',
    path: '/api/library/notes',
    summary:
      "Notes and memos of the caller's canvases and projects with enough words for a voice, those of the canvas or project " +
      '`near` first; answers and results are left out',
    policy: { signedIn: true },
    query: z.strictObject({ q: z.optional(text(200)), near: z.optional(id) }),
    answer: z.object({ notes: z.array(ownNote) }),
  }),
  bring: route({
    method: 'POST',
    path: '/api/boards/:boardId/library-sources',
    summary:
      'Take over what was read of a source elsewhere for a node under `nodeId`; nothing is read again. Answers what that ' +
      'node shows: the caller adds it, or has it put at a free place of the board by `isPlaced`',
    policy: { may: 'board.edit', on: 'board', by: 'boardId' },
    body: z.strictObject({ from: origin, nodeId: id, isPlaced: z.optional(z.boolean()) }),
    answer: z.object({ type: z.string(), title: z.string(), metadata: z.record(z.string(), z.unknown()) }),
  }),
  readOlder: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/source/copies',
    summary: "Where else the caller's boards hold the same source with an older text",
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    answer: olderCopies,
  }),
  readOlderOfFile: route({
    method: 'GET',
    path: '/api/files/:fileId/source/copies',
    summary: "The same of a stored file's source",
    policy: { may: 'board.read', on: 'file', by: 'fileId' },
    answer: olderCopies,
  }),
  update: route({
    method: 'POST',
    path: '/api/nodes/:nodeId/source/copies',
    summary:
      'Bring older copies to the text of this node’s source, as if each had been refreshed; what is no older copy is left ' +
      'out, and nothing is done where one of them may only be read',
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    body: wantedCopies,
    answer: updatedCopies,
  }),
  updateOfFile: route({
    method: 'POST',
    path: '/api/files/:fileId/source/copies',
    summary: "The same from a stored file's source",
    policy: { may: 'board.read', on: 'file', by: 'fileId' },
    body: wantedCopies,
    answer: updatedCopies,
  }),
  remove: route({
    method: 'POST',
    path: '/api/library/remove',
    summary: 'Take these nodes away from their boards, with what was read for them; those that are gone are left out',
    policy: { signedIn: true },
    body: z.strictObject({ nodeIds: z.array(id).min(1).max(200) }),
    answer: z.object({ removed: z.number().int() }),
  }),
} as const;
