import { z } from 'zod';
import { id } from '../base/id.ts';
import { saysSomething } from '../base/letters.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { citation, engine } from '../chat/chat.schema.ts';
import { OURS } from '../limits.ts';

/** One thing found. `excerpt` is the text around the match where the match is not in the title. */
export const searchHit = z.object({
  kind: z.enum(['canvas', 'project', 'node', 'file']),
  id,
  title: z.string(),
  excerpt: z.string().nullable(),
  /** The kind of node, or the MIME type of a file; null otherwise. */
  type: z.string().nullable(),
  /** Where it opens: the canvas, or the project. */
  canvasId: id.nullable(),
  projectId: id.nullable(),
  /** The name of that place. */
  where: z.string(),
  /** Where the text of the source behind a node or file matches: the first place of how many; null where it does not. */
  spots: z
    .object({
      count: z.number().int(),
      startSec: z.number().nullable(),
      page: z.number().int().nullable(),
    })
    .nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** Words found within a board: in what was read from a source, or in a conversation. */
export const innerHit = z.object({
  in: z.enum(['source', 'chat']),
  nodeId: id,
  /** The conversation that it is said in; null for a source. */
  conversationId: id.nullable(),
  /** Of the passage or of the message. */
  id,
  /** The text around the words. */
  excerpt: z.string(),
  /** The words as they stand there. */
  quote: z.string(),
  startSec: z.number().nullable(),
  page: z.number().int().nullable(),
});
export type InnerHit = z.infer<typeof innerHit>;

export const searchApi = {
  search: route({
    method: 'GET',
    path: '/api/search',
    summary: 'Boards, nodes, projects and files that the caller may read, by a part of title or text (Korean too)',
    policy: { signedIn: true },
    /** What belongs to the canvas or project `near` comes first. */
    query: z.strictObject({ q: text(200), near: id.optional() }),
    answer: z.object({ hits: z.array(searchHit) }),
  }),
  findInBoard: route({
    method: 'GET',
    path: '/api/boards/:boardId/find',
    summary: 'Where the sources and conversations of a board hold the words, whatever the spaces (Korean too)',
    policy: { may: 'board.read', on: 'board', by: 'boardId' },
    query: z.strictObject({ q: text(200) }),
    /** In the order of each text; `isCut`: there are more. */
    answer: z.object({ hits: z.array(innerHit), isCut: z.boolean() }),
  }),
  ask: route({
    method: 'POST',
    path: '/api/search/ask',
    summary: 'Answer a question from everything that the caller may read; nothing is kept',
    policy: { signedIn: true },
    body: z.strictObject({
      question: text(OURS.questionLength).refine(saysSomething, 'must not be empty'),
      language: z.enum(['ko', 'en']).optional(),
    }),
    answer: z.object({
      answer: z.string(),
      /** Each with the place that opens it. */
      citations: z.array(citation.extend({ canvasId: id.nullable(), projectId: id.nullable() })),
      confidence: z.number().nullable(),
      engine,
    }),
  }),
} as const;
