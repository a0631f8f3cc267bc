import type { FastifyInstance } from 'fastify';
import { promptsApi } from '#contract/prompts/prompts.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import {
  changePrompt,
  createPrompt,
  listPrompts,
  pinPrompt,
  readVersions,
  removePrompt,
  restoreVersion,
  sharePrompt,
  usePrompt,
  type PromptDeps,
} from './prompts.service.ts';

export function mountPrompts(app: FastifyInstance, http: MountDeps, deps: PromptDeps): void {
  const promptOf = ({ params }: { params: Record<string, string> }) => params.promptId ?? '';
  mount(app, http, promptsApi.list, ({ actor }) => listPrompts(deps, actor));
  mount(app, http, promptsApi.create, ({ actor, body }) => createPrompt(deps, actor, body));
  mount(app, http, promptsApi.change, (call) => changePrompt(deps, call.actor, promptOf(call), call.body));
  mount(app, http, promptsApi.remove, async (call) => {
    await removePrompt(deps, call.actor, promptOf(call));
    return undefined;
  });
  mount(app, http, promptsApi.pin, async (call) => {
    await pinPrompt(deps, call.actor, promptOf(call), call.body.isPinned);
    return undefined;
  });
  mount(app, http, promptsApi.share, (call) => sharePrompt(deps, call.actor, promptOf(call), call.body.orgId));
  mount(app, http, promptsApi.use, async (call) => {
    await usePrompt(deps, call.actor, promptOf(call));
    return undefined;
  });
  mount(app, http, promptsApi.readVersions, (call) => readVersions(deps, call.actor, promptOf(call)));
  mount(app, http, promptsApi.restore, (call) =>
    restoreVersion(deps, call.actor, promptOf(call), call.params.versionId ?? ''),
  );
}
