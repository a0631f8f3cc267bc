import type { FastifyInstance } from 'fastify';
import { knowledgeApi } from '#contract/knowledge/knowledge.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import {
  createKnowledge,
  listKnowledge,
  removeKnowledge,
  updateKnowledge,
  type KnowledgeDeps,
} from './knowledge.service.ts';

export function mountKnowledge(app: FastifyInstance, http: MountDeps, deps: KnowledgeDeps): void {
  mount(app, http, knowledgeApi.list, () => listKnowledge(deps));
  mount(app, http, knowledgeApi.create, ({ body }) => createKnowledge(deps, body));
  mount(app, http, knowledgeApi.update, ({ params, body }) => updateKnowledge(deps, params.knowledgeId ?? '', body));
  mount(app, http, knowledgeApi.remove, async ({ params }) => {
    await removeKnowledge(deps, params.knowledgeId ?? '');
    return undefined;
  });
}
