import { can, type Actor } from '#contract/access/can.ts';
import type { Principal } from '#contract/board/audience.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { LiveMessage, LiveRequest } from '#contract/live/messages.ts';
import type { PresenceRequest } from '#contract/live/presence.ts';
import type { AccessPort, BoardRef } from '../platform/http/mount.ts';
import type { AccessChange, Hub } from './hub.ts';
import { watchedSharing } from './watched-sharing.ts';
import type { Presence, PresenceRooms } from './presence.ts';
import type { Appearance } from './presence-frames.ts';

/**
 * What was accepted on a board after a number; `reset` when that cannot be told, to this person or at all. Throws for a board
 * that is gone.
 */
export type ReadEvents = (
  boardId: string,
  since: number,
  wish: { hasHistory: boolean; principal: Principal },
) => Promise<{ seq: number; reset: boolean; events: BoardEvent[] }>;

export type SeesNode = (boardId: string, nodeId: string, principal: Principal) => Promise<boolean>;

export interface ViewerDeps {
  hub: Hub;
  boardOf: AccessPort['boardOf']['board'];
  readEvents: ReadEvents;
  seesNode: SeesNode;
  /** What is shown of a board to who has no part in it. */
  shownBoardOf: (boardId: string) => Promise<BoardRef | null>;
  /** What of a message such a person is told; null for nothing. */
  guestMessage: (message: LiveMessage, readerId: string) => LiveMessage | null;
  presence: PresenceRooms;
  /** Those of these nodes that everybody on the board sees. */
  openNodes: (boardId: string, nodeIds: readonly string[]) => Promise<string[]>;
  /** How he is shown to the others on a board. */
  appearanceOf: (boardId: string, actor: Actor, isShown: boolean) => Promise<Appearance>;
}

interface Line {
  /** Resolves when the other side has taken it, or when the line is gone. */
  send: (message: LiveMessage) => Promise<void>;
  /** Sends what may be left out: false where the other side still has much to take. */
  trySend: (message: LiveMessage) => boolean;
  /** Something failed that is no fault of the other side. */
  fail: (error: unknown) => void;
}

type BoardRequest = Exclude<LiveRequest, { do: 'prompter' } | PresenceRequest>;

/** What the person was on a board when this was last asked. */
interface Seen {
  place: BoardRef;
  /** He has no part in it, and is told by shapes of his own. */
  isShown: boolean;
}

type Changes = Extract<LiveMessage, { say: 'changes' }>;

/** A board that is looked at. */
interface View extends Seen {
  /** The number up to which the other side was told. */
  told: number;
  /** While the past is read, what is new waits here. */
  waiting: Changes[] | null;
  /** What was told before something earlier. */
  ahead: Changes[];
  patience?: ReturnType<typeof setTimeout> | undefined;
  /** Null for who is not told where the others are. */
  presence: Presence | null;
  leave: () => void;
}

/** No tab shows more boards than this. */
const MOST_VIEWS = 32;
const PAGE = 200;
/** A tab that takes its past slowly is not waited for with everything new: what is dropped here is read again. */
const MOST_WAITING = 100;
/** How long something earlier may take. */
const PATIENCE_MS = 3_000;

