import { z } from 'zod';
import { route } from '../base/route.ts';
import { addressFindings, answerProblems } from '../chat/answer-problem.ts';
import { aiSettings, aiSettingsChange, aiTest, chatConnection, mediaAbilities } from './ai-settings.schema.ts';
import { modelName, offeredModel } from './models.ts';

const configures = { may: 'ai.configure', on: 'instance' } as const;

/** Why something that was tried did not work. */
const refusal = z.object({
  ok: z.literal(false),
  problem: z.enum(answerProblems),
  /** When the provider takes requests again, where it says so. */
  retryAfterSec: z.number().int().nullable(),
  /** Status and codes of the provider, in its own words; null where it told none. */
  told: z.string().nullable(),
  /** What is at the address where no API is; null where that is not the problem. */
  found: z.enum(addressFindings).nullable(),
});

/** Where the API was found, where that is not the address that was written down; null where it is. */
const reachedAt = z.string().nullable();

/** Which model a chat asks: its own choice, null for the instance's default. */
export const chatModel = z.object({
  chosen: z.string().nullable(),
  /** The chosen model is not offered any more: nothing is asked of another one until somebody chooses. */
  isGone: z.boolean(),
  /** What answers where nobody chose; null for the embedded engine. */
  defaultModel: z.string().nullable(),
  offered: z.array(offeredModel),
});
export type ChatModel = z.infer<typeof chatModel>;
const choice = z.strictObject({ model: modelName.nullable() });

export const aiApi = {
  readSettings: route({
    method: 'GET',
    path: '/api/ai/settings',
    summary: 'Which models, embeddings, search and credit limits hold, without keys; system administrators only',
    policy: configures,
    answer: aiSettings,
  }),
  changeSettings: route({
    method: 'PUT',
    path: '/api/ai/settings',
    summary: 'Change the named parts; a part that the environment sets is refused; system administrators only',
    policy: configures,
    body: aiSettingsChange,
    answer: aiSettings,
  }),
  readMediaAbilities: route({
    method: 'GET',
    path: '/api/ai/settings/media',
    summary:
      'Whether this instance reads pictures, looks into recordings and writes speech down; system administrators only',
    policy: configures,
    answer: mediaAbilities,
  }),
  listModels: route({
    method: 'POST',
    path: '/api/ai/settings/models',
    summary: "The models that the provider's own list names; system administrators only",
    policy: configures,
    body: z.strictObject({ connection: chatConnection }),
    answer: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), models: z.array(z.string()), reachedAt }),
      refusal,
    ]),
  }),
  test: route({
    method: 'POST',
    path: '/api/ai/settings/test',
    summary: 'Really ask a model, an embedding model or a search; system administrators only',
    policy: configures,
    body: aiTest,
    answer: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), tookMs: z.number().int(), said: z.string(), reachedAt }),
      refusal,
    ]),
  }),
  readNodeModel: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/chat-model',
    summary: 'Which model a chat node asks, and which it could ask',
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    answer: chatModel,
  }),
  chooseNodeModel: route({
    method: 'PUT',
    path: '/api/nodes/:nodeId/chat-model',
    summary: 'Choose the model of a chat node; null for the default',
    policy: { may: 'board.ask', on: 'node', by: 'nodeId' },
    body: choice,
    answer: chatModel,
  }),
  readProjectModel: route({
    method: 'GET',
    path: '/api/projects/:projectId/chat-model',
    summary: "Which model a project's own conversation asks, and which it could ask",
    policy: { may: 'board.read', on: 'project', by: 'projectId' },
    answer: chatModel,
  }),
  chooseProjectModel: route({
    method: 'PUT',
    path: '/api/projects/:projectId/chat-model',
    summary: "Choose the model of a project's own conversation; null for the default",
    policy: { may: 'board.ask', on: 'project', by: 'projectId' },
    body: choice,
    answer: chatModel,
  }),
} as const;
