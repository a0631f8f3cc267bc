import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { accountApi } from '#contract/account/account.api.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { filesApi } from '#contract/files/files.api.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { searchApi } from '#contract/search/search.api.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { isApiPath } from './headers.ts';
import type { AccessPort } from './mount.ts';

const GENERAL = 1_200;
/** Calls a minute for one user, or one address before signing in. The rest of the API shares GENERAL; files of the page are free. */
const perMinute = new Map<string, number>([
  [accountApi.login.path, 10],
  [accountApi.popup.path, 10],
  [accountApi.callback.path, 10],
  [chatApi.ask.path, 20],
  [chatApi.searchWeb.path, 20],
  [searchApi.ask.path, 20],
  [projectsApi.ask.path, 20],
  [searchApi.search.path, 240],
  [searchApi.findInBoard.path, 240],
  [filesApi.beginUpload.path, 20],
  [projectsApi.beginUpload.path, 20],
  [filesApi.putUpload.path, 20],
  [voicesApi.readFile.path, 20],
  [orgsApi.invite.path, 60],
  [projectsApi.invite.path, 60],
  [accountApi.changePicture.path, 20],
  [accountApi.exportData.path, 10],
]);

/** Limits how often one user or address may call. `scale` multiplies every limit. Call before the first route is registered. */
export async function limitRates(app: FastifyInstance, actorOf: AccessPort['actorOf'], scale: number): Promise<void> {
  app.addHook('onRoute', (route) => {
    const own = perMinute.get(route.url);
    if (own) route.config = { ...route.config, rateLimit: { max: own * scale } };
  });
  await app.register(rateLimit, {
    max: GENERAL * scale,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !isApiPath(request.url),
    keyGenerator: async (request) => {
      // Somebody who may not enter is limited by his address; his refusal is the handler's to say.
      const actor = await actorOf(request).catch(() => null);
      return actor?.id ?? request.ip;
    },
    errorResponseBuilder: () => new Fault('too-many'),
  });
}
