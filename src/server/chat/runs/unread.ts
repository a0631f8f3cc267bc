import { OURS } from '#contract/limits.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import { listSessions } from '../../people/people.service.ts';
import type { Answering } from '../begin-answer.ts';
import { askWhoIsThere } from '../chat-news.ts';
import type { Runs } from './run-book.ts';

type UnreadDeps = BoardDeps & { runs: Runs; answering: Answering };

interface UnreadTimes {
  /** An answer that nobody reads, and whose asker is not there, ends after so long. */
  goneMs: number;
  lookMs: number;
}

const TIMES: UnreadTimes = { goneMs: OURS.unreadAnswerMs, lookMs: 10_000 };

export interface UnreadWatch {
  /** The asker of this answer is with another instance. */
  isThere: (runId: string) => void;
  stop: () => void;
}

/** Since when nobody reads which answer. */
export class Unread {
  readonly #since = new Map<string, number>();

  /** Which of these answers nobody has read for so long. What is not named, or is read, is forgotten. */
  look(runs: readonly { id: string; isRead: boolean }[], now: number, goneMs: number): string[] {
    const unread = new Set(runs.flatMap(({ id, isRead }) => (isRead ? [] : id)));
    for (const id of this.#since.keys()) if (!unread.has(id)) this.#since.delete(id);
    for (const id of unread) if (!this.#since.has(id)) this.#since.set(id, now);
    return [...unread].filter((id) => now - (this.#since.get(id) ?? now) >= goneMs);
  }

  /** Somebody has been seen reading it. */
  see(id: string): void {
    this.#since.delete(id);
  }
}

/**
 * Ends answers that nobody reads and whose asker is not there, and those of who signed out everywhere: a model costs money as
 * long as it writes. What is written is kept.
 */
export function endUnread(deps: UnreadDeps, { goneMs, lookMs }: UnreadTimes = TIMES): UnreadWatch {
  const unread = new Unread();
  const fail = (error: unknown) => deps.log.error({ err: error }, 'answers that nobody reads could not be ended');
  const askerOf = (runId: string) => deps.answering.get(runId)?.userId;
  const look = async () => {
    const runs = [...deps.runs.values()].map((run) => {
      const userId = askerOf(run.id);
      return { id: run.id, userId, isRead: run.readers > 0 || (userId !== undefined && deps.hub.hasPerson(userId)) };
    });
    for (const id of unread.look(runs, deps.clock.now(), goneMs)) void deps.runs.get(id)?.stop('interrupted');
    if (deps.database.kind === 'embedded') return;
    for (const { id, userId, isRead } of runs)
      if (!isRead && userId !== undefined) await askWhoIsThere(deps, { runId: id, userId });
  };
  const timer = setInterval(() => void look().catch(fail), lookMs).unref();
  const endOf = async (userId: string) => {
    const own = [...deps.runs.values()].filter((run) => askerOf(run.id) === userId);
    if (own.length === 0 || (await listSessions(deps, userId, null)).length > 0) return;
    for (const run of own) void run.stop('interrupted');
  };
  const leave = deps.hub.guard((change) => {
    if ('userId' in change) void endOf(change.userId).catch(fail);
  });
  return {
    isThere: (runId) => unread.see(runId),
    stop() {
      clearInterval(timer);
      leave();
    },
  };
}
