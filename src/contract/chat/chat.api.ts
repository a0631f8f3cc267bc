import { z } from 'zod';
import { id } from '../base/id.ts';
import { saysSomething } from '../base/letters.ts';
import { route } from '../base/route.ts';
import { audience } from '../board/audience.ts';
import { metadata } from '../board/board.schema.ts';
import { text, trimmedText } from '../base/text.ts';
import { OURS } from '../limits.ts';
import { chosenRecipe } from '../recipes/chosen.ts';
import {
  chatMessage,
  citation,
  contextShare,
  conversation,
  engine,
  enginePrices,
  keptPrompt,
  readHistory,
  webPage,
} from './chat.schema.ts';

const events = 'text/event-stream';
const byNode = { may: 'board.ask', on: 'node', by: 'nodeId' } as const;
const byConversation = { may: 'board.ask', on: 'conversation', by: 'conversationId' } as const;

/** One of the chat's conversations; the newest one when absent. One that does not exist yet begins with what is said. */
export const inConversation = { conversationId: z.optional(id) };

/** How a question stands in its conversation. */
export const asked = {
  ...inConversation,
  /** The question that this one is another version of; at the end of what is shown when absent. */
  edits: z.optional(id),
};

/** The nodes of the connected sources that alone are read for this question; one that is not connected is refused. */
export const mentioned = { mentions: z.optional(z.array(id).max(OURS.mentionsPerQuestion)) };

/** A question that is not asked yet, in an address: its beginning, and the ids of those nodes with commas between. */
export const foretoldInQuery = {
  question: z.optional(text(OURS.foretoldQuestionLength)),
  mentions: z.optional(
    z
      .string()
      .regex(/^[\da-f-]{36}(,[\da-f-]{36})*$/i)
      .max(OURS.mentionsPerQuestion * 37),
  ),
};

/** What is to be made, where more is wanted than an answer; it is kept with the question. */
export const madeBy = { recipe: z.optional(chosenRecipe) };

/** The conversations that are sought: by their titles and by what was said in them. */
export const conversationsQuery = { nodeId: id, q: z.optional(text(200)) };

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
    summary: 'A conversation of an AI chat node, the newest one unless another is named: what is shown of it',
    policy: { may: 'board.read', on: 'canvas', by: 'canvasId', guests: true },
    query: z.strictObject({ nodeId: id, ...inConversation }),
    answer: z.array(chatMessage),
  }),
  readConversations: route({
    method: 'GET',
    path: '/api/canvases/:canvasId/conversations',
    summary: 'The conversations of an AI chat node, the one that was spoken in last first',
    policy: { may: 'board.read', on: 'canvas', by: 'canvasId', guests: true },
    query: z.strictObject(conversationsQuery),
    answer: z.array(conversation),
  }),
  beginConversation: route({
    method: 'POST',
    path: '/api/conversations',
    summary: 'A conversation in which nothing was said yet, for only some of those who see the chat',
    policy: { signedIn: true },
    body: inPlace({ conversationId: id, audience }),
    answer: conversation,
  }),
  changeConversation: route({
    method: 'PUT',
    path: '/api/conversations/:conversationId',
    summary:
      'Give a conversation a title, an empty one gives back the one that it has by itself; or an audience, null for ' +
      'everybody who sees the chat: 409 names the sources that not all who are let in see',
    policy: byConversation,
    body: z
      .strictObject({
        title: trimmedText(OURS.conversationTitleLength).optional(),
        audience: audience.nullable().optional(),
      })
      .refine((body) => body.title !== undefined || body.audience !== undefined, 'title or audience is needed'),
    answer: conversation,
  }),
  removeConversation: route({
    method: 'DELETE',
    path: '/api/conversations/:conversationId',
    summary: 'Delete a conversation with everything that was said in it',
    policy: byConversation,
    answer: z.undefined(),
  }),
  forkConversation: route({
    method: 'POST',
    path: '/api/conversations/:conversationId/fork',
    summary: 'A new conversation of the same chat that holds everything up to this message',
    policy: byConversation,
    body: z.strictObject({ messageId: id }),
    answer: conversation,
  }),
  showVersion: route({
    method: 'PUT',
    path: '/api/conversations/:conversationId/shown',
    summary: 'Show this version of a message, for everybody, with what was said after it',
    policy: byConversation,
    body: z.strictObject({ messageId: id }),
    answer: z.array(chatMessage),
  }),
  saveMessage: route({
    method: 'POST',
    path: '/api/ai-chat-message',
    summary: 'Keep a message typed by a person; answers are written by the server only',
    policy: { signedIn: true },
    body: inPlace({
      ...inConversation,
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
      ...asked,
      ...mentioned,
      ...madeBy,
      message: text(OURS.questionLength).refine(saysSomething, 'must not be empty'),
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
    query: z.strictObject({ ...inConversation, ...foretoldInQuery }),
    answer: z.object({
      /** `insteadOf`: the model that would answer if there were credits. */
      engine: engine.extend({ prices: enginePrices.nullable(), insteadOf: z.optional(z.string()) }),
      budgetTokens: z.number().int().nullable(),
      context: z.array(contextShare),
      /** What is connected and stays out because not everybody who sees the chat sees it: as far as the caller does. */
      leftOut: z.optional(z.array(contextShare.pick({ nodeId: true, title: true, kind: true }))),
      /** What goes in beside the sources: rules, and the conversation so far. */
      beside: z.object({ ruleTokens: z.number().int(), historyTokens: z.number().int(), history: readHistory }),
    }),
  }),
  readSuggested: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/suggested-questions',
    summary:
      'Questions to begin with: those that the chat node keeps; where no model answers only such as the engine, tried ' +
      'out, answers from what is connected, of its own finding, too',
    policy: byNode,
    query: z.strictObject({ language: z.optional(z.enum(['ko', 'en'])) }),
    answer: z.object({ questions: z.array(z.string()) }),
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
  readAnswer: route({
    method: 'GET',
    path: '/api/ai-runs/:runId',
    summary: 'An answer as it stands, shown or not',
    policy: { may: 'board.read', on: 'run', by: 'runId' },
    answer: chatMessage,
  }),
  readPrompt: route({
    method: 'GET',
    path: '/api/ai-runs/:runId/prompt',
    summary: 'What the model of an answer was told beside its sources; null where no model was asked',
    policy: { may: 'board.read', on: 'run', by: 'runId' },
    answer: z.object({ prompt: keptPrompt.nullable() }),
  }),
  foretellAgain: route({
    method: 'GET',
    path: '/api/ai-runs/:runId/again',
    summary: 'By what the same question would be answered now, and how much would be sent',
    policy: { may: 'board.ask', on: 'run', by: 'runId' },
    answer: z.object({
      engine: engine.extend({ prices: enginePrices.nullable() }),
      /** Zero where nothing is sent. */
      inputTokens: z.number().int(),
    }),
  }),
  answerAgain: route({
    method: 'POST',
    path: '/api/ai-runs/:runId/again',
    summary: 'Answer the same question anew, from what is connected now; the answer before is kept as a version',
    policy: { may: 'board.ask', on: 'run', by: 'runId' },
    body: z.strictObject({ language: z.optional(z.enum(['ko', 'en'])) }),
    media: { answer: events },
    answer: z.object({ runId: id, message: chatMessage }),
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
        query: text(OURS.questionLength).refine(saysSomething, 'must not be empty'),
        canvasId: id.optional(),
        projectId: id.optional(),
        nodeId: id.optional(),
        ...asked,
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
