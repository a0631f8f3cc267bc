import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Fault } from '#contract/base/fault.ts';
import { accountApi } from '#contract/account/account.api.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { commentsApi } from '#contract/comments/comments.api.ts';
import { filesApi } from '#contract/files/files.api.ts';
import { mailApi } from '#contract/mail/mail.api.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { searchApi } from '#contract/search/search.api.ts';
import { linksApi } from '#contract/sharing/links.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import { siteIconApi } from '#contract/sources/site-icon.api.ts';
import { sourcesApi } from '#contract/sources/sources.api.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { callerKey } from './caller-key.ts';
import { isApiPath } from './headers.ts';
import type { AccessPort } from './mount.ts';
import { POLICY_REPORTS } from './policy-reports.ts';
import { shareLimits } from './shared-limits.ts';

const GENERAL = 1_200;
/** What is limited by itself costs much: all accounts of one address together have as much of it as so many. */
const ACCOUNTS_OF_AN_ADDRESS = 6;
const nameOf = (method: string, path: string): string => `${method === 'HEAD' ? 'GET' : method} ${path}`;

/** Calls a minute for one user, or one address before signing in. The rest of the API shares GENERAL; files of the page are free. */
const perMinute = new Map<string, number>(
  (
    [
      [10, accountApi.login, accountApi.popup, accountApi.callback, accountApi.exportData],
      // What hands a mail in.
      [10, mailApi.test],
      // What asks a model or a search.
      [20, chatApi.ask, chatApi.searchWeb, searchApi.ask, projectsApi.ask],
      // The same, where one press asks for all of a board or of a draft.
      [60, chatApi.answerAgain, voicesApi.rewrite],
      // What takes bytes, or measures.
      [20, filesApi.beginUpload, projectsApi.beginUpload, filesApi.putUpload, accountApi.changePicture],
      [20, voicesApi.readFile, voicesApi.create, voicesApi.measure],
      [60, filesApi.copyFiles, projectsApi.copyFiles],
      // What goes out to where somebody names, while the caller waits.
      [30, sourcesApi.processYoutube, sourcesApi.processInstagram, sourcesApi.processWebsite],
      [60, sourcesApi.readPlaylist],
      [240, siteIconApi.readSiteIcon],
      [60, orgsApi.invite, projectsApi.invite, sharingApi.invite],
      [240, sharingApi.findPeople],
      [20, linksApi.enterLink],
      [60, linksApi.readFace],
      // What everybody who looks at a board reads again.
      [120, commentsApi.editComment, commentsApi.changeThread, commentsApi.react],
      [240, searchApi.search, searchApi.findInBoard],
      [60, { method: 'POST', path: POLICY_REPORTS }],
    ] as const
  ).flatMap(([most, ...routes]) => routes.map(({ method, path }) => [nameOf(method, path), most] as const)),
);

/** Limits how often one user or address may call. `scale` multiplies every limit. Call before the first route is registered. */
export async function limitRates(app: FastifyInstance, actorOf: AccessPort['actorOf'], scale: number): Promise<void> {
  shareLimits(app, (request) => {
    const own = perMinute.get(nameOf(request.method, request.routeOptions.url ?? ''));
    return own === undefined ? null : own * ACCOUNTS_OF_AN_ADDRESS * scale;
  });
  app.addHook('onRoute', (route) => {
    const own = perMinute.get(nameOf(String(route.method), route.url));
    if (own) route.config = { ...route.config, rateLimit: { max: own * scale } };
  });
  await app.register(rateLimit, {
    max: GENERAL * scale,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !isApiPath(request.url),
    // Somebody who may not enter is limited by his address; his refusal is the handler's to say.
    keyGenerator: (request) => callerKey(actorOf, request),
    errorResponseBuilder: () => new Fault('too-many'),
  });
}
