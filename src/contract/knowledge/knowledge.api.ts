import { z } from 'zod';
import { route } from '../base/route.ts';
import { knowledgeFields, knowledgeItem } from './knowledge.schema.ts';

const edits = { may: 'knowledge.edit', on: 'instance' } as const;

export const knowledgeApi = {
  list: route({
    method: 'GET',
    path: '/api/global-ai-knowledge',
    summary: 'The global AI knowledge, highest priority first',
    policy: { signedIn: true },
    answer: z.array(knowledgeItem),
  }),
  create: route({
    method: 'POST',
    path: '/api/global-ai-knowledge',
    summary: 'Add an item; system administrators only',
    policy: edits,
    body: knowledgeFields,
    answer: knowledgeItem,
  }),
  update: route({
    method: 'PUT',
    path: '/api/global-ai-knowledge/:knowledgeId',
    summary: 'Change an item; system administrators only',
    policy: edits,
    body: knowledgeFields,
    answer: knowledgeItem,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/global-ai-knowledge/:knowledgeId',
    summary: 'Delete an item at once; system administrators only',
    policy: edits,
    answer: z.undefined(),
  }),
} as const;