/** One connected tab: joins boards, and is told each change of them exactly once and in order. */
export function createViewer(deps: ViewerDeps, actor: Actor, wire: Line) {
  const line: Line = {
    ...wire,
    send: async (message) => {
      const view = 'boardId' in message ? views.get(message.boardId) : undefined;
      const told = actor.isGuest || view?.isShown ? deps.guestMessage(message, actor.id) : message;
      if (told) await wire.send(told);
    },
  };
  const views = new Map<string, View>();

  /** Null where the board may not be read. */
  const placeOf = async (boardId: string): Promise<Seen | null> => {
    const own = actor.isGuest ? null : await deps.boardOf(boardId, actor.id);
    if (own !== null && can(actor, 'board.read', own)) return { place: own, isShown: false };
    const place = await deps.shownBoardOf(boardId);
    return place !== null && can(actor, 'board.read', place) ? { place, isShown: true } : null;
  };

  const sharing = watchedSharing({
    placeOf: async (boardId) => {
      const seen = await placeOf(boardId);
      return seen && !seen.isShown ? seen.place : null;
    },
    send: line.send,
  });

  const disappear = (view: View) => {
    view.presence?.leave();
    view.presence = null;
  };

  const leave = (boardId: string) => {
    const view = views.get(boardId);
    if (!view) return;
    view.leave();
    disappear(view);
    views.delete(boardId);
  };

  const refuse = (boardId: string) => {
    leave(boardId);
    return line.send({ say: 'refused', boardId });
  };

  const readPast = (boardId: string, view: View) => {
    const hasHistory = can(actor, 'board.history', view.place) && !view.isShown;
    return deps.readEvents(boardId, view.told, { hasHistory, principal: view.place.principal });
  };

  const tellPast = async (boardId: string, view: View) => {
    const past = await readPast(boardId, view);
    if (views.get(boardId) !== view) return;
    if (past.reset) {
      view.told = past.seq;
      await line.send({ say: 'reset', boardId, seq: past.seq });
    }
    for (let at = 0; at < past.events.length; at += PAGE) {
      const events = past.events.slice(at, at + PAGE);
      view.told = events.at(-1)?.seq ?? view.told;
      await line.send({ say: 'changes', boardId, events });
    }
  };

  const catchUp = async (boardId: string, view: View) => {
    await tellPast(boardId, view);
    const waited = view.waiting ?? [];
    view.waiting = null;
    for (const changes of waited) hearChanges(boardId, view, changes);
  };

  const hearChanges = (boardId: string, view: View, message: Changes) => {
    if (view.waiting) {
      if (view.waiting.push(message) > MOST_WAITING) view.waiting.shift();
      return;
    }
    const first = message.after === undefined ? message.events[0]?.seq : message.after + 1;
    const last = message.seq ?? message.events.at(-1)?.seq;
    if (first === undefined || last === undefined || last <= view.told) return;
    if (first > view.told + 1) return waitForEarlier(boardId, view, message);
    const events = message.events.filter((event) => event.seq > view.told);
    view.told = last;
    void line.send(events.length === message.events.length ? message : { ...message, events });
    if (view.ahead.length === 0) return;
    clearTimeout(view.patience);
    view.patience = undefined;
    for (const ahead of view.ahead.splice(0)) hearChanges(boardId, view, ahead);
  };

  /**
   * What another instance accepted is told a moment later than what came after it here. Who may not read the past would have
   * to read the board again, and waits that moment.
   */
  const waitForEarlier = (boardId: string, view: View, message: Changes) => {
    if (message.after === undefined || view.ahead.length >= MOST_WAITING) {
      view.waiting = [...view.ahead.splice(0), message];
      catchUp(boardId, view).catch(line.fail);
      return;
    }
    view.ahead.push(message);
    view.patience ??= setTimeout(() => {
      view.patience = undefined;
      if (view.ahead.length === 0 || views.get(boardId) !== view) return;
      view.waiting ??= [];
      view.waiting.push(...view.ahead.splice(0));
      catchUp(boardId, view).catch(line.fail);
    }, PATIENCE_MS).unref();
  };

  const hear = async (boardId: string, view: View, message: LiveMessage) => {
    if (message.say === 'changes') return hearChanges(boardId, view, message);
    if (message.say === 'reset') view.told = Math.max(view.told, message.seq);
    const isSeen = message.say !== 'chat' || (await deps.seesNode(boardId, message.nodeId, view.place.principal));
    if (isSeen && views.get(boardId) === view) await line.send(message);
  };

  const join = async (boardId: string, since: number) => {
    leave(boardId);
    const seen = views.size < MOST_VIEWS ? await placeOf(boardId) : null;
    if (!seen) return refuse(boardId);
    const view: View = { ...seen, told: since, waiting: [], ahead: [], presence: null, leave: () => {} };
    view.leave = deps.hub.join(boardId, (message, messageFor) => {
      const told = messageFor ? messageFor(view.place.principal) : message;
      if (told) hear(boardId, view, told).catch(line.fail);
    });
    views.set(boardId, view);
    await line.send({ say: 'joined', boardId, seq: since });
    await catchUp(boardId, view);
    await appear(boardId, view);
  };

  /** Whoever only looks by a link or an address sees nobody and is seen by nobody. */
  const mayAppear = ({ isShown, place }: Seen): boolean => !isShown || can(actor, 'board.comment', place);

  const appear = async (boardId: string, view: View) => {
    if (!mayAppear(view) || view.presence) return;
    const who = await deps.appearanceOf(boardId, actor, view.isShown);
    if (views.get(boardId) !== view || view.presence) return;
    const mayGather = () => !view.isShown && can(actor, 'board.edit', view.place);
    const trySend = (message: LiveMessage) => {
      const told = view.isShown ? deps.guestMessage(message, actor.id) : message;
      return told === null || wire.trySend(told);
    };
    view.presence = deps.presence.enter(boardId, { ...who, mayGather }, trySend);
  };

  return {
    async hear(request: BoardRequest): Promise<void> {
      if (request.do === 'ping') await line.send({ say: 'pong' });
      else if (request.do === 'watch') await sharing.watch(request.boardId);
      else if (request.do === 'leave') {
        leave(request.boardId);
        sharing.leave(request.boardId);
      } else await join(request.boardId, request.since);
    },
    /** Of cards only those are named that everybody on the board sees. */
    async hearPresence(request: PresenceRequest): Promise<void> {
      const presence = views.get(request.boardId)?.presence;
      if (!presence || request.do !== 'here') return presence?.hear(request);
      const { sel = [], edit } = request;
      if (sel.length === 0 && !edit) return presence.hear(request);
      const open = new Set(await deps.openNodes(request.boardId, edit ? [...sel, edit] : sel));
      presence.hear({
        ...request,
        ...(request.sel && { sel: sel.filter((nodeId) => open.has(nodeId)) }),
        ...(edit && { edit: open.has(edit) ? edit : null }),
      });
    },
    concerns: (change: AccessChange): boolean =>
      'userId' in change
        ? change.userId === actor.id
        : ('boardId' in change && views.has(change.boardId)) || sharing.watches(change),
    /** Leaves the boards that may not be looked at any more, and says where the person may do more or less than before. */
    async recheck(change: AccessChange): Promise<void> {
      await sharing.hear(change);
      if ('placeId' in change) return;
      const boards = 'boardId' in change ? [change.boardId].filter((id) => views.has(id)) : [...views.keys()];
      for (const boardId of boards) {
        const seen = await placeOf(boardId);
        const view = views.get(boardId);
        if (!seen?.place.role) await refuse(boardId);
        else if (view) {
          const before = view.place.principal.role;
          const hasChanged = view.place.role !== seen.place.role;
          Object.assign(view, seen);
          if (mayAppear(view)) await appear(boardId, view);
          else disappear(view);
          if (hasChanged) await line.send({ say: 'access', boardId, role: seen.place.role });
          else if (before !== seen.place.principal.role) await line.send({ say: 'reset', boardId, seq: view.told });
        }
      }
    },
    /** Looks whether something was missed: word between instances may get lost. What was accepted just now is on its way. */
    async refresh(): Promise<void> {
      for (const [boardId, view] of views) {
        if (view.waiting) continue;
        const since = view.told;
        const { seq } = await readPast(boardId, view);
        if (seq === since) continue;
        setTimeout(() => {
          if (views.get(boardId) !== view || view.waiting || (seq > since && view.told >= seq)) return;
          view.waiting = [];
          catchUp(boardId, view).catch(line.fail);
        }, PATIENCE_MS).unref();
      }
    },
    leaveAll: () => [...views.keys()].forEach(leave),
  };
}
