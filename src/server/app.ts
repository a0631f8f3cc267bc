import { readFileSync } from 'node:fs';
import path from 'node:path';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { mountAccount } from './account/account.routes.ts';
import { createEngine } from './ai/engine.ts';
import { createSearch } from './ai/search/index.ts';
import { createActorNow, createActorOf } from './auth/actor.ts';
import { mountAuth } from './auth/auth.routes.ts';
import { mountBilling } from './billing/billing.routes.ts';
import { createSubscriptions, endForGood, forgetNews } from './billing/billing.service.ts';
import { createQuota } from './billing/create-quota.ts';
import type { Payments } from './billing/payments.ts';
import { listenToBoards } from './boards/board-news.ts';
import { readEvents, refOf } from './boards/boards.service.ts';
import { mountExamples } from './examples/examples.routes.ts';
import { mountCanvases } from './canvases/canvases.routes.ts';
import { emptyTrash } from './canvases/canvases.service.ts';
import { mountChat } from './chat/chat.routes.ts';
import { forgetConversation, refOfRun } from './chat/chat.service.ts';
import { mountEditing } from './editing/editing.routes.ts';
import { mountFiles } from './files/files.routes.ts';
import { refOfFile } from './files/files.service.ts';
import { mountKnowledge } from './knowledge/knowledge.routes.ts';
import { readActiveKnowledge } from './knowledge/knowledge.service.ts';
import { listenToAccess } from './live/access-news.ts';
import { createHub } from './live/hub.ts';
import { mountLive, websocketOptions } from './live/socket.ts';
import { listenToNotices } from './notifications/notification-news.ts';
import { mountNotifications } from './notifications/notifications.routes.ts';
import { mountOrgs } from './orgs/orgs.routes.ts';
import { createReadingNews } from './notifications/notifications.service.ts';
import { refOfOrg } from './orgs/orgs.service.ts';
import { tidySessions } from './people/people.service.ts';
import type { Chores } from './platform/daily-care.ts';
import type { PlatformDeps } from './platform/deps.ts';
import { createServer } from './platform/http/create-server.ts';
import { forgetOldAnswers } from './platform/http/idempotency.ts';
import type { AccessPort, MountDeps } from './platform/http/mount.ts';
import { limitRates } from './platform/http/rate-limits.ts';
import { mountSystem } from './platform/http/system.routes.ts';
import { serveWeb } from './platform/http/web-files.ts';
import { mountSearch } from './search/search.routes.ts';
import { mountProjectFiles } from './project-files/project-files.routes.ts';
import { mountProjects } from './projects/projects.routes.ts';
import { mountSources } from './sources/sources.routes.ts';
import { forgetSource, intake } from './sources/sources.service.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const JOBS_GRACE_MS = 3_000;

/** The product: every room, wired by hand. */
export interface App {
  http: FastifyInstance;
  /** What rooms want done once a day. */
  chores: Chores;
  /** From now on health answers 503, so that nobody is sent here any more. */
  beginStop: () => void;
}

/** Mounts all rooms and defines all jobs; starts neither the jobs nor the listening. Closing `http` stops both in order. */
export async function createApp(platform: PlatformDeps, webDirectory = path.join(ROOT, 'dist/web')): Promise<App> {
  let isStopping = false;
  const hub = createHub();
  const subscriptions = createSubscriptions(platform);
  const deps = {
    ...platform,
    hub,
    subscriptions,
    quota: createQuota(platform),
    readingEnded: createReadingNews(platform),
  };
  const actorOf = createActorOf(deps);
  const access: AccessPort = {
    actorOf,
    boardOf: {
      canvas: (id, actorId) => refOf(deps, 'canvas', id, actorId),
      project: (id, actorId) => refOf(deps, 'project', id, actorId),
      board: (id, actorId) => refOf(deps, 'board', id, actorId),
      node: (id, actorId) => refOf(deps, 'node', id, actorId),
      edge: (id, actorId) => refOf(deps, 'edge', id, actorId),
      file: (id, actorId) => refOfFile(deps, id, actorId),
      run: (id, actorId) => refOfRun(deps, id, actorId),
    },
    orgOf: (id, actorId) => refOfOrg(deps, id, actorId),
  };
  const mountDeps: MountDeps = { access, answers: deps };

  const http = createServer(deps.config, deps.log);
  await http.register(websocket, websocketOptions);
  http.addHook('preClose', () => deps.jobs.stop(JOBS_GRACE_MS));
  // A connection that is kept open for a next request would hold up the stop.
  http.addHook('onSend', async (_request, reply) => void (isStopping && reply.header('connection', 'close')));
  await limitRates(http, actorOf, deps.config.rateLimitScale);

  mountSystem(http, mountDeps, { ...deps, version, isStopping: () => isStopping });
  await mountAuth(http, mountDeps, deps);
  mountNotifications(http, mountDeps, deps);
  await mountFiles(http, mountDeps, deps);
  mountOrgs(http, mountDeps, deps);
  mountProjects(http, mountDeps, deps);
  mountCanvases(http, mountDeps, deps);
  await mountSources(http, mountDeps, deps);
  mountExamples(http, mountDeps, deps);
  mountProjectFiles(http, mountDeps, deps);
  mountKnowledge(http, mountDeps, deps);
  mountEditing(http, mountDeps, {
    ...deps,
    random: Math.random,
    intake: (tx, boardId, accepted, actorId) => intake(deps, tx, boardId, accepted, actorId),
    forgetNode: async (tx, boardId, nodeId) => {
      await forgetSource(tx, boardId, nodeId);
      await forgetConversation(tx, boardId, nodeId);
    },
  });
  const actorNow = createActorNow(deps);
  const answering = {
    engine: createEngine(deps.config),
    search: createSearch(deps.config),
    readKnowledge: () => readActiveKnowledge(deps),
  };
  await mountChat(http, mountDeps, { ...deps, ...answering, actorNow });
  mountSearch(http, mountDeps, { ...deps, ...answering });
  mountLive(http, mountDeps, { ...deps, actorNow, readEvents: (boardId, since) => readEvents(deps, boardId, since) });
  const billing = { ...deps, payments: await createPayments(deps) };
  await mountBilling(http, mountDeps, billing);
  await mountAccount(http, mountDeps, { ...deps, beforeRemoval: (userId) => endForGood(billing, userId) });
  const places = { publicUrl: deps.config.publicUrl, ...deps.config.access };
  await serveWeb(http, webDirectory, places, actorOf);

  const stopListening = [await listenToBoards(deps), await listenToAccess(deps), await listenToNotices(deps)];
  http.addHook('onClose', async () => {
    for (const stop of stopListening) await stop();
  });
  const chores = {
    'tidying of sessions': () => tidySessions(deps),
    'emptying of the trash': () => emptyTrash(deps),
    'forgetting of payment news': () => forgetNews(deps),
    'forgetting of answers': () => forgetOldAnswers(deps),
  };
  return { http, chores, beginStop: () => void (isStopping = true) };
}

/** Null where nothing is sold; the payment provider's library is loaded only where something is. */
async function createPayments({ config, log }: PlatformDeps): Promise<Payments | null> {
  if (!config.billing) return null;
  const { createStripePayments } = await import('./billing/stripe-payments.ts');
  return createStripePayments(config.billing, log);
}
