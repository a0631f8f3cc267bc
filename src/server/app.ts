import type { Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { mountActivity } from './activity/activity.routes.ts';
import { mountAccount } from './account/account.routes.ts';
import { openEngines, type Engines } from './ai/engines.ts';
import { mountAiSettings } from './ai/settings/ai-settings.routes.ts';
import { createActorNow, createActorOf } from './auth/actor.ts';
import { mountAuth } from './auth/auth.routes.ts';
import { mountBilling } from './billing/billing.routes.ts';
import { createSubscriptions, endForGood, forgetNews } from './billing/billing.service.ts';
import { createQuota } from './billing/create-quota.ts';
import { eraseWarnings, forgetLapsedHolds } from './billing/ledger.ts';
import { createPayments } from './billing/create-payments.ts';
import { listenToBoards } from './boards/board-news.ts';
import { carryOverOffers } from './offers/carry-over-offers.ts';
import { refOf, shownRefOf } from './boards/boards.service.ts';
import { readEvents } from './boards/catch-up.ts';
import { mountExamples } from './examples/examples.routes.ts';
import { mountCanvases } from './canvases/canvases.routes.ts';
import { emptyTrash } from './canvases/canvases.service.ts';
import { mountChat } from './chat/chat.routes.ts';
import { announceChangedText } from './chat/stale.ts';
import { eraseCondensed, forgetCondensed } from './chat/condense/condensed.service.ts';
import { refOfRun } from './chat/chat.service.ts';
import { forgetNode } from './chat/forget-node.ts';
import { carryOver, giveChoices, readChoices } from './chat/choices.ts';
import { refOfConversation } from './chat/conversations/conversations.service.ts';
import { mountEditing } from './editing/editing.routes.ts';
import type { EditingDeps } from './editing/editing.service.ts';
import { mountFiles } from './files/files.routes.ts';
import { refOfFile, shownRefOfFile } from './files/files.service.ts';
import { mountLibrary } from './library/library.routes.ts';
import { mountKnowledge } from './knowledge/knowledge.routes.ts';
import { readActiveKnowledge } from './knowledge/knowledge.service.ts';
import { listenToAccess } from './live/access-news.ts';
import { createHub } from './live/hub.ts';
import { announcePrompter, listenToPrompters } from './live/prompter-news.ts';
import { createPresence, joinPresence } from './live/presence-instances.ts';
import { mountLive, websocketOptions } from './live/socket.ts';
import { mountMail } from './mail/mail.routes.ts';
import { createMails, forgetMailUses } from './mail/mails.service.ts';
import { listenToNotices } from './notifications/notification-news.ts';
import { mountNotifications } from './notifications/notifications.routes.ts';
import { forgetInvitations } from './orgs/invitations.service.ts';
import { mountOrgs } from './orgs/orgs.routes.ts';
import { createReadingNews, eraseNotifications } from './notifications/notifications.service.ts';
import { refOfOrg } from './orgs/orgs.service.ts';
import { tidySessions } from './people/people.service.ts';
import type { Chores } from './platform/daily-care.ts';
import type { Db } from './platform/db/db.ts';
import type { PlatformDeps } from './platform/deps.ts';
import { limitBodies } from './platform/http/bodies.ts';
import { createServer } from './platform/http/create-server.ts';
import { eraseAnswers, forgetOldAnswers } from './platform/http/idempotency.ts';
import type { AccessPort, MountDeps } from './platform/http/mount.ts';
import { paceCalls } from './platform/http/pace.ts';
import { limitRates } from './platform/http/rate-limits.ts';
import { slowRefusals } from './platform/http/slow-refusals.ts';
import { takePolicyReports } from './platform/http/policy-reports.ts';
import { limitUnread } from './platform/http/unread-answers.ts';
import { mountSystem } from './platform/http/system.routes.ts';
import { serveWeb } from './platform/http/web-files.ts';
import { defineErasing, type Eraser } from './platform/removed-things.ts';
import { mountPrompts } from './prompts/prompts.routes.ts';
import { mountRates } from './rates/rates.routes.ts';
import { mountSearch } from './search/search.routes.ts';
import { mountProjectFiles } from './project-files/project-files.routes.ts';
import { mountProjects } from './projects/projects.routes.ts';
import { appearanceOf } from './sharing/appearance.ts';
import { createGuestOf, forgetGuests } from './sharing/guests.service.ts';
import { guestMessage } from './sharing/guest-view.ts';
import { listenToComments } from './comments/comment-news.ts';
import { mountComments } from './comments/comments.routes.ts';
import { readSaid } from './comments/comments.service.ts';
import { refsOfSaid, shownRefOfSaid } from './comments/read-threads.service.ts';
import { mountHistory } from './history/history.routes.ts';
import { mountSharing } from './sharing/sharing.routes.ts';
import { forgetVectors } from './sources/embedding-job.ts';
import { createFindNearness } from './sources/nearness.service.ts';
import { createReadModelSummaries, forgetModelSummaries } from './sources/model-summaries.service.ts';
import { mountSources } from './sources/sources.routes.ts';
import { forgetVisits } from './chat/visitors/visitors.service.ts';
import { intake } from './sources/sources.service.ts';
import { mountTemplates } from './templates/templates.routes.ts';
import { createOpenNodes, seesNode } from './visibility/visibility.service.ts';
import { mountVoices } from './voices/voices.routes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const JOBS_GRACE_MS = 3_000;

/** The product: every room, wired by hand. */
export interface App {
  http: FastifyInstance;
  /** What rooms want done once a day. */
  chores: Chores;
  /** Brings what earlier versions kept into today's form. To be done before anybody is served; a failure is logged. */
  bringUpToDate: () => Promise<void>;
  /** From now on health answers 503, so that nobody is sent here any more. */
  beginStop: () => void;
}

/** Mounts all rooms and defines all jobs; starts neither the jobs nor the listening. Closing `http` stops both in order. */
export async function createApp(platform: PlatformDeps, webDirectory = path.join(ROOT, 'dist/web')): Promise<App> {
  let isStopping = false;
  const deps = await depsOf(platform);
  const access = accessTo(deps);
  const mountDeps: MountDeps = { access, answers: deps };

  const http = createServer(deps.config, deps.log);
  await http.register(websocket, websocketOptions);
  http.addHook('preClose', () => deps.jobs.stop(JOBS_GRACE_MS));
  // Fastify answers an upgrade that comes during the stop, and leaves its connection open.
  http.server.on('upgrade', (_request, connection: Socket) => void (isStopping && connection.destroySoon()));
  // A connection that is kept open for a next request would hold up the stop.
  http.addHook('onSend', async (_request, reply) => void (isStopping && reply.header('connection', 'close')));
  slowRefusals(http, access.actorOf);
  paceCalls(http, access.actorOf);
  await limitRates(http, access.actorOf, deps.config.rateLimitScale);
  limitBodies(http, access.actorOf, deps.config.rateLimitScale);
  limitUnread(http, access.actorOf);

  takePolicyReports(http, deps.log);
  mountSystem(http, mountDeps, {
    ...deps,
    version,
    isStopping: () => isStopping,
    abilities: () => abilitiesOf(deps.engines),
  });
  await mountRooms(http, mountDeps, deps);
  defineErasing(deps.jobs, deps, erasersOf(deps));
  const places = { publicUrl: deps.config.publicUrl, ...deps.config.access };
  await serveWeb(http, webDirectory, places, access.actorOf);

  const stopListening = await listen(deps);
  http.addHook('onClose', async () => {
    for (const stop of [...stopListening, deps.engines.close]) await stop();
  });
  const bringUpToDate = async () =>
    carryOverOffers(deps).then(
      (count) => void (count > 0 && deps.log.info({ count }, 'cards of offers were given their records')),
      (error: unknown) => deps.log.error({ err: error }, 'cards of offers could not be given their records'),
    );
  return { http, chores: choresOf(deps), bringUpToDate, beginStop: () => void (isStopping = true) };
}

type AppDeps = Awaited<ReturnType<typeof depsOf>>;

/** What rooms need of rooms below them, beside the platform. */
async function depsOf(platform: PlatformDeps) {
  const hub = createHub();
  const sight = { hub, openNodes: createOpenNodes(platform.database) };
  const engines = await openEngines(platform);
  return {
    ...platform,
    ...sight,
    presence: createPresence({ ...platform, ...sight }),
    engines,
    mails: createMails(platform),
    subscriptions: createSubscriptions(platform),
    quota: createQuota({ ...platform, creditLimits: engines.credits }),
    readingEnded: createReadingNews(platform),
    textChanged: (source: { boardId: string; sourceId: string }) => announceChangedText({ ...platform, hub }, source),
  };
}

const accessTo = (deps: AppDeps): AccessPort => ({
  actorOf: createActorOf(deps),
  boardOf: {
    canvas: (id, actorId) => refOf(deps, 'canvas', id, actorId),
    project: (id, actorId) => refOf(deps, 'project', id, actorId),
    board: (id, actorId) => refOf(deps, 'board', id, actorId),
    node: (id, actorId) => refOf(deps, 'node', id, actorId),
    edge: (id, actorId) => refOf(deps, 'edge', id, actorId),
    file: (id, actorId) => refOfFile(deps, id, actorId),
    run: (id, actorId) => refOfRun(deps, id, actorId),
    conversation: (id, actorId) => refOfConversation(deps, id, actorId),
    ...refsOfSaid(deps),
  },
  orgOf: (id, actorId) => refOfOrg(deps, id, actorId),
  guestOf: createGuestOf(deps),
  shownBoardOf: async (on, id, actor) => {
    if (on === 'file') return shownRefOfFile(deps, id, actor);
    if (on === 'thread' || on === 'comment') return shownRefOfSaid(deps, on, id, actor);
    // What is asked and made is shown by the node in which it stands.
    return on === 'run' || on === 'conversation' ? null : shownRefOf(deps, on, id, actor);
  },
});

async function mountRooms(http: FastifyInstance, mountDeps: MountDeps, deps: AppDeps): Promise<void> {
  await mountAuth(http, mountDeps, deps);
  await mountNotifications(http, mountDeps, { ...deps, readSaid: (...by) => readSaid(deps.database.db, ...by) });
  mountMail(http, mountDeps, deps);
  await mountFiles(http, mountDeps, { ...deps, actorNow: createActorNow(deps) });
  mountOrgs(http, mountDeps, deps);
  mountProjects(http, mountDeps, deps);
  mountCanvases(http, mountDeps, deps);
  mountSharing(http, mountDeps, deps);
  mountComments(http, mountDeps, deps);
  mountActivity(http, mountDeps, deps);
  const { findClose, readLink, readDocument, mediaAbilities } = await mountSources(http, mountDeps, deps);
  mountExamples(http, mountDeps, deps);
  mountTemplates(http, mountDeps, { ...deps, readChoices, giveChoices });
  mountProjectFiles(http, mountDeps, deps);
  mountKnowledge(http, mountDeps, deps);
  mountPrompts(http, mountDeps, deps);
  const editing: EditingDeps = {
    ...deps,
    random: Math.random,
    intake: (tx, by, accepted) => intake(deps, tx, by, accepted),
    carryOver,
    forgetNode,
  };
  mountEditing(http, mountDeps, editing);
  mountHistory(http, mountDeps, { ...deps, ...editing, readChoices, giveChoices });
  await mountVoices(http, mountDeps, { ...deps, readLink, readDocument });
  mountRates(http, mountDeps, deps);
  const actorNow = createActorNow(deps);
  const answering = {
    readKnowledge: (db?: Db) => readActiveKnowledge(deps, db),
    findNearness: createFindNearness(deps, deps.engines.embedder),
    readModelSummaries: createReadModelSummaries(deps),
  };
  mountAiSettings(http, mountDeps, { ...deps, mediaAbilities });
  await mountChat(http, mountDeps, { ...deps, ...answering, actorNow, findClose });
  mountSearch(http, mountDeps, { ...deps, ...answering });
  mountLibrary(http, mountDeps, deps);
  mountLive(http, mountDeps, {
    ...deps,
    actorNow,
    guestMessage,
    appearanceOf: (boardId, actor, isShown) => appearanceOf(deps, boardId, actor, isShown),
    readEvents: (boardId, since, wish) => readEvents(deps, boardId, since, wish),
    seesNode: (boardId, nodeId, principal) => seesNode(deps.database.db, boardId, nodeId, principal),
    sayToTabs: (userId, signal) => announcePrompter(deps, userId, signal),
  });
  const billing = { ...deps, payments: await createPayments(deps) };
  await mountBilling(http, mountDeps, billing);
  await mountAccount(http, mountDeps, { ...deps, beforeRemoval: (userId) => endForGood(billing, userId) });
}

/** Hears what other instances tell of; answers how to stop each. */
const listen = async (deps: AppDeps): Promise<(() => Promise<void>)[]> => [
  await listenToBoards(deps),
  await listenToAccess(deps),
  await listenToNotices(deps),
  await listenToComments(deps),
  await listenToPrompters(deps),
  await joinPresence(deps, deps.presence),
];

const choresOf = (deps: AppDeps): Chores => ({
  'tidying of sessions': () => tidySessions(deps),
  'emptying of the trash': () => emptyTrash(deps),
  'forgetting of invitations': () => forgetInvitations(deps),
  'forgetting of mails that were counted': () => forgetMailUses(deps),
  'forgetting of guests': () => forgetGuests(deps),
  'forgetting of what visitors asked': () => forgetVisits(deps),
  'forgetting of payment news': () => forgetNews(deps),
  'forgetting of reserved credits': () => forgetLapsedHolds(deps),
  'forgetting of answers': () => forgetOldAnswers(deps),
  'forgetting of summaries by a model': () => forgetModelSummaries(deps),
  'forgetting of vectors': () => forgetVectors(deps),
  'forgetting of condensed texts': () => forgetCondensed(deps),
  // Also those that came since the start: out of the trash, or from a template of an earlier day.
  'carrying over of old cards': async () => void (await carryOverOffers(deps)),
});

/** What goes with a deleted thing without belonging to it in the database. */
export const erasersOf = (deps: Pick<PlatformDeps, 'database' | 'clock'>): Record<string, Eraser> => ({
  'answers kept for repetitions': () => eraseAnswers(deps),
  notifications: () => eraseNotifications(deps),
  'condensed texts': () => eraseCondensed(deps),
  'credit warnings': () => eraseWarnings(deps),
  vectors: async (isNew) => {
    if (isNew) await forgetVectors(deps);
  },
});

/** What a screen must know to be honest about what is configured. */
function abilitiesOf(engines: Engines) {
  const { kind, name } = engines.usual();
  return { ai: { kind, name }, webSearch: engines.search() !== null, searchByMeaning: engines.embedder() !== null };
}
