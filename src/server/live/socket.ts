import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { Fault } from '#contract/base/fault.ts';
import {
  LIVE_ACCOUNT,
  LIVE_PATH,
  liveRequest,
  OTHER_ACCOUNT_CLOSE,
  type LiveMessage,
  type LiveRequest,
} from '#contract/live/messages.ts';
import type { PresenceRequest } from '#contract/live/presence.ts';
import type { PrompterSignal } from '#contract/live/prompter.ts';
import type { Actor } from '#contract/access/can.ts';
import { onBehalfOf } from '../platform/db/fair-pool.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { AccessPort, MountDeps } from '../platform/http/mount.ts';
import type { AccessChange, Hub } from './hub.ts';
import { createAccounts, createRate, TAB_RATE, type Accounts } from './account-limits.ts';
import { createPulse, type Pulse } from './pulse.ts';
import type { PresenceRooms } from './presence.ts';
import { createViewer, type ReadEvents, type SeesNode, type ViewerDeps } from './viewer.ts';

export interface LiveDeps extends Pick<PlatformDeps, 'log' | 'clock'> {
  config: { publicUrl: string };
  hub: Hub;
  readEvents: ReadEvents;
  seesNode: SeesNode;
  /** As `actorOf`, but asked anew at each call: a socket outlives the request that opened it. */
  actorNow: AccessPort['actorOf'];
  /** What of a message guests are told; null for nothing. */
  guestMessage: (message: LiveMessage, readerId: string) => LiveMessage | null;
  presence: PresenceRooms;
  /** Those of these nodes that everybody on the board sees. */
  openNodes: (boardId: string, nodeIds: readonly string[]) => Promise<string[]>;
  appearanceOf: ViewerDeps['appearanceOf'];
  /** Says it to every tab of that person. */
  sayToTabs: (userId: string, signal: PrompterSignal) => Promise<void>;
  ping?: { everyMs: number; answerMs: number };
}

/** Between pings, and how long an answer may take: a peer that vanished is gone after 45 s at the latest. */
const PING = { everyMs: 30_000, answerMs: 14_000 } as const;
const FRAME_BYTES = 64 * 1024;
const BUFFER_BYTES = 1024 * 1024;
/** Who has more than this to take is not told where the others are. */
const PRESENCE_BUFFER_BYTES = 64 * 1024;
/** Each tab's words about where its person is, apart from all others; what comes beyond is dropped and closes nothing. */
const PRESENCE_RATE = { messages: 15, perMs: 1_000 } as const;
const PRESENCE_BYTES = 4_096;

/** What a socket is closed with. */
const CLOSE = {
  goingAway: 1001,
  brokenText: 1007,
  policy: 1008,
  failure: 1011,
  tooSlow: 1013,
  signedOut: 4401,
  otherAccount: OTHER_ACCOUNT_CLOSE,
} as const;

/** How @fastify/websocket must be registered: no compression (bombs), frames of at most 64 KiB, a plain farewell at shutdown. */
export const websocketOptions = {
  options: { maxPayload: FRAME_BYTES, perMessageDeflate: false },
  preClose(this: FastifyInstance, done: () => void): void {
    for (const socket of this.websocketServer.clients) socket.close(CLOSE.goingAway);
    this.websocketServer.close();
    done();
  },
};

/** Mounts the live channel. Only pages of the own origin may open it, with a session, and with that of who they name. */
export function mountLive(app: FastifyInstance, http: MountDeps, deps: LiveDeps): void {
  const pulse = createPulse(deps.ping ?? PING);
  const accounts = createAccounts(deps);
  app.addHook('preClose', async () => pulse.stop());
  // An upgrade that was answered in plain HTTP is over; the plugin itself ends only those that came as far as its own hooks.
  app.addHook('onResponse', async ({ raw }) => void (raw.headers.upgrade && raw.socket.destroy()));
  const actors = new WeakMap<FastifyRequest, Actor>();
  app.get(
    LIVE_PATH,
    {
      websocket: true,
      config: { policy: { signedIn: true } },
      preValidation: async (request) => {
        const actor = (await http.access.actorOf(request)) ?? (await http.access.guestOf(request));
        if (!actor) throw new Fault('not-signed-in');
        if (request.headers.origin !== deps.config.publicUrl)
          throw new Fault('not-allowed', '이 주소에서는 연결할 수 없어요.');
        const retryAfterSec = accounts.waitSec(actor.id);
        if (retryAfterSec > 0) throw new Fault('too-many', undefined, { retryAfterSec });
        actors.set(request, actor);
      },
    },
    (socket, request) => {
      const actor = actors.get(request);
      if (!actor) return socket.close(CLOSE.signedOut);
      const sender = accountIn(request);
      // A page hears no status of a handshake that was refused.
      if (sender && sender !== actor.id) return socket.close(CLOSE.otherAccount, 'other account');
      attend(socket, { request, actor }, http, deps, { pulse, accounts });
    },
  );
}

/** Null or empty where none is named. */
const accountIn = ({ url }: FastifyRequest): string | null =>
  new URL(url, 'http://here').searchParams.get(LIVE_ACCOUNT);

interface Caller {
  request: FastifyRequest;
  actor: Actor;
}

interface Shared {
  pulse: Pulse;
  accounts: Accounts;
}

