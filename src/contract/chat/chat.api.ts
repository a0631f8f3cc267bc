import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { metadata } from '../board/board.schema.ts';
import { text } from '../base/text.ts';
import { OURS } from '../limits.ts';
import { chatMessage, citation, contextShare, engine, webPage } from './chat.schema.ts';

const events = 'text/event-stream';
const byNode = { may: 'board.ask', on: 'node', by: 'nodeId' } as const;

/**
 * Where a question is asked: a chat node of a canvas or of a project's board. A project's own conversation stands under
 * the project's id in both fields.
 */
const inPlace = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ canvasId: id.optional(), projectId: id.optional(), nodeId: id, ...shape }).refine((body) => {
    const { canvasId, projectId } = body as { canvasId?: string; projectId?: string };
    return (canvasId === undefined) !== (projectId === undefined);
  }, 'either canvasId or projectId is needed');

/** Fields of the specification that a client may send and the server does not believe: it reads wires and history itself. */
const hints = {
  connectedNodes: z.array(z.unknown()).max(1_000).optional(),
  conversationHistory: z.array(z.unknown()).max(1_000).optional(),
};

export const chatApi = {
  readMessages: route({
    method: 'GET',
    path: '/api/canvases/:canvasId/ai-chat-messages',
    summary: 'The conversation of an AI chat node',
    policy: { may: 'board.read', on: 'canvas', by: 'canvasId' },
    query: z.strictObject({ nodeId: id }),
    answer: z.array(chatMessage),
  }),
  saveMessage: route({
    method: 'POST',
    path: '/api/ai-chat-message',
    summary: 'Keep a message typed by a person; answers are written by the server only',
    policy: { signedIn: true },
    body: inPlace({
      messageText: text(OURS.questionLength),
      isAi: z.boolean().optional(),
      isWebSearch: z.boolean().optional(),
      citations: z.array(z.unknown()).max(100).optional(),
      messageIndex: z.number().int().optional(),
      metadata: metadata.optional(),
    }),
    answer: chatMessage,
  }),
  ask: route({
    method: 'POST',
    path: '/api/ai-chat',
    summary: 'Ask about what is wired to a chat node; JSON, or Server-Sent Events for callers that accept them',
    policy: { signedIn: true },
    body: inPlace({
      message: text(OURS.questionLength).refine((t) => t.trim() !== '', 'must not be empty'),
      language: z.enum(['ko', 'en']).optional(),
      ...hints,
    }),
    media: { answer: events },
    answer: z.object({
      response: z.string(),
      runId: id,
      citations: z.array(citation),
      confidence: z.number().nullable(),
      engine,
      message: chatMessage,
    }),
  }),
  readContext: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/context',
    summary: 'Exactly what the next question to this chat node would be answered from',
    policy: byNode,
    answer: z.object({ engine, budgetTokens: z.number().int().nullable(), context: z.array(contextShare) }),
  }),
  followRun: route({
    method: 'GET',
    path: '/api/ai-runs/:runId/events',
    summary: 'The rest of an answer as Server-Sent Events, from a length on',
    policy: { may: 'board.read', on: 'run', by: 'runId' },
    query: z.strictObject({ at: z.coerce.number().int().min(0).default(0) }),
    media: { answer: events },
    answer: z.unknown(),
  }),
  stopRun: route({
    method: 'POST',
    path: '/api/ai-runs/:runId/stop',
    summary: 'Stop an answer; what is written stays',
    policy: { may: 'board.ask', on: 'run', by: 'runId' },
    answer: z.object({ stopped: z.boolean() }),
  }),
  searchWeb: route({
    method: 'POST',
    path: '/api/web-search',
    summary:
      'Ask the web; 503 with the reason when no search provider is configured. With canvasId and nodeId the server ' +
      'keeps question and answer in that chat node and the answer is a run like any other; its pages are metadata.pages',
    policy: { signedIn: true },
    body: z
      .strictObject({
        query: text(OURS.questionLength).refine((t) => t.trim() !== '', 'must not be empty'),
        canvasId: id.optional(),
        projectId: id.optional(),
        nodeId: id.optional(),
      })
      .refine(
        (b) => [b.canvasId, b.projectId].filter(Boolean).length === (b.nodeId === undefined ? 0 : 1),
        'nodeId comes together with canvasId or projectId',
      ),
    media: { answer: events },
    answer: z.object({
      response: z.string(),
      /** Addresses, as the specification says; the same pages with their titles stand beside. */
      citations: z.array(z.string()),
      pages: z.array(webPage),
      query: z.string(),
      message: chatMessage.nullable(),
    }),
  }),
} as const;
