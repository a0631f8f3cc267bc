import { can, type Actor } from '#contract/access/can.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { LiveMessage, LiveRequest } from '#contract/live/messages.ts';
import type { AccessPort } from '../platform/http/mount.ts';
import type { AccessChange, Hub } from './hub.ts';

/** What was accepted on a board after a number; `reset` when that cannot be told. Throws for a board that is gone. */
export type ReadEvents = (
  boardId: string,
  since: number,
) => Promise<{ seq: number; reset: boolean; events: BoardEvent[] }>;

export interface ViewerDeps {
  hub: Hub;
  boardOf: AccessPort['boardOf']['board'];
  readEvents: ReadEvents;
}

interface Line {
  /** Resolves when the other side has taken it, or when the line is gone. */
  send: (message: LiveMessage) => Promise<void>;
  /** Something failed that is no fault of the other side. */
  fail: (error: unknown) => void;
}

type BoardRequest = Exclude<LiveRequest, { do: 'prompter' }>;

/** A board that is looked at. */
interface View {
  /** The number up to which the other side was told. */
  told: number;
  /** While the past is read, what is new waits here. */
  waiting: BoardEvent[][] | null;
  leave: () => void;
}

/** No tab shows more boards than this. */
const MOST_VIEWS = 32;
const PAGE = 200;
/** A tab that takes its past slowly is not waited for with everything new: what is dropped here is read again. */
const MOST_WAITING = 100;

/** One connected tab: joins boards, and is told each change of them exactly once and in order. */
export function createViewer(deps: ViewerDeps, actor: Actor, line: Line) {
  const views = new Map<string, View>();

  const mayRead = async (boardId: string): Promise<boolean> => {
    const board = await deps.boardOf(boardId, actor.id);
    return board !== null && can(actor, 'board.read', board);
  };

  const leave = (boardId: string) => {
    views.get(boardId)?.leave();
    views.delete(boardId);
  };

  const refuse = (boardId: string) => {
    leave(boardId);
    return line.send({ say: 'refused', boardId });
  };

  const tellPast = async (boardId: string, view: View) => {
    const past = await deps.readEvents(boardId, view.told);
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
    for (const events of waited) hearChanges(boardId, view, events);
  };

  const hearChanges = (boardId: string, view: View, all: BoardEvent[], message?: LiveMessage) => {
    if (view.waiting) {
      if (view.waiting.push(all) > MOST_WAITING) view.waiting.shift();
      return;
    }
    const events = all.filter((event) => event.seq > view.told);
    const [first] = events;
    if (!first) return;
    if (first.seq > view.told + 1) {
      view.waiting = [all];
      catchUp(boardId, view).catch(line.fail);
      return;
    }
    view.told = events.at(-1)?.seq ?? view.told;
    void line.send(message && events.length === all.length ? message : { say: 'changes', boardId, events });
  };

  const hear = (boardId: string, view: View, message: LiveMessage) => {
    if (message.say === 'changes') return hearChanges(boardId, view, message.events, message);
    if (message.say === 'reset') view.told = Math.max(view.told, message.seq);
    void line.send(message);
  };

  const join = async (boardId: string, since: number) => {
    leave(boardId);
    if (views.size >= MOST_VIEWS || !(await mayRead(boardId))) return refuse(boardId);
    const view: View = { told: since, waiting: [], leave: () => {} };
    view.leave = deps.hub.join(boardId, (message) => hear(boardId, view, message));
    views.set(boardId, view);
    await line.send({ say: 'joined', boardId, seq: since });
    await catchUp(boardId, view);
  };

  return {
    async hear(request: BoardRequest): Promise<void> {
      if (request.do === 'ping') await line.send({ say: 'pong' });
      else if (request.do === 'leave') leave(request.boardId);
      else await join(request.boardId, request.since);
    },
    shows: (boardId: string): boolean => views.has(boardId),
    /** Leaves the boards that may not be looked at any more. */
    async recheck(change: AccessChange): Promise<void> {
      const boards = 'boardId' in change ? [change.boardId].filter((id) => views.has(id)) : [...views.keys()];
      for (const boardId of boards) if (!(await mayRead(boardId))) await refuse(boardId);
    },
    /** Looks whether something was missed: word between instances may get lost. */
    async refresh(): Promise<void> {
      for (const [boardId, view] of views) {
        if (view.waiting) continue;
        view.waiting = [];
        await catchUp(boardId, view);
      }
    },
    leaveAll: () => [...views.keys()].forEach(leave),
  };
}