function attend(
  socket: WebSocket,
  { request, actor }: Caller,
  http: MountDeps,
  deps: LiveDeps,
  { pulse, accounts }: Shared,
): void {
  const account = accounts.enter(actor.id);
  if (!account) return socket.close(CLOSE.policy, 'too many tabs');
  const fail = (error: unknown) => {
    deps.log.error({ err: error, reqId: request.id }, 'a live socket failed');
    socket.close(CLOSE.failure);
  };
  const { hub, readEvents, seesNode } = deps;
  const line = {
    send: (message: LiveMessage) => send(socket, message),
    trySend(message: LiveMessage) {
      if (socket.bufferedAmount > PRESENCE_BUFFER_BYTES) return false;
      if (isOpen(socket)) socket.send(wordsOf(message), { binary: false });
      return true;
    },
    fail,
  };
  const { boardOf, shownBoardOf } = http.access;
  const viewer = createViewer(
    {
      hub,
      readEvents,
      seesNode,
      boardOf: boardOf.board,
      shownBoardOf: (boardId) => shownBoardOf('board', boardId, actor),
      guestMessage: deps.guestMessage,
      presence: deps.presence,
      openNodes: deps.openNodes,
      appearanceOf: deps.appearanceOf,
    },
    actor,
    line,
  );
  const actorNow = () => (actor.isGuest ? http.access.guestOf(request) : deps.actorNow(request));
  const mayHear = createRate(deps, TAB_RATE);
  const mayAppear = createRate(deps, PRESENCE_RATE);
  let appearing = Promise.resolve();
  const appear = (request: PresenceRequest) => {
    appearing = appearing.then(() => viewer.hearPresence(request)).catch(fail);
  };
  let work = Promise.resolve();
  const hear = (data: RawData, isBinary: boolean) => {
    if (isAboutPresence(data, isBinary)) {
      const request = mayAppear() ? readRequest(data) : null;
      if (request && isPresence(request)) appear(request);
      return;
    }
    if (!mayHear() || !account.mayHear()) {
      account.shutOut();
      return socket.close(CLOSE.policy, 'too many messages');
    }
    const message = isBinary ? null : readRequest(data);
    if (!message) return socket.close(CLOSE.brokenText, 'not understood');
    if (isPresence(message)) return appear(message);
    if (message.do === 'prompter')
      return actor.isGuest ? undefined : void deps.sayToTabs(actor.id, message.signal).catch(fail);
    work = work.then(() => (isOpen(socket) ? viewer.hear(message) : undefined)).catch(fail);
  };
  const recheck = async (change: AccessChange) => {
    if (!viewer.concerns(change)) return;
    // A membership that has ended throws: that is a no as well. Tabs of one login ask together.
    const now = await account.ask(request.headers.cookie ?? '', () => actorNow().catch(() => null));
    if (now?.id === actor.id) await viewer.recheck(change);
    else socket.close(CLOSE.signedOut, 'signed out');
  };
  const recheckSelf = () => void recheck({ userId: actor.id }).catch(fail);
  const stopGuard = hub.guard((change) => void recheck(change).catch(fail));
  const beat = () => {
    recheckSelf();
    work = work.then(() => viewer.refresh()).catch(fail);
  };
  const stopPulse = pulse.watch(socket, beat);
  const leaveHall = hub.attend(actor.id, (message) => void line.send(message));
  socket.on('message', (data: RawData, isBinary: boolean) => onBehalfOf(actor.id, () => hear(data, isBinary)));
  socket.on('close', () => {
    stopGuard();
    stopPulse();
    leaveHall();
    account.leave();
    viewer.leaveAll();
  });
  // What was withdrawn between the handshake and the guard.
  recheckSelf();
}

/** By its first signs, before it is read: such messages come often and have a budget of their own. */
const isAboutPresence = (data: RawData, isBinary: boolean): boolean =>
  !isBinary &&
  Buffer.isBuffer(data) &&
  data.byteLength <= PRESENCE_BYTES &&
  /^\{"do":"(here|follow|gather)"/.test(data.subarray(0, 24).toString());

const isPresence = (request: LiveRequest): request is PresenceRequest =>
  request.do === 'here' || request.do === 'follow' || request.do === 'gather';

const isOpen = (socket: WebSocket): boolean => socket.readyState === socket.OPEN;

function readRequest(data: RawData) {
  try {
    return liveRequest.safeParse(JSON.parse(data.toString())).data ?? null;
  } catch {
    return null;
  }
}

const wire = new WeakMap<LiveMessage, Buffer>();

/** A message to many is written once. */
function wordsOf(message: LiveMessage): Buffer {
  const known = wire.get(message);
  if (known) return known;
  const words = Buffer.from(JSON.stringify(message));
  wire.set(message, words);
  return words;
}

/** A reader who has a megabyte to catch up with is let go: he comes back and catches up. */
function send(socket: WebSocket, message: LiveMessage): Promise<void> {
  if (!isOpen(socket)) return Promise.resolve();
  if (socket.bufferedAmount > BUFFER_BYTES) {
    socket.close(CLOSE.tooSlow, 'too slow');
    // A peer that does not read does not answer the farewell either.
    setTimeout(() => socket.terminate(), 2_000).unref();
    return Promise.resolve();
  }
  return new Promise((resolve) => socket.send(wordsOf(message), { binary: false }, () => resolve()));
}
