import { readFileSync } from 'node:fs';
import path from 'node:path';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { createEngine } from './ai/engine.ts';
import { createSearch } from './ai/search/index.ts';
import { createActorNow, createActorOf } from './auth/actor.ts';
import { mountAuth } from './auth/auth.routes.ts';
import { listenToBoards } from './boards/board-news.ts';
import { readEvents, refOfBoard, refOfEdge, refOfNode } from './boards/boards.service.ts';
import { mountCanvases } from './canvases/canvases.routes.ts';
import { refOfCanvas } from './canvases/canvases.service.ts';
import { mountChat } from './chat/chat.routes.ts';
import { forgetConversation, refOfRun } from './chat/chat.service.ts';
import { mountEditing } from './editing/editing.routes.ts';
import { mountFiles } from './files/files.routes.ts';
import { refOfFile } from './files/files.service.ts';
import { listenToAccess } from './live/access-news.ts';
import { createHub } from './live/hub.ts';
import { mountLive, websocketOptions } from './live/socket.ts';
import { tidySessions } from './people/people.service.ts';
import type { Chores } from './platform/daily-care.ts';
import type { PlatformDeps } from './platform/deps.ts';
import { createServer } from './platform/http/create-server.ts';
import { forgetOldAnswers } from './platform/http/idempotency.ts';
import type { AccessPort, MountDeps } from './platform/http/mount.ts';
import { limitRates } from './platform/http/rate-limits.ts';
import { mountSystem } from './platform/http/system.routes.ts';
import { serveWeb } from './platform/http/web-files.ts';
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
  const deps = { ...platform, hub };
  const actorOf = createActorOf(deps);
  const access: AccessPort = {
    actorOf,
    boardOf: {
      canvas: (id) => refOfCanvas(deps, id),
      board: (id) => refOfBoard(deps, id),
      node: (id) => refOfNode(deps, id),
      edge: (id) => refOfEdge(deps, id),
      file: (id) => refOfFile(deps, id),
      run: (id) => refOfRun(deps, id),
    },
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
  await mountFiles(http, mountDeps, deps);
  mountCanvases(http, mountDeps, deps);
  mountSources(http, mountDeps, deps);
  mountEditing(http, mountDeps, {
    ...deps,
    random: Math.random,
    intake: (tx, boardId, accepted) => intake(deps, tx, boardId, accepted),
    forgetNode: async (tx, boardId, nodeId) => {
      await forgetSource(tx, boardId, nodeId);
      await forgetConversation(tx, boardId, nodeId);
    },
  });
  const actorNow = createActorNow(deps);
  const answering = { engine: createEngine(deps.config), search: createSearch(deps.config) };
  await mountChat(http, mountDeps, { ...deps, ...answering, actorNow });
  mountLive(http, mountDeps, { ...deps, actorNow, readEvents: (boardId, since) => readEvents(deps, boardId, since) });
  await serveWeb(http, webDirectory, deps.config.publicUrl, actorOf);

  const stopListening = [await listenToBoards(deps), await listenToAccess(deps)];
  http.addHook('onClose', async () => {
    for (const stop of stopListening) await stop();
  });
  const chores = {
    'tidying of sessions': () => tidySessions(deps),
    'forgetting of answers': () => forgetOldAnswers(deps),
  };
  return { http, chores, beginStop: () => void (isStopping = true) };
}
