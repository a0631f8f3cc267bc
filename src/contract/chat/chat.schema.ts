import { z } from 'zod';
import { id } from '../base/id.ts';
import { isoTime } from '../base/time.ts';

/**
 * The evidence of one claim: the stored passage, quoted as it stood. `mark` is the number written in the answer as [n].
 * `url` opens the place itself where the source has an address.
 */
export const citation = z.object({
  mark: z.number().int(),
  passageId: id,
  sourceId: id,
  nodeId: id,
  /** The stored file that the passage is from, where it is from one: its text can be read without a node. */
  fileId: id.optional(),
  kind: z.enum(['youtube', 'instagram', 'website', 'file', 'text']),
  title: z.string(),
  quote: z.string(),
  /** Whether the quoted words stand in the passage letter by letter, white space aside. */
  isVerbatim: z.boolean(),
  heading: z.string().nullable(),
  page: z.number().int().nullable(),
  startSec: z.number().nullable(),
  url: z.string().nullable(),
});
export type Citation = z.infer<typeof citation>;

/** Which engine answered: a model of a provider, or the embedded one that quotes. */
export const engine = z.object({ kind: z.enum(['embedded', 'model', 'web-search']), name: z.string() });

/** A page that a web search really returned. In a kept web-search answer [n] means the n-th of `metadata.pages`. */
export const webPage = z.object({ url: z.string(), title: z.string() });
export type WebPage = z.infer<typeof webPage>;

/** Which sources went in, and how much of each: whole, in part, or only title and state because it has no text (yet). */
export const contextShare = z.object({
  nodeId: id,
  title: z.string(),
  kind: z.string(),
  share: z.enum(['whole', 'part', 'title-only']),
  passages: z.number().int(),
  tokens: z.number().int(),
});

export type Engine = z.infer<typeof engine>;
export type ContextShare = z.infer<typeof contextShare>;

export const receipt = z.object({
  engine,
  context: z.array(contextShare),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  tookMs: z.number(),
});

export const runStatus = z.enum(['running', 'done', 'stopped', 'failed']);

export const chatMessage = z.object({
  id,
  /** The chat node; in a project's own conversation the project itself. */
  nodeId: id,
  canvasId: id.nullable(),
  projectId: id.nullable(),
  messageText: z.string(),
  isAi: z.boolean(),
  isWebSearch: z.boolean(),
  citations: z.array(citation),
  messageIndex: z.number().int(),
  createdAt: isoTime,
  /** For an answer: the run that wrote it, whether it is still being written, and what it was made from. */
  runId: id.nullable(),
  status: runStatus.nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  receipt: receipt.nullable(),
  errorCode: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/**
 * What an answer streams, as Server-Sent Events named by `event`. `text` of delta is appended; `at` is the length of the
 * answer before it, so that a listener who came late or lost the line can tell what it has.
 */
export const chatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('start'), runId: id, questionId: id, answerId: id, engine }),
  z.object({ event: z.literal('delta'), at: z.number().int(), text: z.string() }),
  z.object({ event: z.literal('done'), message: chatMessage }),
  z.object({ event: z.literal('error'), code: z.string(), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;
