import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { newPrompt, prompt, promptFields, promptVersion } from './prompts.schema.ts';

/** Whose a prompt is is judged by the service: foreign and absent ones answer 404 alike. */
const policy = { signedIn: true } as const;

export const promptsApi = {
  list: route({
    method: 'GET',
    path: '/api/prompts',
    summary: "The caller's prompts and those shared with his organisations: pinned ones first, then the last used",
    policy,
    answer: z.array(prompt),
  }),
  create: route({
    method: 'POST',
    path: '/api/prompts',
    summary: 'Keep a prompt, shared with an organisation or with nobody; 409 when there are too many',
    policy,
    body: newPrompt,
    answer: prompt,
  }),
  change: route({
    method: 'PUT',
    path: '/api/prompts/:promptId',
    summary: "Change a prompt of one's own; how it read before goes into its history",
    policy,
    body: promptFields,
    answer: prompt,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/prompts/:promptId',
    summary: "Delete a prompt of one's own with its history",
    policy,
    answer: z.undefined(),
  }),
  pin: route({
    method: 'PUT',
    path: '/api/prompts/:promptId/pin',
    summary: "Pin a prompt to the top of one's own list, or take it down",
    policy,
    body: z.strictObject({ isPinned: z.boolean() }),
    answer: z.undefined(),
  }),
  share: route({
    method: 'PUT',
    path: '/api/prompts/:promptId/org',
    summary: "Let the members of one organisation see and use a prompt of one's own; null lets nobody",
    policy,
    body: z.strictObject({ orgId: id.nullable() }),
    answer: prompt,
  }),
  use: route({
    method: 'POST',
    path: '/api/prompts/:promptId/use',
    summary: 'Remember that the caller has used a prompt now',
    policy,
    answer: z.undefined(),
  }),
  readVersions: route({
    method: 'GET',
    path: '/api/prompts/:promptId/versions',
    summary: "How a prompt of one's own read before, latest first",
    policy,
    answer: z.array(promptVersion),
  }),
  restore: route({
    method: 'POST',
    path: '/api/prompts/:promptId/versions/:versionId/restore',
    summary: "Let a prompt of one's own read as it did; how it reads now goes into its history",
    policy,
    answer: prompt,
  }),
} as const;
