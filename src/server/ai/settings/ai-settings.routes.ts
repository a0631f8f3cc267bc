import type { FastifyInstance } from 'fastify';
import type { MediaAbilities } from '#contract/ai/ai-settings.schema.ts';
import { aiApi } from '#contract/ai/ai.api.ts';
import { callerGone } from '../../platform/http/caller-gone.ts';
import { mount, type MountDeps } from '../../platform/http/mount.ts';
import { changeSettings, type SettingsDeps } from './ai-settings.service.ts';
import { listModels, tryOut } from './try-settings.ts';

/** What an administrator sets for the AI of this instance, and what the machine and its environment give it. */
export function mountAiSettings(
  app: FastifyInstance,
  http: MountDeps,
  deps: SettingsDeps & { mediaAbilities: () => Promise<MediaAbilities> },
): void {
  mount(app, http, aiApi.readSettings, async () => deps.engines.shown());
  mount(app, http, aiApi.readMediaAbilities, () => deps.mediaAbilities());
  mount(app, http, aiApi.changeSettings, ({ actor, body }) => changeSettings(deps, actor.id, body));
  mount(app, http, aiApi.listModels, ({ body, reply }) => listModels(deps, body.connection, callerGone(reply.raw)));
  mount(app, http, aiApi.test, ({ body, reply }) => tryOut(deps, body, callerGone(reply.raw)));
}
